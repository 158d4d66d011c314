import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyRound } from '../../fairness/verifier.ts'
import { BeginReply, FinishReply, RoundsReply, SeedReply, SessionReply } from '../../protocol.ts'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'
import { DEMOS_MAX, openDemos } from './demos.ts'

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())

/** How many rows the arcade keeps, of anything. */
async function rowsKept(): Promise<number> {
  const { rows } = await fixture.database.pool.query(
    `select (select count(*) from arcade.seat) + (select count(*) from arcade.game_session)
          + (select count(*) from arcade.seed_pair) + (select count(*) from arcade.round) as kept`,
  )
  return Number(rows[0].kept)
}

async function playOne(token: string, stakeKurus = 2_000) {
  fixture.later(2_500)
  const spun = BeginReply.parse((await fixture.spin(token, stakeKurus)).body)
  const finished = FinishReply.parse((await fixture.finish(token, spun.round.id)).body)
  return { spun, finished }
}

test('H13: 1,000 demo sessions of strangers, and the rounds played at them, cost no row', async () => {
  const before = await rowsKept()
  const tokens = new Set<string>()
  for (let stranger = 0; stranger < 1_000; stranger++) {
    const reply = await fixture.app.http.inject({
      url: '/api/session?demo=1&game=zar_nar_bahcesi',
      remoteAddress: `198.51.${stranger % 100}.7`,
    })
    tokens.add(SessionReply.parse(reply.json()).token)
  }
  expect(tokens.size).toBe(1_000)
  const [token = ''] = tokens
  await playOne(token)
  expect((await fixture.rotate(token, 'x')).status).toBe(200)
  expect(await rowsKept()).toBe(before)
})

test('H13: of more demos than are kept the one left alone longest ends, and none is kept over 12 hours', () => {
  const clock = { nowMs: 1 }
  let drawn = 0
  const chance = { uuid: randomUUID, hex: () => `${drawn++}`.padStart(64, '0') }
  const demos = openDemos({ chance, clock: () => clock.nowMs })
  const wish = { gameCode: 'zar_nar_bahcesi', language: 'tr', lobbyUrl: null } as const
  const tokens = Array.from({ length: DEMOS_MAX }, () => demos.open(wish))
  const [first = '', second = ''] = tokens
  expect(demos.find(first)).toBeDefined()
  const last = demos.open(wish)
  expect([demos.find(first), demos.find(second)]).toEqual([expect.anything(), undefined])
  clock.nowMs += 12 * 3_600_000
  expect(demos.find(last)).toBeDefined()
  clock.nowMs += 1
  expect(demos.find(last)).toBeUndefined()
})

test('a demo plays the same game on its own purse and calls no wallet', async () => {
  const calls = fixture.operator.calls.length
  const { token, session } = await fixture.demo()
  expect(session).toMatchObject({
    isDemo: true,
    balanceKurus: 500_000,
    roundMinMs: 2_500,
    hasAutoplay: false,
    hasFastPlay: false,
    hasSkip: true,
    isStopped: false,
  })
  const { spun, finished } = await playOne(token, 10_000)
  expect(spun.balanceKurus).toBe(490_000)
  expect(finished.balanceKurus).toBe(490_000 + spun.round.winKurus)
  expect((await fixture.finish(token, spun.round.id)).body).toEqual(finished)
  const again = SessionReply.parse((await fixture.get(`/api/session?token=${token}`)).body)
  expect(again.session.balanceKurus).toBe(finished.balanceKurus)
  expect(fixture.operator.calls.length).toBe(calls)
})

test('GAM-06, GAM-12, FAIR-01: every round of a demo is verified from seeds committed to before its client seed', async () => {
  const { token, session } = await fixture.demo('zar_sultanin_taci')
  expect(session.fairness.pair).toBeNull()
  const { nextCommitment: commitment } = session.fairness
  const begun = await fixture.post('/api/seed', { token, commitment, clientSeed: 'ilk' })
  expect(SeedReply.parse(begun.body).revealed).toBeNull()
  for (let round = 0; round < 8; round++) await playOne(token)
  const list = async () =>
    RoundsReply.parse((await fixture.get(`/api/rounds?token=${token}`)).body).rounds
  expect((await list()).map(({ serverSeed }) => serverSeed)).toEqual(Array(8).fill(null))

  const rotated = await fixture.rotate(token, 'iki')
  const { serverSeed } = rotated.body.revealed
  const rounds = await list()
  expect(rounds.map(({ nonce }) => nonce)).toEqual([7, 6, 5, 4, 3, 2, 1, 0])
  for (const round of rounds) {
    expect(round).toMatchObject({ commitment, clientSeed: 'ilk', serverSeed })
    const { digest, gameVersion: version, shown, stakedKurus, winKurus } = round
    const verified = await verifyRound({ ...round, serverSeed })
    expect(verified).toEqual({ commitment, digest, version, shown, stakedKurus, winKurus })
  }
})

test('GAM-07, GAM-08: a demo refuses what a seat refuses, and answers a repeated command alike', async () => {
  const { token } = await fixture.demo()
  const spin = (stakeKurus: number, commandId = randomUUID()) =>
    fixture.post('/api/begin', { token, commandId, bet: { stakeKurus } })
  expect((await spin(2_000)).body).toEqual({ refusal: 'client_seed_missing' })
  const { body } = await fixture.get(`/api/session?token=${token}`)
  const commitment = body.session.fairness.nextCommitment
  const stale = { token, commitment: 'f'.repeat(64), clientSeed: 'x' }
  expect((await fixture.post('/api/seed', stale)).body).toEqual({ refusal: 'seeds_changed' })
  const first = await fixture.post('/api/seed', { token, commitment, clientSeed: 'x' })
  const again = await fixture.post('/api/seed', { token, commitment, clientSeed: 'x' })
  expect(again.body).toEqual(first.body)

  expect((await spin(2_020)).body).toEqual({ refusal: 'invalid_input' })
  const commandId = randomUUID()
  const spun = await spin(2_000, commandId)
  expect((await spin(2_000, commandId)).body).toEqual(spun.body)
  expect((await spin(4_000, commandId)).body).toEqual({ refusal: 'invalid_input' })
  expect((await spin(2_000)).body).toEqual({ refusal: 'round_open' })
  expect((await fixture.rotate(token, 'y')).body).toEqual({ refusal: 'round_open' })
  expect((await fixture.finish(token, randomUUID())).body).toEqual({ refusal: 'invalid_input' })
  await fixture.finish(token, spun.body.round.id)
  expect((await spin(2_000)).body).toEqual({ refusal: 'too_fast' })
})

test('a demo purse is never overdrawn', async () => {
  const { token } = await fixture.demo()
  const demo = fixture.arcade.demos.find(token)
  if (demo) demo.balanceKurus = 1_900
  const refused = await fixture.spin(token, 2_000)
  expect([refused.status, refused.body]).toEqual([409, { refusal: 'not_enough_money' }])
  expect((await fixture.spin(token, 1_000)).status).toBe(200)
})
