import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestOf } from '../fairness/seeds.ts'
import { readReturns } from '../store/daily-returns.ts'
import { settleRounds } from '../store/settle-rounds.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'

const SLOT = 'zar_nar_bahcesi'
const MINES = 'zar_kirik_cini'
const BLACKJACK = 'zar_han_blackjack'

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
})
afterAll(() => fixture.close())

const kept = (from: Date | null = null) => readReturns(fixture.database.pool, from)
const keptOf = async (code: string) => (await kept()).filter(({ gameCode }) => gameCode === code)

/** What the rounds of the database themselves come to. */
async function playedOf(code: string) {
  const { rows } = await fixture.database.pool.query(
    `select count(*)::int as rounds, sum(win_kurus)::int as returned,
            sum(stake_kurus + coalesce((select sum(price_kurus) from arcade.move
              where round_id = round.id and state = 'made'), 0))::int as staked,
            count(*) filter (where win_kurus > 0)::int as hits
       from arcade.round round where game_code = $1 and state = 'settled'`,
    [code],
  )
  return rows[0]
}

async function expectCounted(code: string) {
  const played = await playedOf(code)
  const rows = await keptOf(code)
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((all, row) => all + of(row), 0)
  expect(sum(({ rounds }) => rounds)).toBe(played.rounds)
  expect(sum(({ stakedKurus }) => stakedKurus)).toBe(played.staked)
  expect(sum(({ returnedKurus }) => returnedKurus)).toBe(played.returned)
  expect(sum(({ hits }) => hits)).toBe(played.hits)
  return rows
}

test('GAM-16: each settled round is added once to the day of its game, whoever ends it and how often', async () => {
  const token = await fixture.seat()
  for (let round = 0; round < 4; round++) {
    fixture.later(2_500)
    const { body } = await fixture.spin(token)
    // Twice at once by its page, and then again.
    await Promise.all([fixture.finish(token, body.round.id), fixture.finish(token, body.round.id)])
    await fixture.finish(token, body.round.id)
  }
  fixture.later(2_500)
  await fixture.spin(token)
  // Left alone: the sweeper ends it, a day on.
  fixture.later(24 * 3_600_000)
  await fixture.sweepAll()
  const [row, ...more] = await expectCounted(SLOT)
  expect(more).toEqual([])
  expect(row).toMatchObject({
    rounds: 5,
    digest: digestOf(SLOT),
    gameVersion: '1',
    mode: 'main',
    since: '2026-03-01',
  })
  expect(row?.expectedKurus).toBeCloseTo(5 * 2_000 * 0.96397064845, 3)
  expect((row?.deviationKurus ?? 0) ** 2).toBeCloseTo(5 * (row?.variance ?? 0), 3)
  expect((await kept(new Date('2026-03-02T00:00:00Z'))).map(({ rounds }) => rounds)).toEqual([1])
})

test('GAM-16: a round whose settlement dies half way is counted when it is settled, and once', async () => {
  const token = await fixture.seat()
  const before = await playedOf(SLOT)
  const { body } = await fixture.spin(token)
  const answered = fixture.operator.nextCall('win')
  const finishing = fixture.finish(token, body.round.id).catch(() => undefined)
  await answered
  await fixture.crash()
  await finishing
  fixture.later(60_000)
  await fixture.sweepAll()
  await expectCounted(SLOT)
  expect((await playedOf(SLOT)).rounds).toBe(before.rounds + 1)
})

test('GAM-16: rounds of moves count with their further stakes, and those given back do not', async () => {
  const mines = await fixture.seat(undefined, MINES)
  const { body } = await fixture.begin(mines, { stakeKurus: 2_000, broken: 24 })
  await fixture.move(mines, body.round.id, { open: 3 })
  const left = await fixture.seat(undefined, MINES)
  await fixture.begin(left, { stakeKurus: 2_000, broken: 1 })
  fixture.later(25 * 3_600_000)
  await fixture.sweepAll()
  const [row, ...more] = await expectCounted(MINES)
  expect(more).toEqual([])
  expect(row).toMatchObject({ rounds: 1, mode: '24', stakedKurus: 2_000 })
  expect(row?.expectedKurus).toBeCloseTo(2_000 * 0.97, 9)
  for (let seat = 0; seat < 12; seat++) {
    const token = await fixture.seat(undefined, BLACKJACK)
    const dealt = await fixture.begin(token, { stakesKurus: [1_000, 1_000] })
    const moves = [{ insure: false }, { double: true }]
    for (const move of moves) await fixture.move(token, dealt.body.round.id, move)
  }
  fixture.later(25 * 3_600_000)
  await fixture.sweepAll()
  const [hands] = await expectCounted(BLACKJACK)
  expect(hands?.stakedKurus).toBeGreaterThan(12 * 2_000)
})

test('GAM-16: free rounds count as others do: their draws are the same', async () => {
  const user = 'player-free'
  const { id } = await fixture.give(user, 1)
  const token = await fixture.seat(user)
  const before = (await playedOf(SLOT)).rounds
  fixture.later(2_500)
  const { body } = await fixture.spinFree(token, id)
  await fixture.finish(token, body.round.id)
  await expectCounted(SLOT)
  expect((await playedOf(SLOT)).rounds).toBe(before + 1)
})

test('GAM-16: demos are not counted', async () => {
  const before = await kept()
  const { token } = await fixture.demo()
  const { body } = await fixture.spin(token)
  await fixture.finish(token, body.round.id)
  expect(await kept()).toEqual(before)
})

test('GAM-16: what cannot be counted is settled all the same', async () => {
  const token = await fixture.seat()
  const before = await keptOf(SLOT)
  fixture.later(2_500)
  const { body } = await fixture.spin(token)
  const { id } = body.round
  const paid = { id, balanceKurus: 0, now: new Date(fixture.clock.nowMs), tally: undefined }
  expect(await settleRounds(fixture.database.pool, [paid])).toEqual(new Set([id]))
  expect(await settleRounds(fixture.database.pool, [paid])).toEqual(new Set())
  expect(await keptOf(SLOT)).toEqual(before)
})
