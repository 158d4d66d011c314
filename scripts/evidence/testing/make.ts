import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import type { Story } from './story.ts'

/** A maker of evidence that shares no code with the verifier. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type Members = { [name: string]: Json }

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const pairOf = (word: string) => {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), sha256(word)])
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(secret).export({ format: 'der', type: 'spki' })
  const shown = spki.subarray(-32)
  return { secret, public: shown.toString('hex'), id: sha256(shown).toString('hex').slice(0, 16) }
}
export const PAIRS = {
  root: pairOf('root'),
  evidence: pairOf('evidence'),
  head: pairOf('head'),
  arcade: pairOf('arcade'),
}
export const ORIGINS = { zar: 'https://zar.test', arcade: 'https://oyun.test' }

export function spell(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(spell).join(',')}]`
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `"${name}":${spell(value[name] ?? null)}`).join(',')}}`
}

export function signed(domain: string, members: Members, secret: KeyObject): Members {
  const { sig: _, ...rest } = members
  const sig = sign(null, Buffer.from(`${domain}\n${spell(rest)}`), secret).toString('hex')
  return { ...rest, sig }
}
export const signedHead = (head: Members, { id, secret } = PAIRS.head): Members =>
  signed('zar-head-v1', { ...head, key: id }, secret)

/** The list of keys as it is published, signed by the root. Each may be given otherwise. */
export function makeKeys(
  changes: { [use in 'evidence' | 'head' | 'arcade']?: Members } = {},
): Buffer {
  const keyOf = (name: 'evidence' | 'head' | 'arcade', use: string, origin: string): Members => ({
    id: PAIRS[name].id,
    use,
    origin,
    public: PAIRS[name].public,
    from: '2026-01-01T00:00:00.000Z',
    until: '2027-01-01T00:00:00.000Z',
    revoked: null,
    ...changes[name],
  })
  const keys = [
    keyOf('evidence', 'evidence', ORIGINS.zar),
    keyOf('head', 'head', ORIGINS.zar),
    keyOf('arcade', 'head', ORIGINS.arcade),
  ]
  const list = signed('zar-keys-v1', { v: 1, keys, key: PAIRS.root.id }, PAIRS.root.secret)
  return Buffer.from(`${spell(list)}\n`)
}

const LEAF = Buffer.of(0)
const NODE = Buffer.of(1)
export const leafOf = (data: Buffer | string): Buffer => sha256(LEAF, data)

export function treeOf(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return sha256('')
  if (leaves.length === 1) return leaves[0] ?? Buffer.alloc(0)
  const left = 2 ** Math.ceil(Math.log2(leaves.length) - 1)
  return sha256(NODE, treeOf(leaves.slice(0, left)), treeOf(leaves.slice(left)))
}

/** The hashes of the subtrees without a shown leaf, from left to right. */
export function pathOf(leaves: readonly Buffer[], isShown: readonly boolean[]): Json[] {
  if (leaves.length === 0) return []
  if (!isShown.includes(true)) return [treeOf(leaves).toString('hex')]
  if (leaves.length === 1) return []
  const left = 2 ** Math.ceil(Math.log2(leaves.length) - 1)
  return [
    ...pathOf(leaves.slice(0, left), isShown.slice(0, left)),
    ...pathOf(leaves.slice(left), isShown.slice(left)),
  ]
}

/** An item as the leaf that stands for it. */
export function blackedOut({ log = '', b = 0, p = 0, salt, body }: Members): Members {
  const data = Buffer.concat([Buffer.from(String(salt), 'hex'), Buffer.from(spell(body ?? null))])
  return { t: 'leaf', log, b, p, leaf: leafOf(data).toString('hex') }
}

/** Changes of the lines, as members or as text, before the file is signed; and of the last line. */
export type Edits = {
  lines?: (lines: Members[]) => Members[]
  texts?: (lines: string[]) => string[]
  end?: (end: Members) => Members
}

export function makeFile(story: Story, edits: Edits = {}): Buffer {
  const built: Members[] = [story.bundle, ...story.logs.flatMap((log) => linesOf(log))]
  const lines = edits.lines?.(built) ?? built
  const texts = edits.texts?.(lines.map(spell)) ?? lines.map(spell)
  const leaves = texts.map((text, at) =>
    leafOf(lines[at]?.t === 'item' ? spell(blackedOut(lines[at] ?? {})) : text),
  )
  const root = treeOf(leaves).toString('hex')
  const plain = { t: 'end', lines: texts.length + 1, root, key: PAIRS.evidence.id }
  const end = signed('zar-evidence-v1', { ...plain, ...edits.end?.(plain) }, PAIRS.evidence.secret)
  return Buffer.from([...texts, spell(end)].map((text) => `${text}\n`).join(''))
}

/** Head, top, and the batches in which the player has something. */
function linesOf({ log, head, batches }: Story['logs'][number]): Members[] {
  const made = batches.map((batch, i) => batchOf(log, i, batch))
  const leaves = made.map(({ line }) => leafOf(spell(line)))
  const isShown = made.map(({ items }) => items.length > 0)
  const rows = batches.reduce((sum, { slots }) => sum + slots.length, 0)
  const plain = { t: 'head', v: 1, log, batches: made.length, rows, at: head.at }
  return [
    signedHead({ ...plain, root: treeOf(leaves).toString('hex') }, PAIRS[head.by]),
    { t: 'top', log, path: pathOf(leaves, isShown) },
    ...made.flatMap(({ line, proof, items }) => (items.length > 0 ? [line, proof, ...items] : [])),
  ]
}

function batchOf(
  log: string,
  i: number,
  { slots, unshown, after, to, at }: Story['logs'][number]['batches'][number],
) {
  const all = slots.map((body, p): Members => {
    const salt = sha256(`salt ${log} ${after} ${p}`).toString('hex').slice(0, 32)
    return { t: 'item', log, b: i, p, salt, body }
  })
  const leaves = all.map((item) => Buffer.from(String(blackedOut(item).leaf), 'hex'))
  const isShown = slots.map((body, p) => body !== null && !unshown.includes(p))
  const root = treeOf(leaves).toString('hex')
  const mac = sha256(`mac ${log} ${i}`).toString('hex')
  const line: Members = { t: 'batch', log, i, after, to, rows: slots.length, root, mac, at }
  const proof: Members = { t: 'proof', log, b: i, path: pathOf(leaves, isShown) }
  return { line, proof, items: all.filter((_, p) => isShown[p]) }
}
