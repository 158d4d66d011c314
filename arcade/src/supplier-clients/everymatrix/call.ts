import { z } from 'zod/mini'
import { askOnce, untilAnswered, type WalletTransport } from '../ask-wallet.ts'
import type { EverymatrixOperator } from './operator.ts'

export type EverymatrixCalls = WalletTransport & { operator: EverymatrixOperator }

/** What a request says: its name, and its members besides the credentials. */
export type WalletRequest = { Request: string } & Record<string, unknown>

const text = z.string().check(z.maxLength(255))
const Answer = z.object({
  Request: z.optional(z.nullable(text)),
  ReturnCode: z.int(),
  ExternalUserId: z.optional(z.nullable(text)),
  Currency: z.optional(z.nullable(text)),
  AccountTransactionId: z.optional(z.nullable(z.union([text, z.number()]))),
  Balance: z.optional(z.nullable(z.number().check(z.nonnegative()))),
})
export type Answer = z.infer<typeof Answer>

export const callUntilAnswered = (client: EverymatrixCalls, asked: WalletRequest) =>
  untilAnswered(client, () => call(client, asked))

export function call(client: EverymatrixCalls, asked: WalletRequest): Promise<Answer | undefined> {
  const { operatorId, loginName, password, walletUrl } = client.operator
  const { Request, TransactionId } = asked
  return askOnce(client, {
    url: walletUrl,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ApiVersion: '1.0',
      OperatorId: Number(operatorId),
      LoginName: loginName,
      Password: password,
      ...asked,
    }),
    read(said) {
      const { data } = Answer.safeParse(JSON.parse(said))
      return data && isCertain(data, asked) ? data : undefined
    },
    about: { Request, TransactionId },
  })
}

/** An answer to some other request says nothing about this one, nor does a success without its facts. */
function isCertain(answer: Answer, { Request, TransactionId }: WalletRequest): boolean {
  if (answer.ReturnCode !== 0) return true
  const hasFacts =
    Request === 'GetAccount'
      ? Boolean(answer.ExternalUserId && answer.Currency)
      : typeof answer.Balance === 'number'
  const hasId = TransactionId === undefined || Boolean(answer.AccountTransactionId)
  return hasFacts && hasId && (answer.Request ?? Request) === Request
}
