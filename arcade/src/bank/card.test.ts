import { expect, test } from 'vitest'
import { wrongCardFields } from './card.ts'

const NOW = Date.parse('2026-03-31T23:00:00Z')
const CARD = { CardNo: '9000 0000 0000 0001', Expiry: '03/26', Code: '123', Holder: 'Deniz Örnek' }
const wrong = (change: Partial<typeof CARD>) =>
  wrongCardFields(new URLSearchParams({ ...CARD, ...change }), NOW)

test('a whole card is right, to the last day of its month', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ CardNo: '9000-0000-0000-0001', Code: '1234', Expiry: '12 / 30' })).toEqual([])
})

test.each([
  ['CardNo', ['', '9000 0000 0000 0002', '123456789012', '0000000000000', 'x']],
  ['Expiry', ['', '02/26', '13/27', '00/27', '3/27', '0327']],
  ['Code', ['', '12', '12345', 'abc']],
  ['Holder', ['', ' ', 'D']],
] as const)('a card with another %s is not', (field, values) => {
  for (const value of values) expect(wrong({ [field]: value }), value).toEqual([field])
})

test('nothing typed is wrong in every field', () => {
  expect(wrongCardFields(new URLSearchParams(), NOW)).toHaveLength(4)
})
