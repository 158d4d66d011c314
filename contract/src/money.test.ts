import { expect, test } from 'vitest'
import { amountOf, formatMoney, MAX_E5, unitsOf } from './money.ts'

/** As a person reads it: dots between thousands, a comma before the kuruş. */
const read = (text: string) =>
  BigInt(text.replace('₺', '').replaceAll('.', '').replace(',', '').replace('−', '-'))

test('TR-05: 1234.56 is written ₺1.234,56, and 200 sums are read back to the kuruş', () => {
  expect(formatMoney(1_234.56)).toBe('₺1.234,56')
  for (let index = 0; index < 200; index++) {
    const kurus = BigInt(index) ** 5n * 7n + BigInt(index)
    expect(read(formatMoney(unitsOf(kurus * 1_000n)))).toBe(kurus)
  }
})

test('H25: above the bound a sum is told to the kuruş, and never more than there is', () => {
  expect(unitsOf(MAX_E5)).toBe(90_071_992_547.40991)
  expect(unitsOf(MAX_E5 + 8n)).toBe(90_071_992_547.4)
  expect(unitsOf(90_071_992_547_409_999n)).toBe(900_719_925_474.09)
  expect(unitsOf(-90_071_992_547_409_999n)).toBe(-900_719_925_474.09)
})

test('TR-05: what is finer than a kuruş is cut off, never rounded up', () => {
  expect(formatMoney(0.29999)).toBe('₺0,29')
  expect(formatMoney(1.15)).toBe('₺1,15')
  expect(amountOf(0.001)).toBeUndefined()
})
