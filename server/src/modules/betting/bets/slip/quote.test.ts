import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'
import { betOf } from '../../testing/bettors.ts'
import { openOffers } from '../../testing/offered.ts'
import { quoteSlip } from './quote.ts'

let casino: TestCasino
let offers: ReturnType<typeof openOffers>
beforeAll(async () => {
  casino = await openTestCasino()
  offers = openOffers(casino)
})
afterAll(() => casino.close())

const quote = (...legs: { on: number; odds: number }[]) =>
  quoteSlip(casino.db, betOf('', { legs }).legs)

test('a slip is told its present prices, its bounds, and no delay before the start', async () => {
  const { one, eventId } = await offers.match(1_900)
  expect(await quote({ on: one, odds: 1_850 })).toMatchObject({
    legs: [{ odds: 1_900, selections: [{ id: one, event: String(eventId), key: '1' }] }],
    minKurus: 100,
    maxKurus: 5_000_000,
    maxCode: 'L-204',
    delayMs: 0,
  })
  const long = await offers.match(200_000)
  const most = await quote({ on: long.one, odds: 200_000 })
  expect(most).toMatchObject({ maxKurus: 250_000, maxCode: 'L-210' })
})

test('two legs of one match are told that they cannot be combined, and a live match its delay', async () => {
  const { one, two } = await offers.match(1_850, 2_000, true)
  const { legs, delayMs } = await quote({ on: one, odds: 1_850 }, { on: two, odds: 2_000 })
  expect(legs.map(({ code }) => code)).toEqual(['R-130', 'R-130'])
  expect(delayMs).toBe(5_000)
})
