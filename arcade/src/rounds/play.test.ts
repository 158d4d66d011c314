import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyRound } from '../fairness/verifier.ts'
import { BeginReply, GameSheet, RoundsReply, SessionReply } from '../protocol.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())

/** Plays one round to its end. */
async function play(token: string, stakeKurus = 2_000) {
  fixture.later(2_500)
  const spun = await fixture.spin(token, stakeKurus)
  expect(spun.status).toBe(200)
  const finished = await fixture.finish(token, spun.body.round.id)
  expect(finished.status).toBe(200)
  return { spun: spun.body, finished: finished.body }
}

test('a round takes its stake, shows its outcome and pays its win by calls of the wallet', async () => {
  const { books } = fixture.operator
  const token = await fixture.seat()
  const before = books.balanceE5
  const { spun, finished } = await play(token, 20_000)

  expect(BeginReply.parse(spun)).toMatchObject({ round: { state: 'open' }, nextRoundInMs: 2_500 })
  expect(spun.balanceKurus * 1_000).toBe(before - 20_000_000)
  expect(finished.round).toMatchObject({ state: 'settled', winKurus: spun.round.winKurus })
  expect(finished.balanceKurus * 1_000).toBe(books.balanceE5)
  expect(books.netE5(spun.round.id)).toBe((spun.round.winKurus - 20_000) * 1_000)
})

test('the calls say what Hub88 says: amounts × 100 000, fixed ids, the round closed by its win', async () => {
  const token = await fixture.seat('hub88-player')
  const { spun } = await play(token, 600)
  const bet = fixture.operator.callsTo('bet').at(-1)
  const win = fixture.operator.callsTo('win').at(-1)
  expect(bet).toMatchObject({
    user: 'hub88-player',
    token: 'operator-token-hub88-player',
    round: spun.round.id,
    round_closed: false,
    is_free: false,
    game_code: 'zar_nar_bahcesi',
    currency: 'TRY',
    amount: 600_000,
  })
  expect(win).toMatchObject({
    round: spun.round.id,
    round_closed: true,
    reference_transaction_uuid: bet?.transaction_uuid,
    amount: spun.round.winKurus * 1_000,
  })
  const { rows } = await fixture.database.pool.query(
    'select bet_uuid, win_uuid from arcade.round where id = $1',
    [spun.round.id],
  )
  expect(rows[0]).toEqual({ bet_uuid: bet?.transaction_uuid, win_uuid: win?.transaction_uuid })
})

test('a round that won nothing is closed by a win of 0', async () => {
  const token = await fixture.seat()
  let lost = false
  for (let round = 0; round < 60 && !lost; round++) {
    const { spun } = await play(token, 200)
    lost = spun.round.winKurus === 0
  }
  expect(lost).toBe(true)
  expect(fixture.operator.callsTo('win').at(-1)).toMatchObject({ amount: 0, round_closed: true })
})

test('50 parallel spins with one command id take one stake and answer one round', async () => {
  const token = await fixture.seat()
  await fixture.rotate(token, 'x')
  const stakes = fixture.operator.books.count('bet')
  const commandId = randomUUID()
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => fixture.spin(token, 2_000, commandId)),
  )
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
  expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
  expect(fixture.operator.books.count('bet')).toBe(stakes + 1)
})

test('GAM-10: 20 parallel spins with their own command ids open one round', async () => {
  const token = await fixture.seat()
  await fixture.rotate(token, 'x')
  const replies = await Promise.all(Array.from({ length: 20 }, () => fixture.spin(token)))
  const taken = replies.filter((reply) => reply.status === 200)
  const refused = replies.filter((reply) => reply.status === 409)
  expect([taken.length, refused.length]).toEqual([1, 19])
  expect(new Set(refused.map((reply) => reply.body.refusal))).toEqual(new Set(['round_open']))
})

test('a command repeated with another stake is refused and takes nothing', async () => {
  const token = await fixture.seat()
  const commandId = randomUUID()
  expect((await fixture.spin(token, 2_000, commandId)).status).toBe(200)
  const stakes = fixture.operator.books.count('bet')
  const again = await fixture.spin(token, 4_000, commandId)
  expect([again.status, again.body]).toEqual([400, { refusal: 'invalid_input' }])
  expect(fixture.operator.books.count('bet')).toBe(stakes)
})

test('GAM-08: two starts 2.4 s apart are refused as too fast, without a debit', async () => {
  const token = await fixture.seat()
  const first = await fixture.spin(token)
  await fixture.finish(token, first.body.round.id)
  const stakes = fixture.operator.callsTo('bet').length
  fixture.later(2_400)
  const second = await fixture.spin(token)
  expect([second.status, second.body]).toEqual([429, { refusal: 'too_fast' }])
  expect(fixture.operator.callsTo('bet').length).toBe(stakes)
  fixture.later(100)
  expect((await fixture.spin(token)).status).toBe(200)
})

test('GAM-08: an answer that was lost says, when asked for again, how long is left', async () => {
  const token = await fixture.seat()
  const commandId = randomUUID()
  await fixture.spin(token, 2_000, commandId)
  fixture.later(1_000)
  expect((await fixture.spin(token, 2_000, commandId)).body.nextRoundInMs).toBe(1_500)
  fixture.later(5_000)
  expect((await fixture.spin(token, 2_000, commandId)).body.nextRoundInMs).toBe(0)
})

test('a finish asked ten times at once pays once and answers alike', async () => {
  const token = await fixture.seat()
  const { body } = await fixture.spin(token)
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => fixture.finish(token, body.round.id)),
  )
  expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
  expect(fixture.operator.books.netE5(body.round.id)).toBe((body.round.winKurus - 2_000) * 1_000)
})

test('an unfinished round is in the session, in a new session too, and can be finished there', async () => {
  const user = `player-${randomUUID()}`
  const first = await fixture.seat(user)
  const { body } = await fixture.spin(first)
  const second = await fixture.seat(user)
  const { session } = SessionReply.parse((await fixture.get(`/api/session?token=${second}`)).body)
  expect(session.openRound).toEqual(body.round)
  expect(session.fairness.pair?.nonce).toBe(1)
  expect((await fixture.finish(second, body.round.id)).status).toBe(200)
  const after = SessionReply.parse((await fixture.get(`/api/session?token=${second}`)).body)
  expect(after.session.openRound).toBeNull()
})

test('another player cannot finish a round or see it', async () => {
  const { body } = await fixture.spin(await fixture.seat())
  const stranger = await fixture.seat()
  const finished = await fixture.finish(stranger, body.round.id)
  expect([finished.status, finished.body]).toEqual([400, { refusal: 'invalid_input' }])
  const { rounds } = (await fixture.get(`/api/rounds?token=${stranger}`)).body as RoundsReply
  expect(rounds).toEqual([])
})

test('FAIR-01, FAIR-03, FAIR-06: nonces count without a gap, refused stakes use none', async () => {
  const token = await fixture.seat()
  const { books } = fixture.operator
  const nonces: number[] = []
  for (let round = 0; round < 6; round++) {
    if (round % 2 === 1) {
      fixture.later(2_500)
      fixture.operator.faults.bet.push('RS_ERROR_LIMIT_REACHED')
      expect((await fixture.spin(token)).body.refusal).toBe('limit_reached')
    }
    const { spun } = await play(token)
    nonces.push(spun.round.nonce)
    expect(spun.fairness.pair?.nonce).toBe(spun.round.nonce + 1)
  }
  expect(nonces).toEqual([0, 1, 2, 3, 4, 5])
  expect(books.balanceE5).toBeGreaterThan(0)
})

test('FAIR-02, FAIR-04: a seed is revealed by its rotation alone, and not with a round open', async () => {
  const token = await fixture.seat()
  await play(token)
  fixture.later(2_500)
  const open = await fixture.spin(token)
  const refused = await fixture.rotate(token, 'benim-tohumum')
  expect([refused.status, refused.body]).toEqual([409, { refusal: 'round_open' }])
  await fixture.finish(token, open.body.round.id)

  const { rows } = await fixture.database.pool.query(
    `select server_seed from arcade.seed_pair pair join arcade.round round on round.seed_pair_id = pair.id
     where round.id = $1`,
    [open.body.round.id],
  )
  const secret = rows[0].server_seed as string
  const shown = JSON.stringify([
    (await fixture.get(`/api/session?token=${token}`)).body,
    (await fixture.get(`/api/rounds?token=${token}`)).body,
    open.body,
  ])
  expect(shown).not.toContain(secret)

  const rotated = await fixture.rotate(token, 'benim-tohumum')
  expect(rotated.status).toBe(200)
  expect(rotated.body.revealed).toMatchObject({ serverSeed: secret, nonce: 2 })
  expect(rotated.body.fairness.pair).toMatchObject({ clientSeed: 'benim-tohumum', nonce: 0 })
  expect(rotated.body.fairness.pair.commitment).not.toBe(rotated.body.revealed.commitment)
})

test('GAM-02: the version of the game and its rules is kept with each round', async () => {
  const { spun } = await play(await fixture.seat())
  const { rows } = await fixture.database.pool.query(
    'select game_code, game_version from arcade.round where id = $1',
    [spun.round.id],
  )
  const { body } = await fixture.get('/api/sheet/zar_nar_bahcesi')
  expect(rows).toEqual([
    { game_code: 'zar_nar_bahcesi', game_version: GameSheet.parse(body).version },
  ])
  await expect(
    fixture.database.pool.query('update arcade.round set game_version = null where id = $1', [
      spun.round.id,
    ]),
  ).rejects.toThrow(/never changed/)
})

test('GAM-12, GAM-18: every revealed round, played again by the verifier, is the round that was played', async () => {
  const token = await fixture.seat(undefined, 'zar_ates_kirazi')
  for (let round = 0; round < 12; round++) await play(token, 400)
  await fixture.rotate(token, 'x')
  const reply = await fixture.get(`/api/rounds?token=${token}`)
  const { rounds } = RoundsReply.parse(reply.body)
  expect(rounds.map((round) => round.nonce)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
  for (const round of rounds) {
    const serverSeed = round.serverSeed ?? ''
    const verified = await verifyRound({ ...round, serverSeed })
    const { commitment, digest, gameVersion: version, shown, stakedKurus, winKurus } = round
    expect(verified).toEqual({ commitment, digest, version, shown, stakedKurus, winKurus })
  }
})
