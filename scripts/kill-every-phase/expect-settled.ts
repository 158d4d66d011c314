import { expect, vi } from 'vitest'
import { checkRecord, isRight } from '../../arcade/src/fairness/records.ts'
import type { RoundRecord } from '../../arcade/src/fairness/round-record.ts'
import { ROOMS } from '../../arcade/src/games/rooms/find-room.ts'
import type { OwnBet } from '../../arcade/src/rooms/protocol.ts'
import { verifyPast } from '../../arcade/src/screens/room/panels/verify-past.ts'
import { findPast } from '../../arcade/src/store/rooms/rounds.ts'
import { findRound, type RoundRow } from '../../arcade/src/store/rounds.ts'
import {
  expectBooksRight,
  expectNothingOwed,
  settlementsOf,
} from '../kill-every-step/expect-right.ts'
import { patiently } from '../kill-every-step/patiently.ts'
import type { Player } from '../room-robots/enter-room.ts'
import { KURUS_E5 } from '../supplier-faults/casino.ts'
import type { House } from './house.ts'

/** A round of the slowest room, and what the sweeper pays after it. */
const ENDS_MAX_MS = 8 * 60_000
const ROUNDS_MAX = 10_000

/** Goes on until every player has a round that was settled: the shortest drill ends before the slowest room's. */
export async function untilAllHavePlayed({ pool, players }: House): Promise<void> {
  const waiting = async () => {
    const { rows } = await patiently(() =>
      pool.query<{ user_ref: string }>(
        `select distinct seat.user_ref from arcade.seat seat join arcade.round round on round.seat_id = seat.id
         where round.state = 'settled'`,
      ),
    )
    const played = new Set(rows.map(({ user_ref }) => user_ref))
    return players.filter(({ user }) => !played.has(user)).map(({ robot }) => robot.room.code)
  }
  await expect.poll(waiting, { timeout: ENDS_MAX_MS, interval: 500 }).toEqual([])
}

/** Every bet is settled or voided once, and every player's money is what their bets came to. */
export async function expectAllSettled(house: House): Promise<string> {
  await expectNothingOwed(house, ENDS_MAX_MS)
  let [settled, voided] = [0, 0]
  for (const player of house.players) {
    const bets = await patiently(() => betsOf(house, player))
    await patiently(() => expectMoneyRight(house, player, bets))
    const paid = bets.filter(({ state }) => state === 'settled')
    settled += paid.length
    voided += bets.length - paid.length
  }
  await patiently(() => expectBooksRight(house))
  return `${settled} bets settled, ${voided} voided`
}

async function betsOf({ pool }: House, { user }: Player): Promise<RoundRow[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select round.id from arcade.round round join arcade.seat seat on seat.id = round.seat_id
     where seat.user_ref = $1`,
    [user],
  )
  const found = await Promise.all(rows.map(({ id }) => findRound(pool, id)))
  return found.filter((round) => round !== undefined)
}

async function expectMoneyRight(
  house: House,
  { playerId, cashE5, robot }: Player,
  bets: readonly RoundRow[],
): Promise<void> {
  const what = `${robot.room.code} ${playerId}`
  const settled = bets.filter(({ state }) => state === 'settled')
  const made = settled.flatMap(({ moves }) =>
    moves.filter(({ state, priceKurus }) => state === 'made' && priceKurus > 0),
  )
  const staked = [
    ...settled.map(({ stake_kurus }) => stake_kurus),
    ...made.map(({ priceKurus }) => priceKurus),
  ]
  const won = settled.map(({ win_kurus }) => win_kurus ?? 0)
  const net = sumOf(won) - sumOf(staked)
  expect(await house.casinoFixture.testCasino.cashE5(playerId), what).toBe(
    cashE5 + BigInt(net) * KURUS_E5,
  )
  expect(await settlementsOf(house, playerId), what).toEqual({
    stakes: staked.length,
    wins: won.length,
  })
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)

/** Every round of every room ended once, in its order, and is what its hash gives; so is every win. */
export async function expectRoundsRight(house: House): Promise<string> {
  const { pool, url } = house
  const { fetch } = globalThis
  // What a page asks of its own origin is asked of the arcade.
  vi.stubGlobal('fetch', (path: string) => patiently(() => fetch(new URL(path, url))))
  const counts: string[] = []
  for (const { code } of ROOMS) {
    const past = await patiently(() => findPast(pool, code, ROUNDS_MAX))
    const [chain] = past
    if (!chain) throw new Error(`${code} has played no round`)
    expect(past.map(({ state }) => state)).toEqual(past.map(() => 'over'))
    const numbers = past.map(({ number }) => number)
    expect(numbers, code).toEqual(numbers.map((_, at) => past.length - at))
    const verdicts = await verifyPast(code, chain, past)
    expect([...verdicts.values()], code).toEqual(past.map(() => true))
    counts.push(`${code} ${past.length}`)
  }
  for (const player of house.players) await expectProven(house, player)
  vi.unstubAllGlobals()
  return `rounds: ${counts.join(', ')}`
}

/** The player's own list, as their page asks for it: each bet is computed again, and is as it was paid. */
async function expectProven({ url }: House, { robot, token }: Player): Promise<void> {
  const told = await patiently(() =>
    fetch(`${url}/api/rooms/${robot.room.code}/bets?token=${token}`),
  )
  const { rounds } = (await told.json()) as { rounds: RoundRecord[] }
  expect(rounds.length, robot.room.code).toBeGreaterThan(0)
  for (const round of rounds) {
    expect(isRight(await checkRecord(round)), JSON.stringify(round)).toBe(true)
  }
}

/** What each page shows of its bets is what became of them. */
export async function expectAllTold(house: House): Promise<void> {
  for (const player of house.players) {
    player.robot.hear()
    const bets = new Map((await betsOf(house, player)).map((bet) => [bet.id, bet]))
    for (const told of player.robot.told.values()) {
      const bet = bets.get(told.id)
      expect(bet ? shownOf(bet) : 'no bet', wordsOf(player, told, bet)).toEqual(shownOf(told))
    }
  }
}

const shownOf = (bet: OwnBet | RoundRow) =>
  'win_kurus' in bet
    ? { state: bet.state === 'settled' ? 'decided' : 'back', returnKurus: bet.win_kurus }
    : { state: bet.state, returnKurus: bet.returnKurus }

const wordsOf = ({ robot, playerId }: Player, told: OwnBet, bet: RoundRow | undefined) =>
  `${robot.room.code} ${playerId} ${told.id}: ${JSON.stringify({ told, refusal: bet?.refusal })}`
