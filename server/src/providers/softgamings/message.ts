import { isUtf8 } from 'node:buffer'
import { MessageError } from '../message-error.ts'
import type { Fields } from './signature.ts'
import type { ErrorWord } from './statuses.ts'

export class BadMessage extends MessageError<ErrorWord> {}

/** Visible ASCII: what ids and codes are made of, and what every column of ours can hold. */
const VISIBLE = /^[\x21-\x7e]+$/
/** Two decimals of the unit, never more; thirteen digits before them are more than any wallet holds. */
const AMOUNT = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2}))?$/
const E5_DIGITS = 5
const E5_PER_CENT = 1_000n

/** What cannot be read has no signature that could be checked. */
export function parseMessage(body: Buffer): Fields {
  const fields = isUtf8(body) ? parsed(body.toString('utf8')) : undefined
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new BadMessage('wrong hmac parameter')
  }
  return fields as Fields
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function textOf(fields: Fields, name: string, longest: number): string {
  const value = fields[name]
  if (typeof value !== 'string' || value.length > longest || !VISIBLE.test(value)) throw wrong(name)
  return value
}

/** Null when the member is null, empty or not there. */
export function optionalTextOf(fields: Fields, name: string, longest: number): string | null {
  const value = fields[name]
  const isThere = value !== undefined && value !== null && value !== ''
  return isThere ? textOf(fields, name, longest) : null
}

const RAISED: readonly unknown[] = [true, 1, '1', 'true']
const DOWN: readonly unknown[] = [undefined, null, false, 0, '0', 'false', '']
const NOTHING = /^0(\.0+)?$/

/** A flag that is not sent is not raised. */
export function flagOf(fields: Fields, name: string): boolean {
  const value = fields[name]
  if (RAISED.includes(value)) return true
  if (DOWN.includes(value)) return false
  throw wrong(name)
}

/** Whether a member says anything: one of which it is not told whether it is a flag or a value. */
export function isSaid(fields: Fields, name: string): boolean {
  const value = fields[name]
  return !DOWN.includes(value) && !(typeof value === 'string' && NOTHING.test(value))
}

/** Decimal text in the currency's unit, exactly: no double ever holds it. */
export function amountOf(fields: Fields, name: string): bigint {
  const value = fields[name]
  const match = typeof value === 'string' ? AMOUNT.exec(value) : null
  if (!match) throw wrong(name)
  const [, whole = '', cents = ''] = match
  return BigInt(whole + cents.padEnd(E5_DIGITS, '0'))
}

/** With two decimals always. What is finer than that is ours alone: never more is told than there is. */
export function amountText(amountE5: bigint): string {
  const cents = (amountE5 / E5_PER_CENT).toString().padStart(3, '0')
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`
}

export const wrong = (name: string) => new BadMessage(`wrong \`${name}\` parameter`)
