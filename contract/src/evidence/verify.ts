import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canon } from './canon.ts'
import { checkBalances, checkNumbers, checkOwner } from './contents.ts'
import type { Finding } from './findings/finding.ts'
import { findingsOf } from './findings/findings.ts'
import type { AskedProof, HeadProof } from './findings/heads.ts'
import { findKey, type Keys } from './keys.ts'
import type { LineOf } from './lines.ts'
import { type Evidence, entriesOf, isRow, type Log, readEvidence, type Tell } from './read.ts'
import { Refused, type RefusedCode, refuse } from './refused.ts'
import { isSigned } from './signature.ts'
import type { PublishedTexts } from './site/texts.ts'
import { leafOf, rootByProof, rootOf } from './tree.ts'

const HEAD_AGE_MAX_MS = 25 * 3_600_000

/** What is known from elsewhere, never from the file. */
export type Known = {
  keys: Keys
  /** The published heads, each in canonical form: a key that was revoked later counts beside them alone. */
  heads?: ReadonlySet<string>
  /** An older file of the same player. */
  older?: Uint8Array
  /** Heads that were kept elsewhere, as `readKept` found them: in letters, or as they were published once. */
  kept?: readonly LineOf<'head'>[]
  /** Proofs that a log goes on from an older head. */
  proofs?: readonly HeadProof[]
  /** The published texts of law, for those that were accepted. */
  texts?: PublishedTexts
}

/** What is being done: reading its lines, the signature of the end, each log, the contents, the findings. */
export type Part = 'lines' | 'end' | 'logs' | 'contents' | 'findings'
/** How far a part is: so many of so many. */
export type Progress = (part: Part, done: number, of: number) => void

export type Verdict =
  | {
      verdict: 'valid'
      findings: Finding[]
      /** Proofs that would tell more, where there are any: of heads of an older file, or that were kept. */
      asked?: AskedProof[]
      lines: number
      rows: number
      facts: number
      blackedOut: number
    }
  | { verdict: 'refused'; code: RefusedCode; line: number | null }

/** The older file is refused itself, of another player or not older: nothing can be told beside it. */
export class NotOlder extends Error {}

/**
 * Verifies a file of evidence by the thirteen steps of docs/evidence.md, and lists where the house broke its
 * word. Throws `NotOlder`.
 */
export async function verifyEvidence(file: Uint8Array, known: Known): Promise<Verdict> {
  return (await openEvidence(file, known)).verdict
}

/** The same, with what a valid file holds; and tells how far it is. */
export async function openEvidence(
  file: Uint8Array,
  known: Known,
  progress: Progress = () => {},
): Promise<{ verdict: Verdict; evidence?: Evidence }> {
  try {
    const evidence = await checkEvidence(file, known, progress)
    progress('findings', 0, 1)
    const older = known.older && (await checkOlder(known.older, known, evidence))
    const entries = evidence.logs.flatMap(entriesOf)
    const rows = entries.filter(({ body }) => isRow(body)).length
    const blackedOut = entries.filter(({ body }) => body === null).length
    const { findings, asked } = findingsOf(evidence, { ...known, older })
    const verdict: Verdict = {
      verdict: 'valid',
      findings,
      lines: evidence.end.lines,
      rows,
      facts: entries.length - rows - blackedOut,
      blackedOut,
    }
    if (asked.length > 0) verdict.asked = asked
    return { verdict, evidence }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { verdict: { verdict: 'refused', code: error.code, line: error.line } }
  }
}

async function checkOlder(file: Uint8Array, known: Known, { bundle }: Evidence): Promise<Evidence> {
  const older = await checkEvidence(file, known).catch((error) => {
    throw new NotOlder(`The older file is refused: ${(error as Error).message}.`)
  })
  const { player, origin, made } = older.bundle
  const isOlder = player === bundle.player && origin === bundle.origin && made <= bundle.made
  if (!isOlder) throw new NotOlder('The older file is of another player, or it is not older.')
  return older
}

/** Steps 1 to 13, where 13 is done as soon as each time is proved. The first that fails throws `Refused`. */
async function checkEvidence(
  file: Uint8Array,
  known: Known,
  progress: Progress = () => {},
): Promise<Evidence> {
  const tell: Tell = (done, of) => progress('lines', done, of)
  const evidence = readEvidence(file, tell)
  const { bundle, logs } = evidence
  const keys = keysOf(evidence, known)
  progress('end', 0, 1)
  await checkEnd(evidence, keys.end)
  for (const [at, log] of logs.entries()) {
    progress('logs', at, logs.length)
    await checkLog(log, keys.heads[at] ?? '', bundle.made)
  }
  progress('contents', 0, 1)
  for (const log of logs) checkOwner(log, bundle)
  checkBalances(evidence)
  for (const log of logs) checkNumbers(log, bundle.whole)
  return evidence
}

/** Step 4: the public keys of the end and of each head. */
function keysOf({ bundle, logs, end }: Evidence, { keys, heads }: Known) {
  const areAllPublished = logs.every(({ head }) => heads?.has(canon(head)))
  const { origin, made } = bundle
  const asked = { id: end.key, use: 'evidence', origin, at: made } as const
  const ofEnd = findKey(keys, { ...asked, isPublished: areAllPublished }) ?? refuse('E05')
  const ofHeads = logs.map(({ stated, head }) => {
    const isOfOrigin = stated.log.startsWith(`${stated.origin.replace('https://', '')}/`)
    const { key: id, at } = head
    const isPublished = heads?.has(canon(head)) === true
    const key = findKey(keys, { id, use: 'head', origin: stated.origin, at, isPublished })
    return (isOfOrigin && key) || refuse('E05')
  })
  return { end: ofEnd.public, heads: ofHeads.map((key) => key.public) }
}

/** Step 5: signed, complete, and made after what it tells of. */
async function checkEnd({ bundle, end, lineLeaves }: Evidence, key: string): Promise<void> {
  if (!(await isSigned('zar-evidence-v1', end, key))) refuse('E06')
  const isWhole = end.lines === lineLeaves.length + 1
  if (!isWhole || end.root !== bytesToHex(rootOf(lineLeaves))) refuse('E07')
  if (bundle.from > bundle.to || bundle.to > bundle.made) refuse('E19', 1)
}

/** Steps 6 to 8 of one log, by the public key of its head. Throws `Refused`. */
export async function checkLog(log: Log, key: string, made: string): Promise<void> {
  await checkHead(log, key, made)
  checkBatches(log)
  for (const batch of log.batches) checkItems(batch)
}

/** Step 6: signed, and not older than a day and an hour. */
async function checkHead({ head }: Log, key: string, made: string): Promise<void> {
  if (!(await isSigned('zar-head-v1', head, key))) refuse('E08')
  const age = Date.parse(made) - Date.parse(head.at)
  if (age < 0 || age > HEAD_AGE_MAX_MS) refuse('E19')
}

/** Step 7: ascending, joined, and in the head. */
function checkBatches({ head, top, batches }: Log): void {
  for (const [at, { line }] of batches.entries()) {
    const before = batches[at - 1]?.line
    if (!before) continue
    const isNext = line.i === before.i + 1
    const isJoined = isNext ? line.after === before.to : BigInt(line.after) >= BigInt(before.to)
    if (line.i <= before.i || !isJoined) refuse('E09')
  }
  const shown = batches.map(({ line }) => ({ at: line.i, leaf: leafOf(utf8ToBytes(canon(line))) }))
  if (!isRoot(head.root, rootByProof(head.batches, shown, top.path.map(hexToBytes)))) refuse('E09')
}

/** Step 8: ascending, in their batch, no hash over or missing. */
function checkItems({ line, proof, entries }: Log['batches'][number]): void {
  const areOfBatch = proof.b === line.i && entries.every(({ b }) => b === line.i)
  const root = rootByProof(line.rows, entries, proof.path.map(hexToBytes))
  if (!areOfBatch || !isRoot(line.root, root)) refuse('E10', entries[0]?.number ?? null)
}

const isRoot = (root: string, found: Uint8Array | undefined): boolean =>
  found !== undefined && bytesToHex(found) === root
