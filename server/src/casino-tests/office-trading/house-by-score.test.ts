import type { HouseByScore } from '@zar/contract/office/trading/scores'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTradingRoom } from '../../testing/office/open-trading-room.ts'

const E5 = 100_000n
let room: Awaited<ReturnType<typeof openTradingRoom>>
beforeAll(async () => {
  room = await openTradingRoom()
})
afterAll(() => room.casino.close())

const scores = (eventId: bigint) =>
  room.get<HouseByScore>('ada', 'house-by-score', { id: `${eventId}` })
const at = (found: HouseByScore | null | undefined, home: number, away: number) =>
  found?.scores.find((one) => one.home === home && one.away === away)?.houseKurus

async function match() {
  const { id, markets } = await room.offers.event({
    markets: [
      { odds: { '1': 2_000, X: 3_000, '2': 4_000 } },
      { key: 'ft.total', line: '2', odds: { over: 1_900, under: 1_900 } },
      { key: 'corners.ft.total', line: '8.5', odds: { over: 1_900, under: 1_900 } },
    ],
  })
  return { id, of: (market: number, key: string) => markets[market]?.of(key) ?? 0 }
}
const bet = (playerId: string, legs: [number, number][], unitKurus = 10_000) =>
  room.bettors.place(playerId, { unitKurus, legs: legs.map(([on, odds]) => ({ on, odds })) })

test('the house result of each final score is stakes less what the open bets would pay by their own settlement', async () => {
  const [own, other] = [await match(), await match()]
  const playerId = await room.casino.player({ cashE5: 20_000n * E5 })
  await bet(playerId, [[own.of(0, '1'), 2_000]])
  await bet(playerId, [[own.of(0, 'X'), 3_000]])
  await bet(playerId, [[own.of(1, 'over'), 1_900]])
  // Of a combo the other match is counted as won.
  await bet(playerId, [
    [own.of(0, '2'), 4_000],
    [other.of(0, '1'), 2_000],
  ])
  const found = await scores(own.id)
  expect(found).toMatchObject({ bets: 4, stakedKurus: 40_000, undecided: [] })
  expect(found?.scores).toHaveLength(36)
  // The draw pays 300, and a total of two gives its stake back.
  expect(at(found, 1, 1)).toBe(40_000 - 30_000 - 10_000)
  expect(at(found, 0, 0)).toBe(40_000 - 30_000)
  expect(at(found, 3, 0)).toBe(40_000 - 20_000 - 19_000)
  expect(at(found, 0, 1)).toBe(40_000 - 80_000)
  expect(at(found, 1, 2)).toBe(40_000 - 80_000 - 19_000)
})

test('what a score does not decide is named, and counted as the worst for the house; a sold or settled bet is in none', async () => {
  const own = await match()
  const playerId = await room.casino.player({ cashE5: 20_000n * E5 })
  await bet(playerId, [[own.of(2, 'over'), 1_900]])
  const found = await scores(own.id)
  expect(found?.undecided).toEqual([{ key: 'corners.ft.total', line: '8.5' }])
  expect(at(found, 0, 0)).toBe(10_000 - 19_000)
  expect(await scores((await match()).id)).toMatchObject({ bets: 0, stakedKurus: 0 })
})

test('a match in play is counted from its score on, and another sport has no scores', async () => {
  const own = await match()
  const score = { total: [2, 1], parts: [[1, 0]] }
  await room.offers.play(own.id, {
    score,
    clock: { period: 'h2', elapsedS: 3_000, isRunning: true },
  })
  const found = await scores(own.id)
  expect(found?.scores[0]).toMatchObject({ home: 2, away: 1 })
  const tennis = await room.offers.event({
    sport: 'tennis',
    markets: [{ key: 'match.winner', odds: { '1': 1_900, '2': 1_900 } }],
  })
  expect((await scores(tennis.id))?.scores).toEqual([])
})
