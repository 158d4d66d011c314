import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/mini'
import type { EverymatrixOperator } from './everymatrix-operator.ts'
import type { Line } from './line.ts'

export type EverymatrixCalls = {
  operator: EverymatrixOperator
  line: Line
  log: { warn(fields: object, message: string): void }
}

/** What a request says: its name, and its members besides the credentials. */
export type Asked = { Request: string } & Record<string, unknown>

/** Their own number of attempts is not public; these are Hub88's. */
const ATTEMPTS_MAX = 3
const TIMEOUT_MS = 1_000
const PAUSE_MS = 100

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

/** Up to three tries of the same request; only silence and nonsense are tried again. */
export async function callUntilAnswered(
  wire: EverymatrixCalls,
  asked: Asked,
): Promise<Answer | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const answer = await call(wire, asked)
    if (answer) return answer
    if (attempt < ATTEMPTS_MAX) await wait(PAUSE_MS)
  }
  return undefined
}

/** The wallet's answer, or undefined where nothing certain came back in time. */
export async function call(
  { operator, line, log }: EverymatrixCalls,
  asked: Asked,
): Promise<Answer | undefined> {
  const { operatorId, loginName, password, walletUrl } = operator
  const { Request, TransactionId } = asked
  try {
    const response = await line(walletUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ApiVersion: '1.0',
        OperatorId: Number(operatorId),
        LoginName: loginName,
        Password: password,
        ...asked,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = Answer.safeParse(JSON.parse(await response.text()))
    if (response.status === 200 && answer.success && isCertain(answer.data, asked)) {
      return answer.data
    }
    log.warn({ Request, TransactionId, status: response.status }, 'wallet answered nonsense')
  } catch (error) {
    log.warn({ Request, TransactionId, reason: String(error) }, 'wallet did not answer')
  }
  return undefined
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
