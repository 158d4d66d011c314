import { decimalE5, ExactNumber, parseExactJson } from '../../platform/http/exact-json.ts'
import { MessageError } from '../message-error.ts'
import { PLAYER_ID } from '../player-id.ts'
import type { ReturnCode } from './statuses.ts'

export class BadMessage extends MessageError<ReturnCode> {}

/** A request's members; numbers are ExactNumber. */
export type Fields = Readonly<Record<string, unknown>>

/** Visible ASCII: what ids and codes are made of, and what every column of ours can hold. */
const VISIBLE = /^[\x21-\x7e]{1,255}$/
const WHOLE = /^(0|[1-9]\d{0,38})$/
const CURRENCY = /^[A-Z]{3}$/

/** Game codes share one catalogue. */
const GAME_PREFIX = 'em-'
export const slugOf = (gameCode: string): string => gameCode.slice(GAME_PREFIX.length)
export const gameCodeOf = (slug: string): string => GAME_PREFIX + slug

export function parseMessage(body: Buffer): Fields {
  try {
    const fields = parseExactJson(body)
    if (isObject(fields)) return fields
  } catch {
    // Said below.
  }
  throw new BadMessage(101, 'not an object of JSON')
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof ExactNumber)

/** An id: text, or a whole number, which is then its digits. */
export function textOf(fields: Fields, name: string): string {
  const value = optionalTextOf(fields, name)
  if (value === null) throw wrong(name)
  return value
}

/** Null when the member is null, empty or not there. */
export function optionalTextOf(fields: Fields, name: string): string | null {
  const value = fields[name] ?? ''
  if (value === '') return null
  if (value instanceof ExactNumber && WHOLE.test(value.digits)) return value.digits
  if (typeof value !== 'string' || !VISIBLE.test(value)) throw wrong(name)
  return value
}

export function playerIdOf(fields: Fields): string {
  const playerId = textOf(fields, 'ExternalUserId')
  if (!PLAYER_ID.test(playerId)) throw new BadMessage(103, 'no such player')
  return playerId
}

/** Null where the message does not say it: the amount is then in what the account was told to be in. */
export function currencyOf(fields: Fields): string | null {
  const currency = optionalTextOf(fields, 'PlayerCurrency')
  if (currency !== null && !CURRENCY.test(currency)) throw wrong('PlayerCurrency')
  return currency
}

/** A session is asked for unless the message says that it need not be. */
export function validatesSession({ ValidateSession = true }: Fields): boolean {
  if (typeof ValidateSession !== 'boolean') throw wrong('ValidateSession')
  return ValidateSession
}

const ROUND_STATUS: Record<string, boolean> = { open: false, close: true, closed: true }

/** A round that is not said to be closed is open. */
export function isRoundClosed(fields: Fields): boolean {
  const status = (optionalTextOf(fields, 'RoundStatus') ?? 'open').toLowerCase()
  const isClosed = Object.hasOwn(ROUND_STATUS, status) ? ROUND_STATUS[status] : undefined
  if (isClosed === undefined) throw wrong('RoundStatus')
  return isClosed
}

/** What the message says beside the money. */
export function additionalDataOf({ AdditionalData }: Fields): Fields {
  const data = AdditionalData ?? {}
  if (!isObject(data)) throw wrong('AdditionalData')
  return data
}

/** In the currency's unit, by the very characters on the wire. */
export function amountOf({ Amount }: Fields): bigint {
  const amountE5 = decimalE5(Amount)
  if (amountE5 === undefined) throw wrong('Amount')
  return amountE5
}

export const wrong = (name: string) => new BadMessage(101, `${name} is wrong`)
