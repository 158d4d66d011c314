import { createHmac } from 'node:crypto'

/**
 * Lowercase hex HMAC-SHA256 over the time of a message and the operator's number, in both directions.
 * It says nothing of what else is in the message: that is for TLS and the list of addresses.
 */
export const signatureOf = (key: string, timestamp: string, operatorId: string): string =>
  createHmac('sha256', key)
    .update(timestamp + operatorId)
    .digest('hex')

/** `yyyyMMddHHmmss` of universal time. */
export const timestampOf = (now: Date): string => now.toISOString().replace(/\D/g, '').slice(0, 14)
