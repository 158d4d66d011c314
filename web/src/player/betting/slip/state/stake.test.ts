import { expect, test } from 'vitest'
import { formatStake, parseStake } from './stake.ts'

test.each([
  ['1.250,5', 125_050],
  ['1250.5', 125_050],
  ['1,250.50', 125_050],
  ['1.250', 125_000],
  ['1,250', 125_000],
  ['250', 25_000],
  ['0,5', 50],
  ['12.34', 1_234],
  [' ₺ 1.000.000 ', 100_000_000],
])('%s is a stake', (typed, kurus) => {
  expect(parseStake(typed)).toBe(kurus)
})

test.each([
  '',
  ',',
  '1.2345',
  '12.345.6',
  '1..5',
  '-5',
  '5e3',
  'abc',
  '1.25.5',
  '1234.567',
  '1.250,500',
  '9999999999',
])('%s is none', (typed) => {
  expect(parseStake(typed)).toBeNull()
})

test('a stake is written so that it is read as the same', () => {
  for (const kurus of [1, 50, 25_000, 125_050, 99_999_999]) {
    expect(parseStake(formatStake(kurus))).toBe(kurus)
  }
  expect(formatStake(125_050)).toBe('1.250,50')
})
