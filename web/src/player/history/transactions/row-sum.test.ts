import type { HistoryRow } from '@zar/contract/payment'
import { expect, test } from 'vitest'
import { sumOf } from './row-sum.ts'

const row: HistoryRow = {
  id: '1',
  transactionId: null,
  kind: 'withdrawal',
  title: 'IBAN',
  amount: -2_000,
  requested: 2_000,
  balanceAfter: 6_604.79,
  status: 2,
  timeStamp: '2026-11-19T20:41:00Z',
}

test('what moved is shown as the balance saw it', () => {
  expect(sumOf(row)).toEqual({ text: '−₺2.000,00', moved: true })
})

test('what moved nothing shows what was asked for, in its direction', () => {
  expect(sumOf({ ...row, amount: 0 })).toEqual({ text: '−₺2.000,00', moved: false })
  expect(sumOf({ ...row, amount: 0, kind: 'deposit' }).text).toBe('+₺2.000,00')
  expect(sumOf({ ...row, amount: 0, requested: 0, kind: 'win' }).text).toBe('₺0,00')
})
