import { isUtf8 } from 'node:buffer'
import { KURUS_E5, MAX_E5 } from '@zar/contract/money'
import { PLAYER_ID } from '../player-id.ts'
import { type Content, type Elements, readXml } from './xml.ts'

/** A request that cannot be taken as it stands. The contract has one code for all of them: 3000. */
export class BadMessage extends Error {
  override readonly name = 'BadMessage'
}

/** Visible ASCII: what ids and codes are made of, and what every column of ours can hold. */
const VISIBLE = /^[\x21-\x7e]{1,255}$/
const AMOUNT = /^(0|[1-9]\d{0,12})$/

/** Game codes share one catalogue, and other suppliers count their games from 1 too. */
const GAME_PREFIX = 'amusnet-'
export const gameIdOf = (gameCode: string): string => gameCode.slice(GAME_PREFIX.length)
export const gameCodeOf = (gameId: string): string => GAME_PREFIX + gameId

/** The elements of the document, which must be of this name. */
export function parseMessage(body: Buffer, name: string): Elements {
  const document = readXml(isUtf8(body) ? body.toString('utf8') : '')
  if (document.name !== name || typeof document.content === 'string') {
    throw new BadMessage(`not a ${name}`)
  }
  return document.content
}

export function textOf(fields: Elements, name: string): string {
  const value = optionalTextOf(fields, name)
  if (value === null) throw new BadMessage(`${name} is missing`)
  return value
}

/** Null when the element is empty or not there. */
export function optionalTextOf(fields: Elements, name: string): string | null {
  const value: Content = fields.get(name) ?? ''
  if (value === '') return null
  if (typeof value !== 'string' || !VISIBLE.test(value)) throw new BadMessage(`${name} is wrong`)
  return value
}

/** The same where nothing is refused for it. */
export function readableTextOf(fields: Elements, name: string): string | null {
  const value = fields.get(name)
  return typeof value === 'string' && VISIBLE.test(value) ? value : null
}

export function playerIdOf(fields: Elements): string {
  const playerId = textOf(fields, 'PlayerId')
  if (!PLAYER_ID.test(playerId)) throw new BadMessage('no such player')
  return playerId
}

/** Whole hundredths of the unit: digits and nothing else. */
export function amountOf(fields: Elements, name: string): bigint {
  const text = textOf(fields, name)
  const amountE5 = AMOUNT.test(text) ? BigInt(text) * KURUS_E5 : -1n
  if (amountE5 < 0n || amountE5 > MAX_E5) throw new BadMessage(`${name} is wrong`)
  return amountE5
}

/** Never more than there is: what is finer than a hundredth is not told. */
export const amountText = (amountE5: bigint): string => String(amountE5 / KURUS_E5)

/** `Brand_Mode_CUR`: the part before the currency is ours, and a `Currency` may not contradict it. */
export function currencyOf(fields: Elements, portal: string): string {
  const [, ours, currency] = /^(.+)_([A-Z]{3})$/.exec(textOf(fields, 'PortalCode')) ?? []
  const named = optionalTextOf(fields, 'Currency') ?? currency
  if (ours !== portal || !currency || named !== currency) throw new BadMessage('not our portal')
  return currency
}
