import { expect, test } from 'vitest'
import { winOrLose, winOrLoseOf } from './chances.ts'
import { LEAGUE_EXPECTATION } from './football/expectation.ts'
import { footballModel } from './football/football.ts'
import { bookOf } from './margin/books.ts'
import { chancesOf } from './model.ts'
import { priceOf } from './price.ts'

const MODEL = footballModel({ ...LEAGUE_EXPECTATION, goals: { home: 1.6, away: 1.2 } })
const pricesOf = (key: string, line: string | null = null) =>
  priceOf(chancesOf(MODEL, { key, line }) ?? new Map(), bookOf('football', key, false))

test('a market is priced with its margin on the ladder, fair chances in millionths beside it', () => {
  const chances = winOrLoseOf(['1', 'X', '2'], [0.5, 0.28, 0.22])
  expect([...priceOf(chances, { total: 1.05, isOneSided: false })]).toEqual([
    ['1', { oddsMilli: 1940, fairPpm: 500_000 }],
    ['X', { oddsMilli: 3350, fairPpm: 280_000 }],
    ['2', { oddsMilli: 4250, fairPpm: 220_000 }],
  ])
})

test('two of a double chance win: half of the reciprocals is the book', () => {
  const shown = [...pricesOf('ft.dc').values()].map(({ oddsMilli }) => 1000 / (oddsMilli ?? 0))
  expect(shown.reduce((sum, one) => sum + one, 0) / 2).toBeCloseTo(1.05, 1)
})

test('a line that can push is priced on what is decided', () => {
  const whole = pricesOf('ft.ah', '-1').get('1')
  expect(whole?.fairPpm).toBe(307_680)
  const draw = pricesOf('ft.dnb')
  expect((draw.get('1')?.fairPpm ?? 0) + (draw.get('2')?.fairPpm ?? 0)).toBe(1_000_000)
})

test('what is decided has no price and keeps its fair chance', () => {
  const chances = winOrLoseOf(['over', 'under'], [1, 0])
  expect([...priceOf(chances, { total: 1.06, isOneSided: false }).values()]).toEqual([
    { oddsMilli: null, fairPpm: 1_000_000 },
    { oddsMilli: null, fairPpm: 0 },
  ])
})

test('players are priced one by one', () => {
  const chances = new Map([
    ['a', winOrLose(0.4)],
    ['b', winOrLose(0.35)],
    ['c', winOrLose(0.3)],
  ])
  const prices = priceOf(chances, bookOf('football', 'player.any', false))
  expect(prices.get('a')?.oddsMilli).toBe(2280)
  expect(prices.get('c')?.oddsMilli).toBe(3050)
})
