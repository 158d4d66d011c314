import { z } from 'zod/mini'
import type { Arcade } from '../rounds/arcade.ts'
import { askOnce, untilAnswered } from './ask-wallet.ts'
import type { DigitainOperator } from './digitain-operator.ts'
import { isSigned, signatureOf, timestampOf } from './digitain-signature.ts'
import type { Line } from './line.ts'

export type DigitainLine = {
  operator: DigitainOperator
  line: Line
  arcade: Pick<Arcade, 'clock' | 'log'>
}

const short = z.string().check(z.maxLength(200))
const told = {
  errorCode: z.int(),
  balance: z.optional(z.nullable(z.number().check(z.nonnegative()))),
  externalTxId: z.optional(z.nullable(short)),
  playerId: z.optional(short),
  currencyId: z.optional(short),
}
const Reply = z.object({
  ...{ ...told, timestamp: short, signature: short },
  items: z.optional(z.array(z.object(told))),
})

/** What is said of the one thing that a call is about. */
export type Answer = { code: number; balanceKurus: number | undefined } & Partial<
  Record<'playerId' | 'currencyId', string>
>

export const OK = 1
/** It was taken before: the reply to it was lost. */
export const EXISTS = 8

export type Fields = Readonly<Record<string, unknown>> & { items?: [{ txId: string }] }

/** Up to three tries of the same call; only silence and nonsense are tried again. */
export const callUntilAnswered = (wire: DigitainLine, path: string, fields: Fields) =>
  untilAnswered(() => call(wire, path, fields))

/** The wallet's answer, or undefined where nothing certain came back in time. */
export function call(
  { operator, line, arcade: { clock, log } }: DigitainLine,
  path: string,
  fields: Fields,
): Promise<Answer | undefined> {
  const timestamp = timestampOf(clock())
  const signed = { operatorId: operator.operatorId, signature: signatureOf(operator, timestamp) }
  const txId = fields.items?.[0].txId
  return askOnce(
    { line, log },
    {
      url: `${operator.walletUrl}/${path}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...signed, timestamp, ...fields }),
      read: (text) => answerIn(text, operator, txId),
      about: { path, txId },
    },
  )
}

function answerIn(text: string, operator: DigitainOperator, txId: string | undefined) {
  const { success, data } = Reply.safeParse(JSON.parse(text))
  const isTheirs = success && isSigned(operator, data.timestamp, data.signature)
  return isTheirs ? answerOf(data, txId) : undefined
}

/** Of its one item, where there is one. A success of another transaction says nothing about this one. */
function answerOf(reply: z.output<typeof Reply>, txId: string | undefined): Answer | undefined {
  if (reply.errorCode !== OK) return { code: reply.errorCode, balanceKurus: undefined }
  const one = txId === undefined ? reply : reply.items?.[0]
  if (!one) return undefined
  const { errorCode: code, balance, externalTxId, playerId, currencyId } = one
  const isTaken = code === OK || code === EXISTS
  if (isTaken && txId !== undefined && externalTxId !== txId) return undefined
  if (isTaken && typeof balance !== 'number') return undefined
  const balanceKurus = typeof balance === 'number' ? kurusOf(balance) : undefined
  return { code, balanceKurus, ...(playerId && { playerId }), ...(currencyId && { currencyId }) }
}

/** Whole kuruş; what is finer stays with the operator, unseen. */
const kurusOf = (balance: number): number => Math.floor(Math.round(balance * 100_000) / 1_000)
