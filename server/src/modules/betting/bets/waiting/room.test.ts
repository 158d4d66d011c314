import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openBettingCasino } from '../../testing/betting-casino.ts'
import { applySettlements } from '../settling/apply-settlements.ts'
import { decideWaiting } from './decide-waiting.ts'

const E5 = 100_000n

const { casino, offers, bettors } = await openBettingCasino()

const bettor = () => casino.player({ cashE5: 1_000n * E5 })
/** 100.00 at 2.00: the selection loses 100.00 more if it wins. */
const place = (playerId: string, on: number) =>
  bettors.place(playerId, { legs: [{ on, odds: 2_000 }] })

/** A live match of which a selection may lose so much. */
async function matchOfRoom(liability_max_kurus: bigint) {
  const match = await offers.match(2_000, 2_000, true)
  const stake_max_kurus = 1_000_000n
  const most = { stake_max_kurus, payout_max_kurus: 50_000_000n, liability_max_kurus }
  await casino.db
    .insertInto('betting_limit')
    .values({ scope: String(match.eventId), player_class: 'standard', ...most })
    .execute()
  return match
}

const end = () =>
  sql`update betting_bet set decides_at = clock_timestamp() where state = 'waiting'`.execute(
    casino.owner.db,
  )
/** By so many processes at once. */
async function decide(processes = 1) {
  await end()
  await Promise.all(Array.from({ length: processes }, () => decideWaiting(bettors.deps)))
}

const stakedOn = async (on: number) => {
  const { rows } = await sql<{ inBook: bigint; open: bigint; isStopped: boolean }>`
    select staked_kurus as "inBook", is_stopped as "isStopped", (
        select coalesce(sum(cost_kurus), 0)::bigint from betting_bet bet
          join betting_leg_selection own on own.bet_id = bet.id
          where own.selection_id = one.id and state in ('open', 'waiting')) as open
      from betting_liability book join betting_selection one on one.id = book.selection_id
      where one.id = ${on}`.execute(casino.db)
  return rows[0]
}

test('BET-13: a bet that waits holds the last room and takes nothing off; refused, its room takes another', async () => {
  const match = await matchOfRoom(10_000n)
  const [first, second, third] = [await bettor(), await bettor(), await bettor()]
  expect(await place(first, match.one)).toMatchObject({ state: 'waiting' })
  expect(await place(second, match.one)).toMatchObject({ code: 'L-204', maxKurus: 0 })
  expect(await stakedOn(match.one)).toMatchObject({ isStopped: false })
  await offers.goal(match.eventId)
  await decide()
  expect(await stakedOn(match.one)).toEqual({ inBook: 0n, open: 0n, isStopped: false })
  expect(await casino.cashE5(first)).toBe(1_000n * E5)
  expect(await place(second, match.one)).toMatchObject({ state: 'waiting', code: null })
  await decide()
  expect(await stakedOn(match.one)).toEqual({ inBook: 10_000n, open: 10_000n, isStopped: true })
  expect(await place(third, match.one)).toMatchObject({ code: 'R-110' })
})

test('BET-13, BET-05: bets wait, are refused by goals and are placed anew, by two processes: the room is what the open bets leave', async () => {
  const match = await matchOfRoom(80_000n)
  const players = await casino.players(Array.from({ length: 32 }, () => ({ cashE5: 1_000n * E5 })))
  // While what waits is refused or taken, others place.
  for (let n = 0; n < 4; n++) {
    const placing = players.slice(8 * n, 8 * n + 8).map((playerId) => place(playerId, match.one))
    if (n % 2 === 1) await offers.goal(match.eventId)
    await Promise.all([decide(2), ...placing])
  }
  await decide(2)
  const { inBook = 0n, open } = (await stakedOn(match.one)) ?? {}
  expect(inBook).toBe(open)
  expect(inBook).toBeLessThanOrEqual(80_000n)
  // Whatever is left of the room can be taken, and nothing beyond it.
  for (let roomKurus = 80_000n - inBook; roomKurus >= 10_000n; roomKurus -= 10_000n) {
    expect(await place(await bettor(), match.one)).toMatchObject({ code: null })
  }
  await decide()
  expect(await stakedOn(match.one)).toEqual({ inBook: 80_000n, open: 80_000n, isStopped: true })
})

test('LIM-03, BET-05: a refused bet gives its part of the player’s own limit back, and a void one too', async () => {
  const playerId = await bettor()
  await casino.db
    .insertInto('player_limit')
    .values({
      player_id: playerId,
      kind: 'stake',
      period: 'month',
      most: 150n * E5,
      changed_at: casino.clock.now(),
      wished: null,
      wished_at: null,
    })
    .execute()
  const match = await offers.match(2_000, 2_000, true)
  for (let n = 0; n < 2; n++) {
    expect(await place(playerId, match.one)).toMatchObject({ state: 'waiting', code: null })
    expect(await place(playerId, match.one)).toMatchObject({ code: 'L-220' })
    await offers.goal(match.eventId)
    await decide()
  }
  const early = await offers.match(2_000)
  expect(await place(playerId, early.one)).toMatchObject({ state: 'open' })
  await offers.settle(early.marketId, 1, { outcomes: { '1': 'void' } })
  await applySettlements(bettors.deps)
  expect(await place(playerId, match.one)).toMatchObject({ state: 'waiting', code: null })
  await decide()
})
