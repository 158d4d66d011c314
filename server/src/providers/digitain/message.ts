import {
  decimalE5,
  ExactNumber,
  parseExactJson,
  writeExactJson,
} from '../../platform/http/exact-json.ts'
import { MessageError } from '../message-error.ts'
import { PLAYER_ID } from '../player-id.ts'
import { CODES, type Code } from './statuses.ts'

export class BadMessage extends MessageError<Code> {}

/** A request's members; numbers are ExactNumber. */
export type Fields = Readonly<Record<string, unknown>>

/** Visible ASCII: what ids and codes are made of, and what every column of ours can hold. */
const VISIBLE = /^[\x21-\x7e]{1,255}$/
const WHOLE = /^(0|[1-9]\d{0,17})$/
const CURRENCY = /^[A-Z]{3}$/
const ITEMS_MAX = 100

/** Game codes share one catalogue. */
const GAME_PREFIX = 'digitain-'
export const gameIdOf = (gameCode: string): string => gameCode.slice(GAME_PREFIX.length)
export const codeOfGame = (gameId: string): string => GAME_PREFIX + gameId

export function parseMessage(body: Buffer): Fields {
  try {
    const fields = parseExactJson(body)
    if (isObject(fields)) return fields
  } catch {
    // Said below.
  }
  throw new BadMessage(CODES.missingParameter, 'not an object of JSON')
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof ExactNumber)

/** The contract has one code for what is not there and what is not right. */
export const wrong = (name: string) =>
  new BadMessage(CODES.missingParameter, `${name} is missing or wrong`)

/** An id: text, or a whole number, which is then its digits. */
export function textOf(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (value instanceof ExactNumber && WHOLE.test(value.digits)) return value.digits
  if (typeof value !== 'string' || !VISIBLE.test(value)) throw wrong(name)
  return value
}

/** Undefined when the member is null, empty or not there. */
export function optionalTextOf(fields: Fields, name: string): string | undefined {
  const value = fields[name] ?? ''
  return value === '' ? undefined : textOf(fields, name)
}

export function playerIdOf(fields: Fields): string {
  const playerId = textOf(fields, 'playerId')
  if (!PLAYER_ID.test(playerId)) throw new BadMessage(CODES.playerNotFound, 'no such player')
  return playerId
}

export function currencyOf(fields: Fields): string {
  const currency = textOf(fields, 'currencyId')
  if (!CURRENCY.test(currency)) throw wrong('currencyId')
  return currency
}

/** A flag that is not sent is not raised, unless the contract means it to be. */
export function flagOf(fields: Fields, name: string, otherwise = false): boolean {
  const value = fields[name] ?? otherwise
  if (typeof value !== 'boolean') throw wrong(name)
  return value
}

export function numberOf(fields: Fields, name: string): number {
  const digits = textOf(fields, name)
  if (!WHOLE.test(digits)) throw wrong(name)
  return Number(digits)
}

/** A decimal number of the currency's unit, exactly: no double ever holds it. */
export function amountOf(fields: Fields, name: string): bigint {
  const amountE5 = decimalE5(fields[name])
  if (amountE5 === undefined) throw wrong(name)
  return amountE5
}

export function itemsOf(fields: Fields): Fields[] {
  const { items } = fields
  const isList = Array.isArray(items) && items.length > 0 && items.length <= ITEMS_MAX
  if (!isList || !items.every(isObject)) throw wrong('items')
  return items
}

/** These members as they came, to be sent back, also where they are empty. */
export function echoOf(fields: Fields, names: readonly string[]): Fields {
  const echo = Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  try {
    writeExactJson(echo)
    return echo
  } catch {
    throw wrong(names.join())
  }
}
