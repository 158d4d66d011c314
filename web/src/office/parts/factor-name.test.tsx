import { expect, test } from 'vitest'
import { factorName, factorSeen } from './factor-name.ts'

test('what a factor saw is told in its own unit', () => {
  expect(factorName('velocity')).toBe('Withdrawals in 24 hours')
  expect(factorSeen('unplayed_deposit', '12500000')).toBe('₺125,00')
  expect(factorSeen('new_payee', '5')).toBe('5 h')
  expect(factorSeen('linked_signal', '2')).toBe('2 of 3')
  expect(factorSeen('velocity', '4')).toBe('4')
})
