import type { Keys } from '@zar/contract/evidence/keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HEAD_MS, sealFacts, signHeadDue } from '../fairness/log/seal-log.ts'
import { TEST_LOG } from '../fairness/log/testing/test-log.ts'
import { verifyLog } from '../fairness/log/verify-log.ts'
import { digestOf } from '../fairness/seeds.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import { inTransaction } from './database.ts'
import { readFacts, readHeads, readLastBatch, settledFact } from './fairness-log.ts'

const ORIGIN = 'http://arcade.test'
const { head } = TEST_LOG.keys
const KEYS: Keys = {
  v: 1,
  keys: [
    {
      id: head.id,
      use: 'head',
      origin: ORIGIN,
      public: head.public.toString('hex'),
      from: '2026-01-01T00:00:00.000Z',
      until: '2027-01-01T00:00:00.000Z',
      revoked: null,
    },
  ],
  key: '0'.repeat(16),
  sig: '0'.repeat(128),
}

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())

const text = async (url: string): Promise<string> => {
  const reply = await fixture.app.http.inject({ method: 'GET', url })
  expect(reply.statusCode).toBe(200)
  return reply.body
}
const published = async (token?: string) => ({
  keys: KEYS,
  origin: ORIGIN,
  heads: await text('/.well-known/zar/heads.jsonl'),
  batches: await text('/.well-known/zar/batches.jsonl'),
  seat: token === undefined ? '' : await text(`/api/commitments?token=${token}`),
  digests: [digestOf('zar_nar_bahcesi')],
})
const factsOf = async (token: string) => {
  const { seat_id: seatId } = await fixture.session(token)
  const facts = await readFacts(
    fixture.arcade.pool,
    { afterId: 0, toId: Number.MAX_SAFE_INTEGER },
    { most: 100, seatId },
  )
  return facts.map(({ n, kind }) => `${n} ${kind}`)
}

test('a commitment, a client seed and a reveal are in the log as they are told, and are published', async () => {
  const token = await fixture.seat()
  await fixture.rotate(token, 'bir')
  expect(await factsOf(token)).toEqual(['1 seed.committed', '2 seed.client', '3 seed.committed'])
  expect(await sealFacts(fixture.app.fairness)).toBe(0)
  fixture.later(60_000)
  expect(await sealFacts(fixture.app.fairness)).toBe(1)
  expect(await sealFacts(fixture.app.fairness)).toBe(0)
  await fixture.seat('another')
  await fixture.rotate(await fixture.seat('another'), 'of another')
  await fixture.rotate(token, 'iki')
  expect(await signHeadDue(fixture.app.fairness)).toBe(true)
  expect(await signHeadDue(fixture.app.fairness)).toBe(false)
  const all = await published(token)
  expect(await verifyLog(all)).toEqual({ faults: [], heads: 1, batches: 2, facts: 6 })
  expect(all.seat).not.toContain('of another')
  fixture.later(HEAD_MS)
  await fixture.rotate(token, 'uc')
  expect(await signHeadDue(fixture.app.fairness)).toBe(true)
  expect(await verifyLog(await published(token))).toMatchObject({
    faults: [],
    heads: 2,
    batches: 3,
  })
})

test('whatever of it is changed is found', async () => {
  const token = await fixture.seat('changed')
  await fixture.rotate(token, 'a')
  await fixture.rotate(token, 'b')
  fixture.later(HEAD_MS)
  await signHeadDue(fixture.app.fairness)
  const right = await published(token)
  const faultsOf = async (change: Partial<typeof right>) =>
    (await verifyLog({ ...right, ...change })).faults
  expect(await faultsOf({})).toEqual([])
  const swap = (from: string, pattern: RegExp, by: string) => {
    const to = from.replace(pattern, by)
    expect(to).not.toBe(from)
    return to
  }
  const { heads, batches, seat } = right
  expect(await faultsOf({ heads: swap(heads, /"sig":"../, '"sig":"00') })).not.toEqual([])
  expect(await faultsOf({ heads: swap(heads, /"rows":\d+/, '"rows":1') })).not.toEqual([])
  expect(await faultsOf({ batches: swap(batches, /"mac":"../, '"mac":"00') })).not.toEqual([])
  expect(await faultsOf({ batches: swap(batches, /^.*\n/, '') })).not.toEqual([])
  expect(await faultsOf({ seat: swap(seat, /"client":"a"/, '"client":"c"') })).toEqual([
    expect.stringContaining('facts that are not in it'),
  ])
  expect(await faultsOf({ seat: swap(seat, /.*"seed.client".*\n/, '') })).not.toEqual([])
  expect(await faultsOf({ digests: [] })).toEqual([
    expect.stringContaining('not the seed that was committed to'),
  ])
  expect(await faultsOf({ keys: { ...KEYS, keys: [] } })).not.toEqual([])
  expect(await faultsOf({ origin: 'http://other.test' })).not.toEqual([])
})

test('the log is only added to, and no head is signed twice for an hour by two at once', async () => {
  const { pool } = fixture.database
  for (const table of ['fairness_fact', 'fairness_batch', 'fairness_head']) {
    for (const change of [`delete from arcade.${table}`, `truncate arcade.${table}`]) {
      await expect(pool.query(change)).rejects.toThrow('only added to')
    }
  }
  await expect(pool.query(`update arcade.fairness_fact set value = 'x'`)).rejects.toThrow(
    'only added to',
  )
  fixture.later(HEAD_MS)
  await fixture.rotate(await fixture.seat('hourly'), 'a')
  const before = (await readHeads(fixture.arcade.pool)).length
  const both = await Promise.all([1, 2].map(() => signHeadDue(fixture.app.fairness)))
  expect(both.filter((isSigned) => isSigned)).toHaveLength(1)
  expect((await readHeads(fixture.arcade.pool)).length).toBe(before + 1)
})

test('a fact that another transaction is still writing is waited for, so that none comes in behind', async () => {
  const token = await fixture.seat('slow')
  const { seat_id } = await fixture.session(token)
  const slow = await fixture.database.pool.connect()
  await slow.query('begin')
  await slow.query(
    `insert into arcade.fairness_fact (seat_id, pair_id, kind, value, at)
     values ($1, gen_random_uuid(), 'seed.committed', 'x', now())`,
    [seat_id],
  )
  // Who plays is held up no longer than this takes: it is given up.
  await expect(inTransaction(fixture.arcade.pool, settledFact)).rejects.toThrow('lock timeout')
  await slow.query('rollback')
  slow.release()
  expect(await inTransaction(fixture.arcade.pool, settledFact)).toBeGreaterThan(0)
})

test('a stranger’s facts are nobody’s, and numbers that are none are refused', async () => {
  for (const url of ['/api/commitments?token=nobody', '/.well-known/zar/batches.jsonl?from=-1']) {
    expect((await fixture.get(url)).status).toBeGreaterThanOrEqual(400)
  }
  expect((await fixture.get('/.well-known/zar/keys.json')).status).toBe(404)
  const last = await readLastBatch(fixture.arcade.pool)
  expect(await text(`/.well-known/zar/batches.jsonl?from=${(last?.i ?? 0) + 1}`)).toBe('')
})
