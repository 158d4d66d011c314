import { KURUS_E5 } from '@zar/contract/money'
import type { BetMessage, Seat } from '../../testing/wire.ts'
import { gameIdOf } from '../message.ts'

export const PORTAL = 'ZAR_REAL'
export const CREDENTIALS = { userName: 'amusnet', password: 'p&ss<word of the tests' }

/** An element's text, or the elements in it. Null leaves it out. */
export type Fields = { [name: string]: string | null | Fields }

/** What every call carries. */
export const sharedFields = (seat: Seat, sessionId: string): Fields => ({
  UserName: CREDENTIALS.userName,
  Password: CREDENTIALS.password,
  PlayerId: seat.playerId,
  PortalCode: `${PORTAL}_TRY`,
  Currency: 'TRY',
  GameId: gameIdOf(seat.gameCode),
  SessionId: sessionId,
})

export const withdrawFields = (seat: Seat, sessionId: string, message: BetMessage): Fields => ({
  ...sharedFields(seat, sessionId),
  PortalCode: `${PORTAL}_${message.currency ?? 'TRY'}`,
  Currency: message.currency ?? 'TRY',
  GameId: gameIdOf(message.gameCode ?? seat.gameCode),
  TransferId: message.id,
  GameNumber: message.round,
  Amount: String(message.amountE5 / KURUS_E5),
  Reason: 'ROUND_BEGIN',
  PlatformType: 'DESKTOP',
  ...(message.isFree && {
    Freespin: { CampaignUniqueCode: 'c-1', Identification: 'i-1', Total: '5', Remaining: '4' },
  }),
})

/** A request's document, as Amusnet writes it. */
export const xmlOf = (name: string, fields: Fields): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${innerOf(fields)}</${name}>\n`

const innerOf = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `\n  <${name}>${textOf(value)}</${name}>`)
    .join('')

const textOf = (value: string | null | Fields | undefined): string =>
  typeof value === 'string'
    ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    : innerOf(value ?? {})
