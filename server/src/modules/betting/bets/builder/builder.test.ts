import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'
import { betOf, openBettors } from '../../testing/bettors.ts'
import { openOffers } from '../../testing/offered.ts'
import { quoteCashOut } from '../cash-out/cash-out.ts'
import { applySettlements } from '../settling/apply-settlements.ts'
import { quoteSlip } from '../slip/quote.ts'
import { verifyBets } from '../verify.ts'

const E5 = 100_000n

let casino: TestCasino
let offers: ReturnType<typeof openOffers>
let bettors: ReturnType<typeof openBettors>
beforeAll(async () => {
  casino = await openTestCasino()
  offers = openOffers(casino)
  bettors = openBettors(casino)
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  expect(await verifyBets(casino.db)).toEqual([])
  await casino.close()
})

/** A match that states what λ 1.6 and μ 1.2 give. */
async function match(isLive = false) {
  const { markets } = await offers.event({
    isLive,
    markets: [
      {
        key: 'ft.result',
        odds: { '1': 2_120, X: 3_500, '2': 3_350 },
        fairPpm: { '1': 452_630, X: 264_470, '2': 282_900 },
      },
      {
        key: 'ft.total',
        line: '2.5',
        odds: { over: 1_790, under: 1_990 },
        fairPpm: { over: 530_546, under: 469_454 },
      },
      { key: 'ft.total', line: '2', odds: { over: 1_300, under: 3_000 } },
      { key: 'ft.dc', odds: { '1X': 1_300 } },
      { key: 'ft.btts', odds: { yes: 1_800, no: 2_000 } },
    ],
  })
  const [result, total, whole, chance, btts] = markets
  if (!result || !total || !whole || !chance || !btts) throw new Error('five markets')
  return { result, total, whole, chance, btts }
}
const quote = async (...on: number[]) => {
  const { legs } = betOf('', { legs: [{ on, odds: 2_000 }] })
  return (await quoteSlip(casino.db, legs)).legs[0]
}

test('1 and over 2.5 have one joint price, beside the product of their own', async () => {
  const { result, total } = await match()
  const leg = await quote(result.of('1'), total.of('over'))
  expect(leg).toMatchObject({ productOdds: 3_795 })
  expect(leg?.odds).toBeGreaterThan(3_150)
  expect(leg?.odds).toBeLessThan(3_350)
})

test('R-130: what contradicts, adds nothing, can push, is of one market twice, or is live, has no price', async () => {
  const one = await match()
  const coded = async (...on: number[]) => (await quote(...on))?.code
  expect(await coded(one.result.of('1'), one.result.of('X'))).toBe('R-130')
  expect(await coded(one.result.of('1'), one.chance.of('1X'))).toBe('R-130')
  expect(await coded(one.result.of('1'), one.whole.of('over'))).toBe('R-130')
  expect(await coded(one.result.of('1'), one.btts.of('yes'))).toBeUndefined()
  const live = await match(true)
  expect(await coded(live.result.of('1'), live.total.of('over'))).toBe('R-130')
  const other = await match()
  expect(await coded(one.result.of('1'), other.total.of('over'))).toBe('R-130')
})

test('a builder is one leg of a bet, is sold at its joint chance, and is void with any of its selections', async () => {
  const { result, total } = await match()
  const on = [result.of('1'), total.of('over')]
  const odds = (await quote(...on))?.odds ?? 0
  const playerId = await casino.player({ cashE5: 300n * E5 })
  const placed = await Promise.all(
    [1, 2].map(() => bettors.place(playerId, { legs: [{ on, odds }] })),
  )
  expect(placed).toMatchObject([{ state: 'open' }, { state: 'open' }])
  const betId = BigInt(placed[0]?.betId ?? 0)
  const sale = await quoteCashOut(casino.db, { playerId, betId, percent: 100 })
  // One margin of 5 % was paid, and 3 % are deducted.
  expect(sale.fairKurus).toBeGreaterThan(9_400)
  expect(sale.fairKurus).toBeLessThan(9_650)
  await offers.settle(result.id, 1, { outcomes: { '1': 'win', X: 'loss', '2': 'loss' } })
  await applySettlements(bettors.deps)
  expect(await casino.cashE5(playerId)).toBe(100n * E5)
  await offers.settle(total.id, 1, { outcomes: { over: 'void', under: 'void' }, voidReason: 3 })
  await applySettlements(bettors.deps)
  expect(await casino.cashE5(playerId)).toBe(300n * E5)
})
