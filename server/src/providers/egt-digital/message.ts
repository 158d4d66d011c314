import { KURUS_E5, MAX_E5 } from '@zar/contract/money'
import { ExactNumber, parseExactJson } from '../../platform/http/exact-json.ts'
import { MessageError } from '../message-error.ts'
import { PLAYER_ID } from '../player-id.ts'
import type { Status } from './statuses.ts'

export class BadMessage extends MessageError<Status> {}

/** A request's members; numbers are ExactNumber. */
export type Fields = Readonly<Record<string, unknown>>

/** Visible ASCII: what ids and codes are made of, and what every column of ours can hold. */
const VISIBLE = /^[\x21-\x7e]{1,255}$/
const WHOLE = /^(0|[1-9]\d{0,12})$/
const CURRENCY = /^[A-Z]{3}$/

/** Game codes share one catalogue. */
const GAME_PREFIX = 'egt-'
export const gameKeyOf = (gameCode: string): string => gameCode.slice(GAME_PREFIX.length)
export const gameCodeOf = (fields: Fields): string => codeOfKey(textOf(fields, 'gameKey'))
export const codeOfKey = (gameKey: string): string => GAME_PREFIX + gameKey

export function parseMessage(body: Buffer): Fields {
  try {
    const fields = parseExactJson(body)
    if (isObject(fields)) return fields
  } catch {
    // Said below.
  }
  throw new BadMessage('ERR_INVALID_FIELDS', 'not an object of JSON')
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof ExactNumber)

/** An id: text, or a whole number, which is then its digits. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name]
  if (value === undefined || value === null) throw new BadMessage('ERR_FIELD_MISSING', name)
  const text = readableTextOf(fields, name)
  if (text === null) throw wrong(name)
  return text
}

/** Null when it is empty or not there. */
export const optionalTextOf = (fields: Fields, name: string): string | null =>
  (fields[name] ?? '') === '' ? null : textOf(fields, name)

/** The same where nothing is refused for it. */
export function readableTextOf(fields: Fields, name: string): string | null {
  const value = fields[name]
  if (value instanceof ExactNumber && WHOLE.test(value.digits)) return value.digits
  return typeof value === 'string' && VISIBLE.test(value) ? value : null
}

export function playerIdOf(fields: Fields): string {
  const playerId = textOf(fields, 'playerId')
  if (!PLAYER_ID.test(playerId)) throw new BadMessage('ERR_INVALID_PLAYER_ID', 'no such player')
  return playerId
}

export function currencyOf(fields: Fields): string {
  const currency = textOf(fields, 'currency')
  if (!CURRENCY.test(currency)) throw wrong('currency')
  return currency
}

/** A flag that is not sent is not raised. */
export function flagOf(fields: Fields, name: string): boolean {
  const value = fields[name] ?? false
  if (typeof value !== 'boolean') throw wrong(name)
  return value
}

/** A member that is itself an object, if it is there. */
export function partOf(fields: Fields, name: string): Fields | undefined {
  const value = fields[name] ?? undefined
  if (value !== undefined && !isObject(value)) throw wrong(name)
  return value
}

/** The same where nothing is refused for it. */
export function readablePartOf(fields: Fields, name: string): Fields | undefined {
  const value = fields[name]
  return isObject(value) ? value : undefined
}

/** A member that is a list of objects, if it is there. */
export function listOf(fields: Fields, name: string): Fields[] {
  const value = fields[name] ?? []
  if (!Array.isArray(value) || !value.every(isObject)) throw wrong(name)
  return value
}

/** Whole hundredths of the unit: digits and nothing else. */
export function amountOf(fields: Fields, name: string): bigint {
  if (fields[name] === undefined) throw new BadMessage('ERR_FIELD_MISSING', name)
  const amountE5 = readableAmountOf(fields, name)
  if (amountE5 === undefined) throw wrong(name)
  return amountE5
}

/** The same where nothing is refused for it. */
export function readableAmountOf(fields: Fields, name: string): bigint | undefined {
  const value = fields[name]
  const isWhole = value instanceof ExactNumber && WHOLE.test(value.digits)
  const amountE5 = isWhole ? BigInt(value.digits) * KURUS_E5 : undefined
  return amountE5 !== undefined && amountE5 <= MAX_E5 ? amountE5 : undefined
}

/** Never more than there is: what is finer than a hundredth is not told. */
export const minorUnits = (amountE5: bigint): number => Number(amountE5 / KURUS_E5)

export const wrong = (name: string) => new BadMessage('ERR_INVALID_FIELDS', `${name} is wrong`)
