import { KURUS_E5, MAX_E5 } from '@zar/contract/money'
import { ExactNumber, parseExactJson } from '../../../platform/http/exact-json.ts'
import { MessageError } from '../../message-error.ts'
import { PLAYER_ID } from '../../player-id.ts'
import type { Status } from './statuses.ts'

export class BadMessage extends MessageError<Status> {}

/** A request's members; numbers are ExactNumber. */
export type Fields = Readonly<Record<string, unknown>>

/** Visible ASCII: what ids and codes are made of, and what every column of ours can hold. */
const VISIBLE = /^[\x21-\x7e]{1,255}$/
const WHOLE = /^(0|[1-9]\d{0,12})$/
const CURRENCY = /^[A-Z]{3}$/

/** Game codes share one catalogue. */
const GAME_PREFIX = 'example-'
export const gameIdOf = (gameCode: string): string => gameCode.slice(GAME_PREFIX.length)
export const codeOfGame = (gameId: string): string => GAME_PREFIX + gameId

export function parseMessage(body: Buffer): Fields {
  try {
    const fields = parseExactJson(body)
    if (isObject(fields)) return fields
  } catch {
    // Said below.
  }
  throw new BadMessage('bad_request', 'not an object of JSON')
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof ExactNumber)

export function textOf(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string' || !VISIBLE.test(value)) throw wrong(name)
  return value
}

export function playerIdOf(fields: Fields): string {
  const playerId = textOf(fields, 'playerId')
  if (!PLAYER_ID.test(playerId)) throw new BadMessage('unknown_player', 'no such player')
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

/** Whole hundredths of the unit: digits and nothing else. */
export function amountOf(fields: Fields, name: string): bigint {
  const value = fields[name]
  const isWhole = value instanceof ExactNumber && WHOLE.test(value.digits)
  const amountE5 = isWhole ? BigInt(value.digits) * KURUS_E5 : -1n
  if (amountE5 < 0n || amountE5 > MAX_E5) throw wrong(name)
  return amountE5
}

/** Never more than there is: what is finer than a hundredth is not told. */
export const minorUnits = (amountE5: bigint): number => Number(amountE5 / KURUS_E5)

const wrong = (name: string) => new BadMessage('bad_request', `${name} is wrong`)
