import { z } from 'zod/mini'
import { type Asking, askOnce, untilAnswered } from '../ask-wallet.ts'
import type { EverymatrixOperator } from './operator.ts'

export type EverymatrixCalls = Asking & { operator: EverymatrixOperator }

/** What a request says: its name, and its members besides the credentials. */
export type Asked = { Request: string } & Record<string, unknown>

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

export const callUntilAnswered = (wire: EverymatrixCalls, asked: Asked) =>
  untilAnswered(wire, () => call(wire, asked))

export function call(wire: EverymatrixCalls, asked: Asked): Promise<Answer | undefined> {
  const { operatorId, loginName, password, walletUrl } = wire.operator
  const { Request, TransactionId } = asked
  return askOnce(wire, {
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
function isCertain(answer: Answer, { Request, TransactionId }: Asked): boolean {
  if (answer.ReturnCode !== 0) return true
  const hasFacts =
    Request === 'GetAccount'
      ? Boolean(answer.ExternalUserId && answer.Currency)
      : typeof answer.Balance === 'number'
  const hasId = TransactionId === undefined || Boolean(answer.AccountTransactionId)
  return hasFacts && hasId && (answer.Request ?? Request) === Request
}
