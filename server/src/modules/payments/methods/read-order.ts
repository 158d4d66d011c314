import type { FieldError } from '@zar/contract/endpoint'
import type { Locale } from '@zar/contract/limits'
import { amountOf } from '@zar/contract/money'
import type { FieldType, PaymentField } from '@zar/contract/payment'
import { z } from 'zod/mini'
import type { Caller, Text } from '../../../platform/http/route.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { carriesCardNumber } from './card-number.ts'
import { isTurkishIban, plainIban } from './iban.ts'
import type { Method, PaymentType } from './method.ts'
import { findMethod } from './methods.ts'

type Value = string | number | boolean
export type OrderInput = { id: number; target: string; detail: Record<string, Value> }
/** Who gives an order, and what was typed. */
export type OrderCall = {
  playerId: string
  caller: Caller
  input: OrderInput & { requestId?: string | undefined; password?: string | undefined }
}
export type Order = { method: Method; amountE5: bigint; detail: Record<string, Value> }

const WRONG = {
  unknown: { tr: 'Bu alan bilinmiyor.', en: 'This field is unknown.' },
  missing: { tr: 'Bu alanı doldur.', en: 'Fill in this field.' },
  number: { tr: 'Tam bir sayı yaz.', en: 'Enter a whole number.' },
  amount: {
    tr: 'Sıfırdan büyük bir tutar yaz, en çok iki ondalıkla.',
    en: 'Enter an amount above zero, with at most two decimals.',
  },
  digits: { tr: 'Eksik haneleri tamamla.', en: 'Fill in the digits that are missing.' },
  option: { tr: 'Listeden birini seç.', en: 'Choose one from the list.' },
  moment: { tr: 'Bir gün ve saat seç.', en: 'Choose a day and a time.' },
  iban: { tr: 'IBAN hatalı. Haneleri kontrol et.', en: 'The IBAN is not right. Check its digits.' },
} satisfies Record<string, Text>
type Wrong = keyof typeof WRONG

/** A moment with its offset from UTC: `2026-11-25T10:30:00+03:00`. */
const DateTime = z.iso.datetime({ offset: true })

/** No form has more fields. Beyond them nothing is looked at: looking for card numbers takes time. */
const FIELDS_MAX = 12

/**
 * What the player asks for, with every field held to its type; or a refusal. The form's own checks are
 * never trusted. Whoever takes the order holds its sum to the bounds that then hold.
 */
export function readOrder(type: PaymentType, input: OrderInput, locale: Locale): Order {
  refuseIf(Object.keys(input.detail).length > FIELDS_MAX, 'invalid_input')
  const said = [input.target, ...Object.entries(input.detail).flat()]
  refuseIf(
    said.some((value) => carriesCardNumber(String(value))),
    'card_number_refused',
  )
  const method = findMethod(input.id, type)
  if (!method) throw new Refusal('payment_method_unknown')
  const wrong = wrongFields(method, input.detail)
  if (wrong.length > 0) throw new Refusal('invalid_input', wrong.map(toFieldError(locale)))

  const amountE5 = amountOf(Number(input.detail.Amount))
  if (amountE5 === undefined) throw new Refusal('invalid_input')
  return { method, amountE5, detail: kept(method, input.detail) }
}

/** The fields that are missing, unknown or not of their type. */
export function wrongFields(
  { fields }: Pick<Method, 'fields'>,
  detail: Record<string, Value>,
): [string, Wrong][] {
  const known = new Set(fields.map((field) => field.key))
  const unknown = Object.keys(detail).filter((key) => !known.has(key))
  const wrong = fields.flatMap((field): [string, Wrong][] => {
    const value = Object.hasOwn(detail, field.key) ? detail[field.key] : undefined
    const why = value === undefined || value === '' ? 'missing' : whyWrong(field, value)
    return why ? [[field.key, why]] : []
  })
  return [...unknown.map((key): [string, Wrong] => [key, 'unknown']), ...wrong]
}

function whyWrong(field: PaymentField, value: Value): Wrong | undefined {
  const { option, objectType } = field
  if (option) return option.some(({ id }) => id === value) ? undefined : 'option'
  return objectType === 'String' ? whyWrongText(field, value) : WHY_WRONG[objectType](value)
}

type Judge = (value: Value) => Wrong | undefined
const wholeNumber: Judge = (value) => (Number.isSafeInteger(value) ? undefined : 'number')
const WHY_WRONG: Record<Exclude<FieldType, 'String'>, Judge> = {
  Int: wholeNumber,
  Long: wholeNumber,
  Decimal: (value) => (isAmount(value) ? undefined : 'amount'),
  Bool: (value) => (typeof value === 'boolean' ? undefined : 'option'),
  DateTime: (value) => (DateTime.safeParse(value).success ? undefined : 'moment'),
  Dropdown: () => 'option',
}

function whyWrongText({ key, mask }: PaymentField, value: Value): Wrong | undefined {
  if (typeof value !== 'string' || value.trim() === '') return 'missing'
  if (key === 'Iban') return isTurkishIban(plainIban(value)) ? undefined : 'iban'
  return mask === null || isWhole(mask, value) ? undefined : 'digits'
}

/** Whether a text has the digits that the mask asks for, with or without what stands between them. */
const isWhole = (mask: string, typed: string) =>
  typed.replace(/[\s-]/g, '').replace(/\d/g, '0') === mask.replace(/[\s-]/g, '')

function isAmount(value: Value): boolean {
  const amountE5 = typeof value === 'number' ? amountOf(value) : undefined
  return amountE5 !== undefined && amountE5 > 0n
}

/** What the bank needs later, without what only reads well; the amount has a column of its own. */
function kept({ fields }: Method, detail: Record<string, Value>): Record<string, Value> {
  const named = fields.filter(({ key }) => key !== 'Amount')
  return Object.fromEntries(
    named.map((field) => [field.key, plain(field, detail[field.key] ?? '')]),
  )
}

function plain({ key, mask }: PaymentField, value: Value): Value {
  if (typeof value !== 'string') return value
  if (key === 'Iban') return plainIban(value)
  return mask === null ? value.trim() : value.replace(/[\s-]/g, '')
}

const toFieldError =
  (locale: Locale) =>
  ([key, wrong]: [string, Wrong]): FieldError => ({
    field: `detail.${key}`,
    message: WRONG[wrong][locale],
  })
