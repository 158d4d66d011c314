import type { Policy } from '@zar/contract/betting/slip'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openBettingCasino } from '../../testing/betting-casino.ts'
import { decideWaiting } from './decide-waiting.ts'
import { liveRecordOf, noteLaterOdds } from './live-record.ts'

const E5 = 100_000n

const { casino, offers, bettors } = await openBettingCasino()

const liveMatch = () => offers.match(2_000, 2_000, true)
const decide = () => decideWaiting(bettors.deps)
/** As if the delays of all that wait had ended so long ago. */
const end = (agoMs = 0) =>
  sql`update betting_bet set decides_at = clock_timestamp() - ${agoMs} * interval '1 ms'
    where state = 'waiting'`.execute(casino.owner.db)
const bettor = () => casino.player({ cashE5: 100n * E5 })
const place = (playerId: string, on: number, policy: Policy = 'none') =>
  bettors.place(playerId, { legs: [{ on, odds: 2_000 }], policy })
async function told(playerId: string) {
  const bet = await casino.db
    .selectFrom('betting_bet')
    .innerJoin('betting_leg', 'bet_id', 'id')
    .select(['state', 'code', 'odds_milli', 'possible_kurus'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return bet.state === 'refused' ? bet.code : bet.state === 'open' ? bet.odds_milli : bet.state
}

test('BET-03: a live bet waits with its stake taken, and is told how long', async () => {
  const [playerId, match] = [await bettor(), await liveMatch()]
  const placed = await place(playerId, match.one)
  expect(placed).toMatchObject({ state: 'waiting', delayMs: 2_500, code: null })
  expect(await casino.cashE5(playerId)).toBe(0n)
  await decide()
  expect(await told(playerId)).toBe('waiting')
  await end()
  await decide()
  expect(await told(playerId)).toBe(2_000)
})

test.each([
  ['none', 2_000, 2_000],
  ['none', 2_100, 2_000],
  ['none', 1_940, 2_000],
  ['none', 1_938, 'R-101'],
  ['better', 2_000, 2_000],
  ['better', 2_100, 2_100],
  ['better', 1_940, 2_000],
  ['better', 1_938, 'R-101'],
  ['any', 2_000, 2_000],
  ['any', 2_100, 2_100],
  ['any', 1_940, 2_000],
  ['any', 1_938, 1_938],
] as const)(
  'BET-05: policy %s, odds of 2.00 that are %i at the end of the delay: %s',
  async (policy, nowMilli, answer) => {
    const [playerId, match] = [await bettor(), await liveMatch()]
    await place(playerId, match.one, policy)
    await offers.price(match.one, nowMilli)
    await end()
    await decide()
    expect(await told(playerId)).toBe(answer)
    expect(await casino.cashE5(playerId)).toBe(answer === 'R-101' ? 100n * E5 : 0n)
  },
)

test.each(['none', 'better', 'any'] as const)(
  'BET-05: a goal refuses what waits under %s, though the price rose',
  async (policy) => {
    const [playerId, match] = [await bettor(), await liveMatch()]
    await place(playerId, match.one, policy)
    await offers.price(match.one, 2_200)
    await offers.goal(match.eventId)
    await end()
    await decide()
    expect(await told(playerId)).toBe('R-112')
    expect(await casino.cashE5(playerId)).toBe(100n * E5)
  },
)

test('BET-03: a danger is waited for, 1.5 s at most', async () => {
  const [playerId, match] = [await bettor(), await liveMatch()]
  await place(playerId, match.one)
  await offers.suspend(match.marketId, 'corner')
  await end()
  await decide()
  expect(await told(playerId)).toBe('waiting')
  await offers.reopen(match.marketId)
  await decide()
  expect(await told(playerId)).toBe(2_000)
  const late = await bettor()
  await place(late, match.one)
  await offers.suspend(match.marketId, 'corner')
  await end(1_500)
  await decide()
  expect(await told(late)).toBe('R-112')
})

test('R-140, R-112: what was withdrawn or stopped meanwhile gives the stake back', async () => {
  const [playerId, other] = [await bettor(), await bettor()]
  const [gone, stopped] = [await liveMatch(), await liveMatch()]
  await place(playerId, gone.one)
  await place(other, stopped.one)
  const cancel = casino.db.updateTable('betting_event').set({ state: 'cancelled' })
  await cancel.where('id', '=', gone.eventId).execute()
  await offers.suspend(stopped.marketId, 'var')
  await end()
  await decide()
  expect([await told(playerId), await told(other)]).toEqual(['R-140', 'R-112'])
})

test('BET-05, FRD-08: two hundred bets wait and a goal falls: none is taken, by two processes, and each stake is back once', async () => {
  const match = await liveMatch()
  const players = await casino.players(Array.from({ length: 200 }, () => ({ cashE5: 100n * E5 })))
  const placed = await Promise.all(players.map((playerId) => place(playerId, match.one)))
  expect(placed.every(({ state }) => state === 'waiting')).toBe(true)
  await offers.goal(match.eventId)
  await end()
  await Promise.all([decide(), decide()])
  for (const playerId of players) {
    expect(await told(playerId)).toBe('R-112')
    expect(await casino.cashE5(playerId)).toBe(100n * E5)
  }
  const books = casino.db.selectFrom('betting_liability').selectAll()
  expect(await books.where('selection_id', '=', BigInt(match.one)).execute()).toMatchObject([
    { staked_kurus: 0n, payout_kurus: 0n },
  ])
})

test('FRD-08: whoever is known and beats no later price is taken at once, and who does waits', async () => {
  const playerId = await casino.player({ cashE5: 1_000n * E5 })
  const before = await offers.match()
  for (let n = 0; n < 50; n++) {
    await bettors.place(playerId, { legs: [{ on: before.one, odds: 1_850 }], unitKurus: 100 })
  }
  const match = await liveMatch()
  await sql`update betting_producer set heard_at = now() + interval '1 hour'`.execute(casino.db)
  const first = await place(playerId, match.one)
  expect(first).toMatchObject({ state: 'open', delayMs: 0 })
  await offers.price(match.one, 1_800)
  await sql`update betting_bet set decided_at = decided_at - interval '3 seconds'`.execute(
    casino.owner.db,
  )
  await noteLaterOdds(casino.db)
  const record = await casino.db.transaction().execute((tx) => liveRecordOf(tx, playerId))
  expect(record.edge).toBeCloseTo(2 / 1.8 - 1)
  expect(record.stops).toBe(0)
  const quiet = await liveMatch()
  expect(await place(playerId, quiet.one)).toMatchObject({ state: 'waiting', delayMs: 5_000 })
})

test('FRD-08: a live bet whose market is suspended three seconds later is noted as such', async () => {
  const [playerId, match] = [await bettor(), await liveMatch()]
  await place(playerId, match.one)
  await end()
  await decide()
  await offers.suspend(match.marketId, 'corner')
  await sql`update betting_bet set decided_at = decided_at - interval '3 seconds'`.execute(
    casino.owner.db,
  )
  await noteLaterOdds(casino.db)
  expect(await liveRecordOf(casino.db, playerId)).toMatchObject({ edge: 0, stops: 1 })
})

test('BET-11: the database refuses that a refused bet becomes open', async () => {
  const [playerId, match] = [await bettor(), await liveMatch()]
  await place(playerId, match.one)
  await offers.goal(match.eventId)
  await end()
  await decide()
  const open = sql`update betting_bet set state = 'open', code = null where player_id = ${playerId}`
  await expect(open.execute(casino.db)).rejects.toThrow('does not become')
})
