import { createHmac } from 'node:crypto'

/**
 * Lowercase hex HMAC-SHA256 over the time of a message and the operator's number, in both directions.
 * It says nothing of what else is in the message: that is for TLS and the list of addresses.
 */
export const signatureOf = (key: string, timestamp: string, operatorId: string): string =>
  createHmac('sha256', key)
    .update(timestamp + operatorId)
    .digest('hex')

/** `yyyyMMddHHmmss` of universal time, as a request has it. */
export const timestampOf = (now: Date): string => replyTimeOf(now).slice(0, 14)

/**
 * The same with milliseconds, as our replies have it. Both directions are signed by one formula: no
 * request has a time of this length, so no reply of ours can be sent back as one.
 */
export const replyTimeOf = (now: Date): string => now.toISOString().replace(/\D/g, '')

const TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/

/** The moment of a request's time; undefined where it is no such text. */
export function timeOf(timestamp: string): Date | undefined {
  const moment = new Date(timestamp.replace(TIME, '$1-$2-$3T$4:$5:$6Z'))
  // A thirtieth of February is none.
  const isMoment = !Number.isNaN(moment.getTime()) && timestampOf(moment) === timestamp
  return isMoment ? moment : undefined
}
