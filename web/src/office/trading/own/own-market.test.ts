import { expect, test } from 'vitest'
import { ownMarketOf, pricesOf, typedMarket } from './own-market.ts'

const RESULT = {
  key: 'ft.result',
  hasLine: false,
  selections: ['1', 'X', '2'],
  marketClass: 'results',
  book: 10_500,
  isOneSided: false,
} as const
const listed = { ...RESULT, selections: [...RESULT.selections] }
const typed = (one: string, x: string, two: string) => ({
  ...typedMarket(listed),
  chances: { '1': one, X: x, '2': two },
})

test('chances in per cent become prices with the margin of the class, as they are charged', () => {
  expect(pricesOf(typed('50', '28', '22'))).toEqual([1_940, 3_350, 4_250])
  expect(ownMarketOf(typed('50', '28,0', '22'))).toEqual({
    key: 'ft.result',
    line: null,
    chancesPpm: { '1': 500_000, X: 280_000, '2': 220_000 },
  })
})

test('what is missing, is no chance or does not add up is no market', () => {
  for (const wrong of [
    typed('50', '28', ''),
    typed('50', '28', '12'),
    typed('50', '-3', '53'),
    typed('100', '0', '0'),
    typed('half', '28', '22'),
  ]) {
    expect(pricesOf(wrong)).toBeUndefined()
    expect(ownMarketOf(wrong)).toBeUndefined()
  }
})

test('a market with a line needs one', () => {
  const total = { ...listed, key: 'ft.total', hasLine: true, selections: ['over', 'under'] }
  const chances = { over: '52', under: '48' }
  expect(ownMarketOf({ id: '1', listed: total, line: '', chances })).toBeUndefined()
  expect(ownMarketOf({ id: '1', listed: total, line: '2,50', chances })?.line).toBe('2.5')
})
