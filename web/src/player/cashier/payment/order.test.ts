import { FIELD_TYPES, type FieldType, type PaymentField } from '@zar/contract/payment'
import { expect, test } from 'vitest'
import {
  detailOf,
  isAmount,
  isPastable,
  kindOf,
  maskOf,
  mistakeIn,
  pastedDigits,
  quickAmounts,
  startOf,
} from './order.ts'

const field = (change: Partial<PaymentField>): PaymentField => ({
  key: 'Field',
  mask: null,
  objectType: 'String',
  option: null,
  ...change,
})
const amount = field({ key: 'Amount', objectType: 'Decimal' })
const iban = field({ key: 'Iban', mask: 'TR00 0000 0000' })
const bank = field({ key: 'Bank', option: [{ id: 3, name: 'Boğaz' }] })
const free = { limits: { min: 100, max: 5_000, minutes: 1 }, balance: undefined }

test('a field with options is a dropdown whatever its type', () => {
  expect(kindOf(bank)).toBe('dropdown')
  expect(kindOf(field({ objectType: 'Int', option: [] }))).toBe('dropdown')
})

test('§5 Dynamic payment form: Iban and CardNo fields get a paste button, no other does', () => {
  expect(['Iban', 'CardNo'].map((key) => isPastable(field({ key })))).toEqual([true, true])
  const others = ['Amount', 'Phone', 'Voucher', 'Address', 'CardNote']
  expect(others.filter((key) => isPastable(field({ key })))).toEqual([])
})

test.each(['Int', 'Long', 'Decimal'] as const)(
  '§5 Dynamic payment form: an amount may be %s, and has the method’s bounds',
  (objectType) => {
    const one = field({ key: 'Amount', objectType })
    expect([kindOf(one), isAmount(one)]).toEqual(['number', true])
    expect(mistakeIn(one, 99, free)).toEqual({ why: 'min', amount: 100 })
    expect(detailOf([one], { Amount: 250 })).toEqual({ Amount: 250 })
  },
)

test('numbers are sent as numbers, numeric choices as numbers, other choices as text', () => {
  const network = field({ key: 'Network', option: [{ id: 'trc-20', name: 'TRC' }] })
  const times = field({ key: 'Times', objectType: 'Int' })
  const fields = [amount, bank, network, times, field({ key: 'Name' })]
  const entries = { Amount: 1250.5, Bank: '3', Network: 'trc-20', Times: 2, Name: 'İlkbahar 7' }
  expect(detailOf(fields, entries)).toEqual({
    Amount: 1250.5,
    Bank: 3,
    Network: 'trc-20',
    Times: 2,
    Name: 'İlkbahar 7',
  })
})

test('§3 Bool and DateTime fields: a choice is sent as true or false, a moment with its offset', () => {
  const fields = [
    field({ key: 'Yes', objectType: 'Bool' }),
    field({ key: 'No', objectType: 'Bool' }),
  ]
  expect(detailOf(fields, { Yes: 'true', No: 'false' })).toEqual({ Yes: true, No: false })
  const at = field({ key: 'At', objectType: 'DateTime' })
  expect(detailOf([at], { At: '2026-11-25T10:30' })).toEqual({ At: '2026-11-25T10:30:00+03:00' })
  expect(fields.map((one) => mistakeIn(one, '', free))).toEqual([{ why: 'pick' }, { why: 'pick' }])
  expect(mistakeIn(at, '', free)).toEqual({ why: 'missing' })
})

test('§3 Payment form: every field starts empty, of whatever type', () => {
  for (const objectType of Object.keys(FIELD_TYPES) as FieldType[]) {
    const one = field({ objectType })
    expect([objectType, startOf(one) ?? '']).toEqual([objectType, ''])
    expect(mistakeIn(one, startOf(one), free), objectType).toBeDefined()
  }
  expect(startOf(amount), 'no 0 is shown').toBeUndefined()
})

test('§5 String fields are sent as typed, with their spaces', () => {
  expect(detailOf([field({})], { Field: ' Ada  Yılmaz ' })).toEqual({ Field: ' Ada  Yılmaz ' })
})

test('a masked number is sent with its letters and without its spaces', () => {
  expect(detailOf([iban], { Iban: '6400205000' })).toEqual({ Iban: 'TR6400205000' })
})

test('pasting keeps the digits that fit the mask', () => {
  expect(pastedDigits('TR64 0020-5000 99', maskOf(iban))).toBe('6400205000')
})

test.each([
  { why: 'missing', of: amount, entry: undefined },
  { why: 'missing', of: field({}), entry: '  ' },
  { why: 'pick', of: bank, entry: '' },
  { why: 'short', of: iban, entry: '640020500' },
  { why: 'min', of: amount, entry: 99.99 },
  { why: 'max', of: amount, entry: 5_000.01 },
])('$why: $entry is refused', ({ why, of, entry }) => {
  expect(mistakeIn(of, entry, free)).toMatchObject({ why })
})

test('the bounds themselves are taken, and no more than the balance can leave', () => {
  expect(mistakeIn(amount, 100, free)).toBeUndefined()
  expect(mistakeIn(amount, 5_000, free)).toBeUndefined()
  expect(mistakeIn(amount, 200, { ...free, balance: 199.99 })).toEqual({
    why: 'balance',
    amount: 199.99,
  })
})

test('ready amounts can all be sent as they are', () => {
  expect(quickAmounts(free)).toEqual([100, 250, 500, 1_000])
  expect(quickAmounts({ ...free, balance: 300 })).toEqual([100, 250])
})
