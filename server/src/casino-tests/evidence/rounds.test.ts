import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { canon } from '@zar/contract/evidence/canon'
import { readKeys } from '@zar/contract/evidence/keys'
import { proofOf } from '@zar/contract/evidence/proof'
import { itemLeaf } from '@zar/contract/evidence/read'
import { leafOf, rootOf } from '@zar/contract/evidence/tree'
import { verifyEvidence } from '@zar/contract/evidence/verify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeFile,
  makeKeyList,
  type PublicKey,
  publicKeysOf,
} from '../../modules/evidence/index.ts'
import { openSigningKey, signLine } from '../../platform/encryption/signing-key.ts'
import { openEvidenceCasino } from '../../testing/evidence/evidence-casino.ts'
import { EVIDENCE_HOUSE } from '../../testing/evidence/evidence-house.ts'

const LOG = 'oyun.example/fairness'
const ORIGIN = 'https://oyun.example'
const HEAD = openSigningKey(Buffer.alloc(32, 21))
const SEED = 'ab'.repeat(32)
const MATHS = 'cd'.repeat(32)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hex = (hash: Uint8Array) => Buffer.from(hash).toString('hex')

let casino: Awaited<ReturnType<typeof openEvidenceCasino>>
const keysDir = mkdtempSync(path.join(tmpdir(), 'zar-rounds-'))
const listOf = (...more: PublicKey[]) =>
  makeKeyList(openSigningKey(Buffer.alloc(32, 14)), {
    publicKeys: [...publicKeysOf(EVIDENCE_HOUSE), ...more],
    from: new Date('2026-01-01T00:00:00Z'),
    until: new Date('2099-01-01T00:00:00Z'),
  })
const ARCADE = { id: HEAD.id, use: 'head', origin: ORIGIN, public: HEAD.publicKey } as const
beforeAll(async () => {
  casino = await openEvidenceCasino()
})
afterAll(async () => {
  rmSync(keysDir, { recursive: true })
  await casino.close()
})

const at = (second: number) => new Date(Date.now() - 60_000 + second * 1_000).toISOString()
/** A pair of a seat with a round of nothing, from its commitment to its reveal. */
const seatFacts = (subject: string, block?: string) => {
  const told = (n: number, kind: string, members: object) => ({
    at: at(n),
    kind,
    n,
    subject,
    pair: `pair-${subject}`,
    ...members,
  })
  const right = createHmac('sha256', SEED).update('tohum:0:0').digest('hex')
  return [
    told(1, 'seed.committed', { commitment: sha256(`${SEED}:${MATHS}`) }),
    told(2, 'seed.client', { client: 'tohum' }),
    told(3, 'round.played', {
      round: `r-${subject}`,
      game: 'nar',
      maths: MATHS,
      nonce: 0,
      block: block ?? right,
      stake: '0',
      win: '0',
      stakes: [],
      wins: [],
    }),
    told(4, 'seed.revealed', { server: SEED }),
  ]
}

/** What an arcade answers of two seats of a player, which stand in one batch. */
function arcadeAnswer(block?: string): string {
  const seats = ['seat-a', 'seat-b']
  const bodies = [...seatFacts('seat-a', block), ...seatFacts('seat-b')]
  const items = bodies.map((body, p) => ({
    t: 'item',
    log: LOG,
    b: 0,
    p,
    salt: sha256(`${p}`).slice(0, 32),
    body,
  }))
  const leaves = items.map((item) => itemLeaf(item as never))
  const root = hex(rootOf(leaves))
  const batch = {
    t: 'batch',
    log: LOG,
    i: 0,
    after: '0',
    to: '8',
    rows: 8,
    root,
    mac: SEED,
    at: at(10),
  }
  const head = signLine('zar-head-v1', HEAD, {
    t: 'head',
    v: 1,
    log: LOG,
    batches: 1,
    rows: 8,
    at: at(10),
    root: hex(leafOf(Buffer.from(canon(batch)))),
  } as const)
  const lines = seats.flatMap((subject) => {
    const own = items.filter(({ body }) => body.subject === subject)
    const places = own.map(({ p }) => p)
    return [
      { t: 'log', log: LOG, origin: ORIGIN, subject, facts: own.length },
      head,
      { t: 'top', log: LOG, path: [] },
      batch,
      { t: 'proof', log: LOG, b: 0, path: proofOf(leaves, places).map(hex) },
      ...own,
    ]
  })
  return lines.map((line) => `${canon(line)}\n`).join('')
}

async function fileWith(answer: () => Promise<string>, more = {}): Promise<string> {
  const id = await casino.casino.player()
  const owner = { id, number: '204718903', createdAt: new Date('2026-01-01T00:00:00Z') }
  const deps = { ...casino.evidence, foreign: { sources: [answer], keysDir } }
  const { lines } = await makeFile(deps, owner, more)
  let text = ''
  for await (const line of lines) text += line
  return text
}
const list = (...more: PublicKey[]) =>
  writeFileSync(path.join(keysDir, 'evidence-keys.json'), listOf(...more))
const verdictOn = async (text: string) =>
  verifyEvidence(Buffer.from(text), { keys: await readKeys(Buffer.from(listOf(ARCADE))) })

test('rounds of all seats stand in the file as the arcade proves them, and are computed anew', async () => {
  list(ARCADE)
  const text = await fileWith(async () => arcadeAnswer())
  expect(await verdictOn(text)).toMatchObject({ verdict: 'valid', findings: [], facts: 8 })
  expect(text.match(/"kind":"round.played"/g)).toHaveLength(2)
})

test('a round that the arcade did not play as it committed to is found by whoever verifies', async () => {
  list(ARCADE)
  const text = await fileWith(async () => arcadeAnswer('ef'.repeat(32)))
  const verdict = await verdictOn(text)
  expect(verdict.verdict === 'valid' && verdict.findings.map(({ code }) => code)).toEqual(['F05'])
})

test('what is not proved is in no file; an arcade that nobody could verify, or that is away, is left out', async () => {
  list(ARCADE)
  const bent = arcadeAnswer().replace('"game":"nar"', '"game":"nal"')
  await expect(fileWith(async () => bent)).rejects.toThrow('E10')
  list()
  expect(await fileWith(async () => arcadeAnswer())).not.toContain('round.played')
  list(ARCADE)
  const away = () => Promise.reject(new Error('away'))
  await expect(fileWith(away)).rejects.toThrow('away')
  const told: unknown[] = []
  const text = await fileWith(away, { onAway: (err: unknown) => told.push(err) })
  expect(await verdictOn(text)).toMatchObject({ verdict: 'valid', findings: [] })
  expect(told).toHaveLength(1)
})
