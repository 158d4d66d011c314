import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'
import { BET_NAMES, type BetName, NAMED_BETS, nameOf } from './named-bets.ts'

const legs = (count: number) =>
  Array.from({ length: count }, () => ({ oddsMilli: 1_850, isBanker: false, state: null }))

const COLUMNS: Record<BetName, number> = {
  single: 1,
  double: 1,
  treble: 1,
  trixie: 4,
  patent: 7,
  yankee: 11,
  lucky15: 15,
  canadian: 26,
  lucky31: 31,
  heinz: 57,
  lucky63: 63,
  superheinz: 120,
  goliath: 247,
}

test.each(BET_NAMES)('%s has its columns and is known by its sizes', (name) => {
  const bet = { legs: legs(NAMED_BETS[name].legs), sizes: NAMED_BETS[name].sizes }
  expect(columnsOf(bet)).toBe(COLUMNS[name])
  expect(nameOf(bet)).toBe(name)
})

test('other sizes and bets with a banker have no name', () => {
  expect(nameOf({ legs: legs(4), sizes: [4] })).toBe(null)
  expect(nameOf({ legs: legs(5), sizes: [2, 3, 4] })).toBe(null)
  const banker = { oddsMilli: 1_850, isBanker: true, state: null }
  expect(nameOf({ legs: [banker, ...legs(3)], sizes: [2, 3] })).toBe(null)
})
