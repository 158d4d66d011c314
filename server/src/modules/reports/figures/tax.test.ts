import { describe, expect, test } from 'vitest'
import type { PeriodRows, PlayRow } from '../read/rows.ts'
import { baseOf, type Profile, partsOf, type Rate, sharedWith, taxOf, unratedOf } from './tax.ts'

const LIRA = 100_000n
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }
const profile: Profile = {
  id: 1n,
  number: 'OGL/2026/1',
  authority: 'CGA',
  countries: ['TR'],
  games: ['casino', 'sports'],
  validFrom: '2026-03-01',
  validUntil: '2027-02-28',
}
const rateOf = (id: bigint, more: Partial<Rate> = {}): Rate => ({
  id,
  licenceId: 1n,
  base: 'stakes',
  product: 'slot',
  ratePpm: 50_000,
  lineE5: null,
  fromDay: '2026-03-01',
  ...more,
})
const playOf = (more: Partial<PlayRow>): PlayRow => ({
  day: '2026-11-10',
  product: 'slot',
  provider: 'hub88',
  own: true,
  bets: 1n,
  stakesE5: 0n,
  winsE5: 0n,
  rolledBackE5: 0n,
  ...more,
})
const rowsOf = (more: Partial<PeriodRows>): PeriodRows => ({
  ...NOVEMBER,
  currency: 'TRY',
  play: [],
  money: [],
  settled: [],
  balances: [],
  jackpots: [],
  ...more,
})

describe('a tax is half up to the kuruş of its line', () => {
  test.each([
    // ₺1,00 × 0,5 % is exactly half a kuruş.
    ['exactly half a kuruş', LIRA, 5_000, 1_000n],
    ['a hair below it', LIRA - 1n, 5_000, 0n],
    ['one and a half kuruş', 3n * LIRA, 5_000, 2_000n],
    ['half of a hundredth of a basis point', 100n * LIRA, 50, 1_000n],
    // ₺1.234.567,89 × 7,25 % = 89.506,172025
    ['a large sum at a broken rate', 123_456_789_000n, 72_500, 8_950_617_000n],
    ['a rate of nothing', 1_000n * LIRA, 0, 0n],
    ['all of it', 1_000n * LIRA, 1_000_000, 1_000n * LIRA],
    ['nothing', 0n, 200_000, 0n],
    ['a base below zero', -1_000n * LIRA, 200_000, 0n],
  ])('%s', (_, baseE5, ppm, taxE5) => {
    expect(taxOf(baseE5, ppm)).toBe(taxE5)
  })
})

test('each day has the rate of its day: a rate that begins mid-month makes two parts, and the licence ends the last', () => {
  const rates = [
    rateOf(1n),
    rateOf(2n, { fromDay: '2026-11-16', ratePpm: 60_000 }),
    rateOf(3n, { fromDay: '2027-01-01' }),
    rateOf(4n, { licenceId: 2n }),
    rateOf(5n, { product: 'live', fromDay: '2026-12-01' }),
    rateOf(6n, { base: 'ggr', fromDay: '2026-11-30' }),
  ]
  const told = (from: string, to: string) =>
    partsOf(profile, rates, { from, to }).map((one) => `${one.rate.id} ${one.from} ${one.to}`)
  expect(told(NOVEMBER.from, NOVEMBER.to)).toEqual([
    '6 2026-11-30 2026-11-30',
    '1 2026-11-01 2026-11-15',
    '2 2026-11-16 2026-11-30',
  ])
  expect(told('2027-02-01', '2027-02-28')).toEqual([
    '6 2027-02-01 2027-02-28',
    '5 2027-02-01 2027-02-28',
    '3 2027-02-01 2027-02-28',
  ])
  expect(told('2026-02-01', '2026-02-28')).toEqual([])
  expect(told('2027-01-01', '2027-03-31').every((one) => one.endsWith('2027-02-28'))).toBe(true)
})

test('a base has the days of its part alone, and of sports the GGR is that of settled bets', () => {
  const rows = rowsOf({
    play: [
      playOf({ day: '2026-11-15', stakesE5: 100n, winsE5: 30n }),
      playOf({ day: '2026-11-16', stakesE5: 50n, winsE5: 90n, own: false }),
      playOf({ product: 'sport', stakesE5: 1_000n, winsE5: 0n }),
      playOf({ product: 'live', stakesE5: 9n }),
    ],
    money: [
      { day: '2026-11-02', reason: 'deposit', method: '1', offer: '', n: 2n, sumE5: 700n },
      { day: '2026-11-03', reason: 'withdrawal_paid', method: '1', offer: '', n: 1n, sumE5: 5n },
    ],
    settled: [
      {
        day: '2026-11-20',
        provider: 'zar-bets',
        sport: 'football',
        league: 'l',
        market: 'm',
        live: false,
        stakesE5: 400n,
        payoutsE5: 150n,
        differencesE5: 0n,
        pricedE5: 0n,
        marginE5: 0n,
      },
    ],
  })
  const base = (more: Partial<Rate>, days = NOVEMBER) =>
    baseOf({ rate: rateOf(1n, more), ...days }, rows)
  expect(base({ base: 'stakes' })).toBe(150n)
  expect(base({ base: 'stakes' }, { from: '2026-11-01', to: '2026-11-15' })).toBe(100n)
  expect(base({ base: 'ggr' }, { from: '2026-11-16', to: '2026-11-30' })).toBe(-40n)
  expect(base({ base: 'deposits', product: null })).toBe(700n)
  expect(base({ base: 'stakes', product: 'sport' })).toBe(1_000n)
  expect(base({ base: 'ggr', product: 'sport' })).toBe(250n)
})

test('a product that was played on a day without a rate is told, and which licences have the same figures', () => {
  const rows = rowsOf({
    play: [playOf({ day: '2026-11-15' }), playOf({ product: 'live', day: '2026-11-15' })],
  })
  const late = partsOf(profile, [rateOf(1n, { fromDay: '2026-11-16' })], NOVEMBER)
  expect(unratedOf(profile, late, rows)).toEqual(['live', 'slot'])
  const whole = partsOf(profile, [rateOf(1n), rateOf(2n, { product: 'live' })], NOVEMBER)
  expect(unratedOf(profile, whole, rows)).toEqual([])
  expect(unratedOf({ ...profile, games: ['sports'] }, [], rows)).toEqual([])
  expect(unratedOf({ ...profile, validUntil: '2026-11-14' }, [], rows)).toEqual([])

  const other: Profile = { ...profile, id: 2n, number: 'MGA/1' }
  const theirs = partsOf(other, [rateOf(3n, { licenceId: 2n, base: 'ggr' })], NOVEMBER)
  expect(sharedWith(whole, [[other, theirs]])).toEqual(['MGA/1'])
  expect(sharedWith(whole, [[other, partsOf(other, [], NOVEMBER)]])).toEqual([])
})
