import { oddsByHand } from '@zar/contract/betting/margin/margin-odds'
import { expect, test } from 'vitest'
import { quoteSlip } from '../bets/slip/quote.ts'
import { openDesk } from '../for-office/open-desk.ts'
import { openBettingCasino } from '../testing/betting-casino.ts'
import type { MarginPlace } from './scopes.ts'

const E5 = 100_000n
const SIGNED = { operator: 'Ayla', because: 'a final with twice the stakes' }

const { casino, offers, bettors } = await openBettingCasino()
const desk = openDesk(bettors.deps)

const FAIR = { '1': 500_000, X: 280_000, '2': 220_000 }
const TOLD = { '1': 1_940, X: 3_350, '2': 4_250 }
async function match(sport: 'football' | 'basketball' = 'football') {
  const { id, markets } = await offers.event({ sport, markets: [{ odds: TOLD, fairPpm: FAIR }] })
  const [market] = markets
  if (!market) throw new Error('a match has its market')
  return { eventId: id, marketId: market.id, one: market.of('1'), x: market.of('X') }
}
/** By the contract’s own function, as a page has it. */
const made = (marginBp: number, isOneSided = false) =>
  oddsByHand(
    Object.entries(TOLD).map(([key, oddsMilli]) => ({
      oddsMilli,
      fairPpm: FAIR[key as keyof typeof FAIR],
    })),
    { total: 1 + marginBp / 10_000, isOneSided },
  )
const set = (place: MarginPlace, marginBp: number | null, seen = 'none') =>
  desk.setMargin({ ...SIGNED, place, marginBp, seen })
const quoted = async (selectionId: number) =>
  (await quoteSlip(casino.db, [{ selections: [selectionId], odds: 1_000, isBanker: false }]))
    .legs[0]?.odds
const shown = async ({ eventId }: { eventId: bigint }) => {
  const [market] = await desk.markets({ matchId: eventId, isAll: false })
  return market?.selections.map(({ oddsMilli }) => oddsMilli)
}
const RESULTS = { of: 'class', sport: 'football', marketClass: 'results' } as const
const IN_LEAGUE = { ...RESULTS, of: 'league', leagueId: 'test' } as const

test('a margin by hand is what is shown, charged and paid, and the one function of the contract makes it', async () => {
  const [playerId, own] = [await casino.player({ cashE5: 1_000n * E5 }), await match()]
  const place = { of: 'market', marketId: own.marketId } as const
  const before = await desk.previewMargin({ place, marginBp: 1_000 })
  await set(place, 1_000)
  const odds = made(1_000)
  expect(await shown(own)).toEqual(odds)
  expect(before.examples[0]?.selections.map(({ isMilli }) => isMilli)).toEqual(odds)
  expect(before).toMatchObject({ markets: 1, changedPrices: 3, leastBp: 250, mostBp: 1_200 })
  expect(await quoted(own.one)).toBe(odds?.[0])
  const asked = { legs: [{ on: own.one, odds: odds?.[0] ?? 0 }] }
  expect(await bettors.place(playerId, { legs: [{ on: own.one, odds: 1_940 }] })).toMatchObject({
    code: 'R-101',
  })
  const { betId } = await bettors.place(playerId, asked)
  const leg = await casino.db
    .selectFrom('betting_leg')
    .select('odds_milli')
    .where('bet_id', '=', BigInt(betId ?? 0))
    .executeTakeFirst()
  expect(leg?.odds_milli).toBe(odds?.[0])
  await set(place, null, '1000')
  expect(await shown(own)).toEqual(Object.values(TOLD))
})

test('the most exact margin counts: of the market, of the class in its league, of the class', async () => {
  const [own, other, basket] = [await match(), await match(), await match('basketball')]
  await set(RESULTS, 700)
  await set(IN_LEAGUE, 800)
  await set({ of: 'market', marketId: own.marketId }, 900)
  expect(await shown(own)).toEqual(made(900))
  expect(await shown(other)).toEqual(made(800))
  expect(await shown(basket)).toEqual(Object.values(TOLD))
  await set(IN_LEAGUE, null, '800')
  expect(await shown(own)).toEqual(made(900))
  expect(await shown(other)).toEqual(made(700))
  await set({ of: 'market', marketId: own.marketId }, null, '900')
  expect(await shown(own)).toEqual(made(700))
  expect((await desk.margins()).map(({ scope }) => scope)).toEqual(['class:football.results'])
  await set(RESULTS, null, '700')
})

test('a price typed by hand stays beside a margin, and without a fair chance prices stay as they came', async () => {
  const [own, untold] = [await match(), await match()]
  await offers.fair(untold.x, null)
  await desk.setPrice({ ...SIGNED, selectionId: BigInt(own.one), oddsMilli: 2_000 })
  await set(RESULTS, 900)
  expect(await shown(own)).toEqual([2_000, made(900)?.[1], made(900)?.[2]])
  expect(await shown(untold)).toEqual(Object.values(TOLD))
  await set(RESULTS, null, '900')
})

test('a margin is within the bounds of its class, and only over the one that its trader saw', async () => {
  const own = await match()
  const place = { of: 'market', marketId: own.marketId } as const
  for (const outside of [249, 1_201])
    await expect(set(place, outside)).rejects.toThrow('margin_not_allowed')
  await expect(set(place, null)).rejects.toThrow('not_found')
  await expect(set({ of: 'market', marketId: 999_999n }, 500)).rejects.toThrow('not_found')
  await expect(set({ ...IN_LEAGUE, leagueId: 'none' }, 500)).rejects.toThrow('not_found')
  const both = await Promise.allSettled([set(place, 500), set(place, 600)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'board_moved' },
  })
  expect(await shown(own)).toEqual([made(500), made(600)][both[0]?.status === 'fulfilled' ? 0 : 1])
})
