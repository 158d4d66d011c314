import { z } from 'zod/mini'
import type { Clock } from '../../clock.ts'
import { askOnce, untilAnswered, type WalletTransport, walletTransportOf } from '../ask-wallet.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { DIGITAIN, type DigitainOperator } from './operator.ts'
import { isSigned, signatureOf, timestampOf } from './signature.ts'

export type DigitainTransport = WalletTransport & { operator: DigitainOperator; clock: Clock }

export const transportOf = (
  operator: DigitainOperator,
  deps: SupplierClientDeps,
): DigitainTransport => ({
  operator,
  clock: deps.arcade.clock,
  ...walletTransportOf(DIGITAIN, deps),
})

const short = z.string().check(z.maxLength(200))
const told = {
  errorCode: z.int(),
  balance: z.optional(z.nullable(z.number().check(z.nonnegative()))),
  externalTxId: z.optional(z.nullable(short)),
  playerId: z.optional(short),
  currencyId: z.optional(short),
}
const Reply = z.object({
  ...told,
  timestamp: short,
  signature: short,
  items: z.optional(z.array(z.object(told))),
})

/** What is said of the one thing that a call is about. It is `done` now, or was before its reply was lost. */
export type Answer = { code: number; playerId?: string; currencyId?: string } & (
  | { isDone: true; balanceKurus: number }
  | { isDone: false }
)

const OK = 1
/** With the transaction's own id it was taken before; without it, its id stands for something else. */
const EXISTS = 8

export type Fields = Readonly<Record<string, unknown>> & { items?: [{ txId: string }] }

export const callUntilAnswered = (client: DigitainTransport, path: string, fields: Fields) =>
  untilAnswered(client, () => call(client, path, fields))

/** The wallet's answer, or undefined where nothing certain came back in time. */
export function call(
  { operator, clock, ...asking }: DigitainTransport,
  path: string,
  fields: Fields,
): Promise<Answer | undefined> {
  const timestamp = timestampOf(clock())
  const signed = { operatorId: operator.operatorId, signature: signatureOf(operator, timestamp) }
  const txId = fields.items?.[0].txId
  return askOnce(asking, {
    url: `${operator.walletUrl}/${path}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...signed, timestamp, ...fields }),
    read: (text) => answerIn(text, operator, txId),
    about: { path, txId },
  })
}

function answerIn(text: string, operator: DigitainOperator, txId: string | undefined) {
  const { success, data } = Reply.safeParse(JSON.parse(text))
  const isTheirs = success && isSigned(operator, data.timestamp, data.signature)
  return isTheirs ? answerOf(data, txId) : undefined
}

/** Of its one item, where there is one. A success of another transaction says nothing about this one. */
function answerOf(reply: z.output<typeof Reply>, txId: string | undefined): Answer | undefined {
  const one = txId === undefined || reply.errorCode !== OK ? reply : reply.items?.[0]
  if (!one) return undefined
  const { errorCode: code, balance, externalTxId, playerId, currencyId } = one
  const isOwn = txId === undefined || externalTxId === txId
  if (code !== OK && !(code === EXISTS && isOwn)) return { code, isDone: false }
  if (!isOwn || typeof balance !== 'number') return undefined
  const told = { ...(playerId && { playerId }), ...(currencyId && { currencyId }) }
  return { code, isDone: true, balanceKurus: kurusOf(balance), ...told }
}

/** Whole kuruş; what is finer stays with the operator, unseen. */
const kurusOf = (balance: number): number => Math.floor(Math.round(balance * 100_000) / 1_000)
