import { hash } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import { ExactNumber } from '../../platform/http/exact-json.ts'
import { isFresh } from '../fresh.ts'
import { isSameText } from '../same-text.ts'
import { BadMessage, type Fields } from './message.ts'

/** The signed fields of each request, in their order. */
export const SIGNED = {
  GetBalance: ['PartnerId', 'TimeStamp', 'Token', 'ClientId', 'CurrencyId'],
  GetUserInfo: ['PartnerId', 'TimeStamp', 'Token'],
  CreditBet: [
    ...['PartnerId', 'TimeStamp', 'Token', 'CurrencyId', 'OrderNumber', 'GameId', 'TransactionId'],
    ...['Info', 'DeviceTypeId', 'TypeId', 'BetState', 'PossibleWin'],
  ],
  ChequeRedact: ['PartnerId', 'TimeStamp', 'OrderNumber', 'TransactionId', 'Info', 'PossibleWin'],
  DebitByBatch: ['PartnerId', 'TimeStamp'],
  RollBackByBatch: ['PartnerId', 'TimeStamp'],
} as const
export type Method = keyof typeof SIGNED

const BASE = ['ResponseCode', 'Description', 'TimeStamp']
/** The same of the replies; what a refusal leaves out is not signed. */
const REPLIED: Record<Method, readonly string[]> = {
  GetBalance: [...BASE, 'Token', 'AvailableBalance', 'CurrencyId'],
  GetUserInfo: [
    ...[...BASE, 'Token', 'ClientId', 'CurrencyId', 'FirstName', 'LastName', 'Gender'],
    'BirthDate',
  ],
  CreditBet: [...BASE, 'TransactionId'],
  ChequeRedact: [...BASE, 'TransactionId'],
  DebitByBatch: BASE,
  RollBackByBatch: BASE,
}

/** `method` + its name + each field's name and value + the secret, as MD5. */
export function signatureOf(
  method: Method,
  pairs: readonly (readonly [name: string, value: string])[],
  secret: string,
): string {
  const text = pairs.map(([name, value]) => name + value).join('')
  return hash('md5', `method${method}${text}${secret}`)
}

type Signer = { secret: string; clock: Clock }

/** Throws where the request's signature is not the partner's over what it says, or is of another time. */
export function checkSignature(method: Method, fields: Fields, { secret, clock }: Signer): void {
  const pairs = SIGNED[method].map((name) => [name, signedText(fields[name])] as const)
  if (!isSameText(fields.Signature, signatureOf(method, pairs, secret))) throw new BadMessage(1016)
  // In seconds.
  const seconds = signedText(fields.TimeStamp)
  if (!/^\d+$/.test(seconds) || !isFresh(Number(seconds) * 1_000, clock)) throw new BadMessage(1016)
}

type Reply = Record<string, unknown>

/** A number stands in the text as it does in the JSON. */
export function signReply(method: Method, reply: Reply, secret: string): Reply {
  const pairs = REPLIED[method]
    .filter((name) => reply[name] !== undefined)
    .map((name) => [name, String(reply[name])] as const)
  return { ...reply, Signature: signatureOf(method, pairs, secret) }
}

/** As it stands on the wire. What is not there signs as nothing. */
function signedText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (value instanceof ExactNumber) return value.digits
  if (typeof value === 'string' || typeof value === 'boolean') return String(value)
  throw new BadMessage(1013)
}
