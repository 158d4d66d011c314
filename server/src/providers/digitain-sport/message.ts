import { decimalE5, ExactNumber, parseExactJson } from '../../platform/http/exact-json.ts'
import { MessageError } from '../message-error.ts'
import { PLAYER_ID } from '../player-id.ts'
import type { Code } from './statuses.ts'

export class BadMessage extends MessageError<Code> {}

/** A request's members; numbers are ExactNumber. */
export type Fields = Readonly<Record<string, unknown>>

/** Visible ASCII: what ids and tokens are made of. */
const VISIBLE = /^[\x21-\x7e]{1,200}$/
const WHOLE = /^(0|[1-9]\d{0,18})$/
const CURRENCY = /^[A-Z]{3}$/
const INFO_MAX = 2_000
/** Their longest batch is not known. */
const ITEMS_MAX = 500

export function parseMessage(body: Buffer): Fields {
  try {
    const fields = parseExactJson(body)
    if (isObject(fields)) return fields
  } catch {
    // Said below.
  }
  throw new BadMessage(400)
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof ExactNumber)

const wrong = () => new BadMessage(1013)

/** An id: text, or a whole number, which is then its digits. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name]
  if (value instanceof ExactNumber && WHOLE.test(value.digits)) return value.digits
  if (typeof value !== 'string' || !VISIBLE.test(value)) throw wrong()
  return value
}

export function clientOf(fields: Fields): string {
  const client = textOf(fields, 'ClientId')
  if (!PLAYER_ID.test(client)) throw new BadMessage(22)
  return client
}

export function currencyOf(fields: Fields): string {
  const currency = textOf(fields, 'CurrencyId')
  if (!CURRENCY.test(currency)) throw new BadMessage(20)
  return currency
}

/** An amount of the unit, exactly as its characters say. */
export function amountOf(fields: Fields, name: string): bigint {
  const amountE5 = decimalE5(fields[name])
  if (amountE5 === undefined) throw wrong()
  return amountE5
}

/** The same of what is only told; null where it is not there. */
export const optionalAmountOf = (fields: Fields, name: string): bigint | null =>
  fields[name] === undefined || fields[name] === null ? null : amountOf(fields, name)

/** What the bet is, in the partner's words: shown to its player as plain text. */
export function infoOf(fields: Fields): string {
  const info = fields.Info ?? ''
  if (typeof info !== 'string' || info.length > INFO_MAX || info.includes('\0')) throw wrong()
  return info
}

export function itemsOf(fields: Fields, name: string): Fields[] {
  const items = fields[name]
  const isList = Array.isArray(items) && items.every(isObject)
  if (!isList || items.length === 0 || items.length > ITEMS_MAX) throw wrong()
  return items
}
