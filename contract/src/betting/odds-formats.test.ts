import { expect, test } from 'vitest'
import { formatOdds } from './odds-formats.ts'

test.each([
  [1010, '−10000', '0.010', '0.010', '−100.000'],
  [1500, '−200', '0.500', '0.500', '−2.000'],
  [1850, '−118', '0.850', '0.850', '−1.176'],
  [1910, '−110', '0.910', '0.910', '−1.099'],
  [2000, '+100', '1.000', '1.000', '1.000'],
  [2010, '+101', '1.010', '−0.990', '1.010'],
  [3500, '+250', '2.500', '−0.400', '2.500'],
  [125000, '+12400', '124.000', '−0.008', '124.000'],
])('%i thousandths are %s, %s, %s and %s', (oddsMilli, american, hongKong, malay, indonesian) => {
  expect(formatOdds(oddsMilli, 'american')).toBe(american)
  expect(formatOdds(oddsMilli, 'hong-kong')).toBe(hongKong)
  expect(formatOdds(oddsMilli, 'malay')).toBe(malay)
  expect(formatOdds(oddsMilli, 'indonesian')).toBe(indonesian)
})

test.each([
  [1_010, '1.01'],
  [1_850, '1.85'],
  [2_000, '2.00'],
  [1_333, '1.333'],
  [125_000, '125.00'],
])(
  '%i thousandths are %s in decimals: two, and three where two would tell another price',
  (oddsMilli, decimal) => {
    expect(formatOdds(oddsMilli, 'decimal')).toBe(decimal)
  },
)

test.each([
  [1_001, '1/100'],
  [1_010, '1/100'],
  [1_333, '1/3'],
  [1_850, '17/20'],
  [2_000, '1/1'],
  [2_500, '6/4'],
  [3_400, '12/5'],
  [126_000, '125/1'],
  [450_000, '400/1'],
  [500_000, '500/1'],
])('%i thousandths are %s: the nearest fraction that is quoted', (oddsMilli, fraction) => {
  expect(formatOdds(oddsMilli, 'fractional')).toBe(fraction)
})

test('of two fractions that are equally near the shorter price is shown', () => {
  expect(formatOdds(11_500, 'fractional')).toBe('10/1')
  expect(formatOdds(14_000, 'fractional')).toBe('12/1')
})
