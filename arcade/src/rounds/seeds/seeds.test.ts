import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commitmentOf, digestOf } from '../../fairness/seeds.ts'
import { verifyRound } from '../../fairness/verifier.ts'
import { type Fairness, SeedReply, SessionReply } from '../../protocol.ts'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())

const told = async (token: string): Promise<Fairness> =>
  SessionReply.parse((await fixture.get(`/api/session?token=${token}`)).body).session.fairness

const give = (token: string, commitment: string, clientSeed: string) =>
  fixture.post('/api/seed', { token, commitment, clientSeed })

/** What the arcade keeps of the seat's pairs, in the order in which they were committed to. */
async function pairsOf(token: string) {
  const { seat_id } = await fixture.session(token)
  const { rows } = await fixture.database.pool.query(
    'select * from arcade.seed_pair where seat_id = $1 order by begun_at nulls last, replaces nulls first',
    [seat_id],
  )
  return rows
}

async function playOne(token: string) {
  fixture.later(2_500)
  const { body } = await fixture.spin(token)
  await fixture.finish(token, body.round.id)
  return body
}

test('H2, FAIR-01: the first server seed is committed to and told before any client seed exists', async () => {
  const token = await fixture.seat()
  const fairness = await told(token)
  expect(fairness.pair).toBeNull()
  const [kept, ...others] = await pairsOf(token)
  expect(others).toEqual([])
  expect(kept).toMatchObject({ commitment: fairness.nextCommitment, client_seed: null })
  // The game's mathematics are part of the promise.
  expect(kept.digest).toBe(fairness.digest)
  expect(kept.commitment).toBe(commitmentOf(kept.server_seed, fairness.digest))

  // No round, and no money, before the player's seed.
  const calls = fixture.operator.calls.length
  const spin = { token, commandId: randomUUID(), bet: { stakeKurus: 2_000 } }
  const early = await fixture.post('/api/begin', spin)
  expect([early.status, early.body]).toEqual([409, { refusal: 'client_seed_missing' }])
  expect(fixture.operator.calls.length).toBe(calls)

  const begun = SeedReply.parse((await give(token, fairness.nextCommitment, 'tarayici-1')).body)
  expect(begun.revealed).toBeNull()
  expect(begun.fairness.pair).toEqual({
    commitment: fairness.nextCommitment,
    digest: fairness.digest,
    clientSeed: 'tarayici-1',
    nonce: 0,
  })
  expect((await fixture.post('/api/begin', spin)).body.round.commitment).toBe(
    fairness.nextCommitment,
  )
})

test('H2, FAIR-01: the commitment of pair n + 1 is told before its client seed can be given, pair after pair', async () => {
  const token = await fixture.seat()
  let next = (await told(token)).nextCommitment
  for (let n = 0; n < 5; n++) {
    fixture.later(1_000)
    const given = await give(token, next, `seed-${n}`)
    expect(given.status).toBe(200)
    expect(given.body.fairness.pair).toMatchObject({ commitment: next, clientSeed: `seed-${n}` })
    next = given.body.fairness.nextCommitment
    // What is told next is what is kept, not drawn anew with every look.
    expect((await told(token)).nextCommitment).toBe(next)
  }
  const pairs = await pairsOf(token)
  expect(pairs.map((pair) => pair.client_seed)).toEqual([
    ...['seed-0', 'seed-1', 'seed-2', 'seed-3', 'seed-4', null],
  ])
  for (const { created_at, begun_at } of pairs.slice(1, -1)) {
    expect(created_at.getTime()).toBeLessThan(begun_at.getTime())
  }
})

test('H2, FAIR-01: a client seed for a pair whose hash has not been told is refused, and nothing is revealed', async () => {
  const token = await fixture.seat()
  await playOne(token)
  const before = await pairsOf(token)
  const { pair, nextCommitment } = await told(token)
  const another = await fixture.seat()
  const foreign = (await told(another)).nextCommitment
  const unknown = commitmentOf('nobody')
  for (const commitment of [foreign, unknown, pair?.commitment ?? '']) {
    const refused = await give(token, commitment, 'x')
    expect([refused.status, refused.body]).toEqual([409, { refusal: 'seeds_changed' }])
  }
  for (const body of [
    { token, clientSeed: 'x' },
    { token, clientSeed: 'x', commitment: '' },
    { token, clientSeed: 'x', commitment: nextCommitment.toUpperCase() },
    { token, clientSeed: '', commitment: nextCommitment },
    { token, clientSeed: 'ç', commitment: nextCommitment },
    { token, clientSeed: 'x', commitment: nextCommitment, serverSeed: 'mine' },
  ]) {
    const refused = await fixture.post('/api/seed', body)
    expect([refused.status, refused.body]).toEqual([400, { refusal: 'invalid_input' }])
  }
  expect(await pairsOf(token)).toEqual(before)
})

test('H2: a replayed rotation is answered as the first, and rotates nothing', async () => {
  const token = await fixture.seat()
  const first = await give(token, (await told(token)).nextCommitment, 'bir')
  expect((await give(token, first.body.fairness.pair.commitment, 'bir')).body).toEqual(first.body)
  await playOne(token)
  const next = (await told(token)).nextCommitment
  const second = await give(token, next, 'iki')
  expect(second.body.revealed).toMatchObject({ clientSeed: 'bir', nonce: 1 })
  const again = await give(token, next, 'iki')
  expect([again.status, again.body]).toEqual([200, second.body])
  expect(await pairsOf(token)).toHaveLength(3)
  // An answer that was lost is told also where a round was begun since.
  fixture.later(2_500)
  const open = await fixture.spin(token)
  const late = await give(token, next, 'iki')
  expect(late.body.revealed).toEqual(second.body.revealed)
  expect(late.body.fairness.pair.nonce).toBe(1)
  await fixture.finish(token, open.body.round.id)
  // Replayed after another rotation it is stale.
  await fixture.rotate(token, 'uc')
  expect((await give(token, next, 'iki')).body).toEqual({ refusal: 'seeds_changed' })
})

test('H2: of rotations in parallel one is taken, and everybody who gave its seed is told the same', async () => {
  const token = await fixture.seat()
  await playOne(token)
  const next = (await told(token)).nextCommitment
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => give(token, next, at % 2 ? 'sol' : 'sag')),
  )
  const taken = replies.filter(({ status }) => status === 200)
  expect(taken).toHaveLength(5)
  expect(new Set(taken.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  for (const { status, body } of replies.filter((reply) => reply.status !== 200)) {
    expect([status, body]).toEqual([409, { refusal: 'seeds_changed' }])
  }
  expect(await pairsOf(token)).toHaveLength(3)
})

test('H2: eight pages that open at once are told the same hash', async () => {
  const token = await fixture.seat()
  const all = await Promise.all(Array.from({ length: 8 }, () => told(token)))
  expect(new Set(all.map(({ nextCommitment }) => nextCommitment)).size).toBe(1)
  expect(await pairsOf(token)).toHaveLength(1)
})

test('H2, FAIR-04: with a round open no seed is taken, and a rotation that races one is before it or refused', async () => {
  const token = await fixture.seat()
  const { body } = await fixture.spin(token)
  const next = (await told(token)).nextCommitment
  const refused = await give(token, next, 'simdi')
  expect([refused.status, refused.body]).toEqual([409, { refusal: 'round_open' }])
  await fixture.finish(token, body.round.id)
  for (let race = 0; race < 10; race++) {
    fixture.later(2_500)
    const { nextCommitment } = await told(token)
    const [spun, rotated] = await Promise.all([
      fixture.spin(token),
      give(token, nextCommitment, `race-${race}`),
    ])
    const { round } = spun.body
    if (rotated.status === 200) expect(round.commitment).toBe(nextCommitment)
    else expect(rotated.body).toEqual({ refusal: 'round_open' })
    await fixture.finish(token, round.id)
  }
})

test('H2: a seat of before keeps its pair and its rounds, and is told the next hash from then on', async () => {
  const token = await fixture.seat()
  const { round } = await playOne(token)
  const { seat_id } = await fixture.session(token)
  // As the version before left it: no seed that waits.
  await fixture.database.pool.query(
    'delete from arcade.seed_pair where seat_id = $1 and client_seed is null',
    [seat_id],
  )
  const fairness = await told(token)
  expect(fairness.pair).toMatchObject({ commitment: round.commitment, nonce: 1 })
  const rotated = await give(token, fairness.nextCommitment, 'yeni')
  const { serverSeed } = rotated.body.revealed
  const verified = await verifyRound({ ...round, serverSeed })
  expect(verified.commitment).toBe(round.commitment)
  expect(verified.shown).toEqual(round.shown)
})

test('GAM-02, FAIR-01: a pair that was committed to under other mathematics is played no more, and is revealed', async () => {
  const token = await fixture.seat()
  const before = await playOne(token)
  expect(before.round.digest).toBe(digestOf(before.round.gameCode))
  const shown = await told(token)
  const { seat_id } = await fixture.session(token)
  const { pool } = fixture.database
  // As if the game had had another pay table until now.
  const old = 'f'.repeat(64)
  await pool.query('alter table arcade.seed_pair disable trigger seed_pair_keeps_its_digest')
  await pool.query('update arcade.seed_pair set digest = $2 where seat_id = $1', [seat_id, old])
  await pool.query('alter table arcade.seed_pair enable trigger seed_pair_keeps_its_digest')

  const calls = fixture.operator.calls.length
  fixture.later(2_500)
  const spin = { token, commandId: randomUUID(), bet: { stakeKurus: 2_000 } }
  const refused = await fixture.post('/api/begin', spin)
  expect([refused.status, refused.body]).toEqual([409, { refusal: 'client_seed_missing' }])
  expect(fixture.operator.calls.length).toBe(calls)
  const now = await told(token)
  expect(now.pair).toBeNull()
  expect(now.nextCommitment).not.toBe(shown.nextCommitment)
  expect((await give(token, shown.nextCommitment, 'yeni')).body).toEqual({
    refusal: 'seeds_changed',
  })
  const begun = SeedReply.parse((await give(token, now.nextCommitment, 'yeni')).body)
  expect(begun.revealed).toMatchObject({ commitment: before.round.commitment, digest: old })
  const after = await playOne(token)
  expect(after.round).toMatchObject({
    commitment: now.nextCommitment,
    digest: digestOf(after.round.gameCode),
    nonce: 0,
  })
})

test('the digest of a committed seed is never changed', async () => {
  const token = await fixture.seat()
  await told(token)
  const { seat_id } = await fixture.session(token)
  const change = fixture.database.pool.query(
    'update arcade.seed_pair set digest = null where seat_id = $1',
    [seat_id],
  )
  await expect(change).rejects.toThrow('never changed')
})

test('RNG-02: seeds that are drawn in one millisecond have nothing in common, and none follows from another', async () => {
  const tokens = await Promise.all(Array.from({ length: 6 }, () => fixture.seat()))
  for (const token of tokens)
    for (const clientSeed of ['bir', 'iki', 'üç'])
      await give(token, (await told(token)).nextCommitment, clientSeed)
  const seeds = (await Promise.all(tokens.map((token) => pairsOf(token))))
    .flat()
    .map(({ server_seed }) => server_seed as string)
  expect(seeds).toHaveLength(18)
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/)
  // Eight digits alike at one place of two of them come by chance once in three million runs.
  for (let at = 0; at < 64; at += 8)
    expect(new Set(seeds.map((seed) => seed.slice(at, at + 8))).size).toBe(seeds.length)
})
