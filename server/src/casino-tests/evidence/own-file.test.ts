import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readProofs } from '@zar/contract/evidence/findings/heads'
import { readKeys } from '@zar/contract/evidence/keys'
import { isConsistent } from '@zar/contract/evidence/site/consistency'
import { readKept } from '@zar/contract/evidence/site/kept'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  consistencyRoutes,
  eraseEvidence,
  evidenceDownload,
  forgetFiles,
  makeAsked,
  type OwnFileDeps,
  ownEvidenceRoutes,
  publishEvidence,
  signHeadsDue,
  verifyLogs,
} from '../../modules/evidence/index.ts'
import { PASSWORD } from '../../modules/payments/testing/cashier.ts'
import { mountRoutes, openHttp } from '../../platform/http/http.ts'
import { KEY_LIST, openEvidenceCasino } from '../../testing/evidence/evidence-casino.ts'
import { signedInById } from '../../testing/players/signed-in.ts'

let casino: Awaited<ReturnType<typeof openEvidenceCasino>>
let deps: OwnFileDeps
let app: FastifyInstance
const keysDir = mkdtempSync(path.join(tmpdir(), 'zar-published-'))
beforeAll(async () => {
  casino = await openEvidenceCasino()
  deps = { ...casino.deps, ...casino.evidence }
  app = openHttp({ logger: casino.deps.log, random: casino.casino.random })
  mountRoutes(app, [...ownEvidenceRoutes(deps), ...consistencyRoutes(deps)], signedInById)
  evidenceDownload(app, { ...deps, findSignedIn: signedInById })
  publishEvidence(app, { db: deps.db, keysDir })
})
afterAll(async () => {
  rmSync(keysDir, { recursive: true })
  await app.close()
  await casino.close()
})

const hexToBytes = (text: string) => Buffer.from(text, 'hex')
const as = (playerId: string) => ({ authorization: `Bearer ${playerId}` })
const own = async (playerId: string) =>
  (await app.inject({ url: '/api/evidence/own', headers: as(playerId) })).json().data
const ask = async (playerId: string, password = PASSWORD) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/evidence/ask',
      headers: as(playerId),
      payload: { password },
    })
  ).json()
const download = (playerId: string) =>
  app.inject({ url: '/api/evidence/download', headers: as(playerId) })
/** Does the jobs that are asked for. */
async function work(): Promise<void> {
  const { rows } = await casino.casino.owner.pool.query<{ payload: unknown }>(
    `delete from graphile_worker._private_jobs where key like 'evidence:%' returning payload`,
  )
  for (const { payload } of rows) await makeAsked(deps, payload)
}

test('a file is asked for with the password, made by the job, and downloaded as it was verified', async () => {
  const playerId = await casino.casino.player()
  await casino.deposit(playerId, 1_000)
  expect(await own(playerId)).toEqual({ state: 'none', askedAt: null, file: null, nextAt: null })
  expect((await download(playerId)).json()).toMatchObject({ data: { code: 'evidence_not_ready' } })
  expect(await ask(playerId, 'yanlis-12')).toMatchObject({ data: { code: 'wrong_password' } })
  expect(await ask(playerId)).toMatchObject({ success: true, data: { state: 'making' } })
  await work()
  const ready = await own(playerId)
  expect(ready).toMatchObject({
    state: 'ready',
    file: { name: expect.stringMatching(/^zar-evidence-\d{9}-20\d\d-\d\d-\d\d\.jsonl$/) },
    nextAt: expect.stringMatching(/^20/),
  })
  const answer = await download(playerId)
  expect(answer.headers).toMatchObject({
    'content-length': String(ready.file.bytes),
    'content-disposition': `attachment; filename="${ready.file.name}"`,
    'cache-control': 'private, no-store',
  })
  expect(Buffer.byteLength(answer.body)).toBe(ready.file.bytes)
  expect(await casino.verify(answer.body)).toMatchObject({ verdict: 'valid', findings: [] })
  expect(await casino.verifyInPython(answer.body)).toBe('valid')
  const carried = await casino.casino.db
    .selectFrom('head_witness')
    .innerJoin('evidence_head', 'evidence_head.id', 'head_id')
    .select(['log', 'sig'])
    .orderBy('head_id')
    .execute()
  expect(carried.map(({ log }) => log)).toEqual(['ledger', 'journal'])
  for (const { sig } of carried) expect(answer.body).toContain(sig.toString('hex'))
})

test('one an hour, however often and at once it is asked for', async () => {
  const playerId = await casino.casino.player()
  const asked = await Promise.all(Array.from({ length: 5 }, () => ask(playerId)))
  expect(asked.filter(({ success }) => success)).toHaveLength(1)
  expect(await ask(playerId)).toMatchObject({ data: { code: 'evidence_too_soon' } })
  await work()
  expect(await ask(playerId)).toMatchObject({ data: { code: 'evidence_too_soon' } })
  casino.casino.clock.advance(3_600_001)
  expect(await ask(playerId)).toMatchObject({ success: true, data: { state: 'making' } })
  expect((await own(playerId)).file).not.toBeNull()
  await work()
})

test('nobody has another player’s file, and without a log-in nobody has any', async () => {
  const [one = '', other = ''] = await casino.casino.players([{}, {}])
  await ask(one)
  await work()
  expect((await download(other)).statusCode).toBe(404)
  expect((await app.inject({ url: '/api/evidence/download' })).statusCode).toBe(401)
})

test('it lies there encrypted, and is gone after seven days', async () => {
  const playerId = await casino.casino.player()
  await ask(playerId)
  await work()
  const { body } = await download(playerId)
  const last = body.trim().split('\n').at(-1) ?? ''
  const { rows } = await casino.casino.pool.query(
    `select from evidence_file_piece where position($1::bytea in sealed) > 0`,
    [Buffer.from(last.slice(0, 40))],
  )
  expect(rows).toEqual([])
  const week = 7 * 86_400_000
  await forgetFiles(deps.db, new Date(Date.now() + week - 60_000))
  expect((await download(playerId)).statusCode).toBe(200)
  await forgetFiles(deps.db, new Date(Date.now() + week + 7_200_000))
  expect((await download(playerId)).statusCode).toBe(404)
})

test('of a player who is erased the texts go and the leaves stay: what is sealed holds', async () => {
  const playerId = await casino.casino.player()
  await casino.deposit(playerId, 777)
  await ask(playerId)
  await work()
  await deps.db.transaction().execute((tx) => eraseEvidence(tx, playerId))
  const { rows } = await casino.casino.pool.query(
    `select body, salt, length(leaf) as leaf from journal_fact where player_id = $1`,
    [playerId],
  )
  expect(rows.length).toBeGreaterThan(2)
  for (const row of rows) expect(row).toEqual({ body: null, salt: null, leaf: 32 })
  expect((await download(playerId)).statusCode).toBe(404)
  expect(await verifyLogs(deps.db, deps.house.keys)).toEqual([])
})

test('keys and heads are published, and a head goes on from each before it', async () => {
  expect((await app.inject({ url: '/.well-known/zar/keys.json' })).statusCode).toBe(404)
  writeFileSync(path.join(keysDir, 'evidence-keys.json'), KEY_LIST)
  const keys = await app.inject({ url: '/.well-known/zar/keys.json' })
  expect(keys.body).toBe(readFileSync(path.join(keysDir, 'evidence-keys.json'), 'utf8'))
  const playerId = await casino.casino.player()
  await ask(playerId)
  await work()
  const before = (await app.inject({ url: '/.well-known/zar/heads.jsonl' })).body
  await casino.deposit(playerId, 50)
  await signHeadsDue(deps.db, deps.house, new Date(Date.now() + 7_200_000))
  const after = (await app.inject({ url: '/.well-known/zar/heads.jsonl' })).body
  expect(after.startsWith(before)).toBe(true)
  const heads = after
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ log }) => log === 'zar.example/journal')
  const newest = heads.at(-1)
  for (const { batches: from, root } of heads) {
    const url = `/api/evidence/consistency?log=${newest.log}&from=${from}&to=${newest.batches}`
    const { data } = (await app.inject({ url })).json()
    const older = { size: from, root: hexToBytes(root) }
    const newer = { size: newest.batches, root: hexToBytes(newest.root) }
    expect(isConsistent(older, newer, data.path.map(hexToBytes))).toBe(true)
  }
  for (const bad of ['log=zar.example/audit&from=0&to=1', `log=${newest.log}&from=0&to=9999`])
    expect((await app.inject({ url: `/api/evidence/consistency?${bad}` })).statusCode).toBe(404)
})

test('an older file and heads that were kept are laid beside it by proofs of the site', async () => {
  const playerId = await casino.casino.player()
  await casino.deposit(playerId, 50)
  const older = Buffer.from(await casino.make(playerId))
  const letter = (await app.inject({ url: '/.well-known/zar/heads.jsonl' })).body
  await casino.deposit(playerId, 60)
  const newer = await casino.make(playerId)
  const list = await readKeys(Buffer.from(KEY_LIST))
  const kept = await readKept(`Para yatırma onaylandı\n${letter}`, list)
  expect(kept.length).toBeGreaterThan(1)
  const first = await casino.verify(newer, { older, kept })
  const asked = first.verdict === 'valid' ? (first.asked ?? []) : []
  expect(first).toMatchObject({ verdict: 'valid', findings: [] })
  expect(asked.map(({ log }) => log)).toContain('zar.example/journal')
  const answers = await Promise.all(
    asked.map(({ log, from, to }) =>
      app.inject({ url: `/api/evidence/consistency?log=${log}&from=${from}&to=${to}` }),
    ),
  )
  const proofs = readProofs(answers.map(({ body }) => body).join(''))
  const told = await casino.verify(newer, { older, kept, proofs })
  expect(told).toMatchObject({ verdict: 'valid', findings: [] })
  expect('asked' in told).toBe(false)
  const bent = proofs.map((proof) => ({ ...proof, path: [...proof.path, 'ab'.repeat(32)] }))
  const wrong = await casino.verify(newer, { older, kept, proofs: bent })
  const codes = wrong.verdict === 'valid' ? wrong.findings.map(({ code }) => code) : []
  expect(new Set(codes)).toEqual(new Set(['F09']))
  const forged = letter.replace(/"rows":\d+/, '"rows":99')
  await expect(readKept(forged, list)).rejects.toThrow('not signed')
})
