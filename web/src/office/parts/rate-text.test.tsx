import { expect, test } from 'vitest'
import { ppmIn, rateText } from './rate-text.ts'

test.each([
  ['20', 200_000],
  ['7,25', 72_500],
  ['7.25', 72_500],
  ['0,1234', 1_234],
  ['%5', 50_000],
  ['0', 0],
  ['100', 1_000_000],
  ['100,0001', undefined],
  ['101', undefined],
  ['-1', undefined],
  ['1,23456', undefined],
  ['1e2', undefined],
  ['', undefined],
  ['abc', undefined],
])('a typed percentage: %s', (text, ppm) => {
  expect(ppmIn(text)).toBe(ppm)
})

test('a rate is told to the hundredth of a basis point', () => {
  expect(rateText(200_000)).toBe('20%')
  expect(rateText(1_234)).toBe('0.1234%')
})
