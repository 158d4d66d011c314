import { expect, test } from 'vitest'
import { oddsText } from '../book.ts'
import { stakeOf, whyOff } from './use-slip.ts'

const selection = { of: 7, place: 'win:1', price: 300 }

test('a stake is whole lira between the least and the most', () => {
  expect(['1', '20', ' 2000 '].map((text) => stakeOf(text, 2_000))).toEqual([100, 2_000, 200_000])
  for (const text of ['', '0', '2001', '1,5', '1.5', '-1', '1e3', 'on'])
    expect(stakeOf(text, 2_000), text).toBeUndefined()
})

test('what stands against a bet is said in this order', () => {
  const fine = {
    selection,
    stakeKurus: 2_000,
    isLost: false,
    isFull: false,
    balanceKurus: 2_000,
  }
  expect(whyOff(fine)).toBeUndefined()
  expect(whyOff({ ...fine, balanceKurus: 1_999 })).toBe('balance')
  expect(whyOff({ ...fine, stakeKurus: undefined })).toBe('stake')
  expect(whyOff({ ...fine, isFull: true, stakeKurus: undefined })).toBe('full')
  expect(whyOff({ ...fine, isLost: true, isFull: true })).toBe('lost')
  expect(whyOff({ ...fine, selection: undefined, isLost: true })).toBe('none')
})

test('odds are exact: two decimals, from ten one where that is all, from a hundred none', () => {
  expect([101, 999, 1_000, 1_470, 1_287, 9_990, 10_000, 12_345, 50_000].map(oddsText)).toEqual([
    ...['1.01', '9.99', '10.0', '14.7', '12.87', '99.9', '100', '123.45', '500'],
  ])
})
