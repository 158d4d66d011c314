import { expect, test } from 'vitest'
import { formatNet, formatSigned } from './signed-money.ts'

test('signs are always said, and minus is a real minus', () => {
  expect(formatSigned(1_500)).toBe('+₺1.500,00')
  expect(formatSigned(-0.5)).toBe('−₺0,50')
})

test('nothing has no sign', () => {
  expect([1, 0, -1].map(formatNet)).toEqual(['+₺1,00', '₺0,00', '−₺1,00'])
})
