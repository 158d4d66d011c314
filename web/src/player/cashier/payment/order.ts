import { amountOf, KURUS_E5 } from '@zar/contract/money'
import type { FieldType, PaymentField, PaymentMethod } from '@zar/contract/payment'

/** What a field holds while it is filled in: digits or text, a number, or nothing yet. */
export type Entry = string | number | undefined
export type Entries = Record<string, Entry>

/** How a field is filled in. */
export type FieldKind = 'dropdown' | 'number' | 'choice' | 'moment' | 'masked' | 'text'

/** A field with options is a dropdown, whatever its type says. */
export function kindOf({ option, objectType, mask }: PaymentField): FieldKind {
  if (option) return 'dropdown'
  return objectType === 'String' && mask ? 'masked' : KINDS[objectType]
}

const KINDS: Record<FieldType, FieldKind> = {
  String: 'text',
  Int: 'number',
  Long: 'number',
  Decimal: 'number',
  Bool: 'choice',
  DateTime: 'moment',
  Dropdown: 'dropdown',
}

/** Every field starts empty: a number as nothing, so that its field does not show 0. */
export const startOf = (field: PaymentField): Entry => (kindOf(field) === 'number' ? undefined : '')

/** The one field that says how much: its bounds are the method's. */
export const isAmount = (field: PaymentField): boolean =>
  kindOf(field) === 'number' && /amount|tutar/i.test(field.key)

/** Numbers that are read from a card or a message get a paste button. */
export const isPastable = ({ key }: PaymentField): boolean => /^(iban|cardno)$/i.test(key)

/** The server writes masks with 0 for a digit, the input with #. */
export const maskOf = (field: PaymentField): string => (field.mask ?? '').replaceAll('0', '#')

const digitCount = (mask: string): number => mask.split('#').length - 1

/** The digits of a pasted number that fit the mask, whatever stood between and before them. */
export const pastedDigits = (text: string, mask: string): string =>
  text.replace(/\D/g, '').slice(0, digitCount(mask))

/** The mask filled with its digits, without the separators: `TR64 0020` is sent as `TR640020`. */
function unmasked(mask: string, digits: string): string {
  let at = 0
  const filled = mask.replaceAll('#', () => digits[at++] ?? '')
  return filled.replace(/[^\p{L}\d]/gu, '')
}

export type Detail = Record<string, string | number | boolean>

/** The `detail` of a deposit or a withdrawal, from a form without mistakes. */
export function detailOf(fields: PaymentField[], entries: Entries): Detail {
  const sent = fields.map(
    (field) => [field.key, sentValue(field, entries[field.key] ?? '')] as const,
  )
  return Object.fromEntries(sent)
}

function sentValue(field: PaymentField, entry: string | number): string | number | boolean {
  switch (kindOf(field)) {
    case 'number':
      return Number(entry)
    case 'dropdown':
      return /^-?\d+$/.test(String(entry)) ? Number(entry) : entry
    case 'choice':
      return entry === 'true'
    case 'moment':
      return `${entry}:00${ISTANBUL_OFFSET}`
    case 'masked':
      return unmasked(maskOf(field), String(entry))
    case 'text':
      return entry
  }
}

/** The same all year (TR-06). */
const ISTANBUL_OFFSET = '+03:00'

/** Why an entry cannot be sent; `amount` is the bound it broke, in currency units. */
export type Mistake =
  | { why: 'missing' | 'pick' | 'short' }
  | { why: 'min' | 'max' | 'balance'; amount: number }

export type Bounds = {
  limits: Pick<PaymentMethod, 'min' | 'max' | 'minutes'> | undefined
  /** What can be taken out at most; undefined for a deposit. */
  balance: number | undefined
}

/** The first thing that is wrong with one field, or undefined. */
export function mistakeIn(field: PaymentField, entry: Entry, bounds: Bounds): Mistake | undefined {
  const kind = kindOf(field)
  if (entry === undefined || String(entry).trim() === '') {
    return { why: kind === 'dropdown' || kind === 'choice' ? 'pick' : 'missing' }
  }
  if (kind === 'masked' && String(entry).length < digitCount(maskOf(field))) {
    return { why: 'short' }
  }
  return isAmount(field) ? amountMistake(Number(entry), bounds) : undefined
}

function amountMistake(amount: number, { limits, balance }: Bounds): Mistake | undefined {
  if (amountOf(amount, KURUS_E5) === undefined) return { why: 'missing' }
  if (limits && amount < limits.min) return { why: 'min', amount: limits.min }
  if (limits && amount > limits.max) return { why: 'max', amount: limits.max }
  if (balance !== undefined && amount > balance) return { why: 'balance', amount: balance }
  return undefined
}

const ROUND_AMOUNTS = [
  ...[50, 100, 250, 500, 1_000, 2_500, 5_000],
  ...[10_000, 25_000, 50_000, 100_000],
]

/** Four round sums that could be sent as they are. */
export const quickAmounts = ({ limits, balance }: Bounds): number[] =>
  ROUND_AMOUNTS.filter(
    (amount) =>
      amount >= (limits?.min ?? 0) &&
      amount <= Math.min(limits?.max ?? Number.POSITIVE_INFINITY, balance ?? amount),
  ).slice(0, 4)
