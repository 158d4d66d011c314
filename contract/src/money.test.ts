import { expect, test } from 'vitest'
import { amountOf, formatMoney, unitsOf } from './money.ts'

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

test('TR-05: what is finer than a kuruş is cut off, never rounded up', () => {
  expect(formatMoney(0.29999)).toBe('₺0,29')
  expect(formatMoney(1.15)).toBe('₺1,15')
  expect(amountOf(0.001)).toBeUndefined()
})
