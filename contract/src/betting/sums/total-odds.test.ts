import { expect, test } from 'vitest'
import { settledLegs } from './testing/sound-bet.ts'
import { totalOddsOf } from './total-odds.ts'

test.each([
  ['1950 win, 1610 win, 1500 win', '4.71'],
  ['2000 win, 1580 win, 1500 win', '4.74'],
  ['1350 win, 1500 win', '2.03'],
  ['1333 win', '1.33'],
  ['1850 win, 1600 win, 2400 void', '2.96'],
  ['1005 win', '1.01'],
  ['1850 win, 1600 loss', '0.00'],
])('the total odds of %s are shown as %s, half up', (legs, shown) => {
  expect(totalOddsOf(settledLegs(legs))).toBe(shown)
})

test('the total odds of 20 legs are shown to the last figure', () => {
  const legs = Array.from({ length: 20 }, () => ({
    oddsMilli: 1_500,
    isBanker: false,
    state: null,
  }))
  expect(totalOddsOf(legs)).toBe('3325.26')
})
