import { createHmac, timingSafeEqual } from 'node:crypto'
import type { DigitainOperator } from './operator.ts'

type Signer = Pick<DigitainOperator, 'hmacKey' | 'operatorId'>

/** Lowercase hex HMAC-SHA256 over the time of a message and the operator's number. */
export const signatureOf = ({ hmacKey, operatorId }: Signer, timestamp: string): string =>
  createHmac('sha256', hmacKey)
    .update(timestamp + operatorId)
    .digest('hex')

export function isSigned(signer: Signer, timestamp: string, signature: string): boolean {
  const [a, b] = [Buffer.from(signature), Buffer.from(signatureOf(signer, timestamp))]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** `yyyyMMddHHmmss` of universal time. */
export const timestampOf = (nowMs: number): string =>
  new Date(nowMs).toISOString().replace(/\D/g, '').slice(0, 14)
