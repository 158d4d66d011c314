import { z } from 'zod/mini'
import type { Clock } from '../../../../platform/clock.ts'
import { readText } from '../../../../platform/http/read-text.ts'
import {
  type DepositOrder,
  type DepositState,
  kurusOf,
  Payer,
  type PaymentService,
  ServiceUnclear,
} from '../payment-service.ts'
import { sign } from '../signed-body.ts'
import { readBankCallback } from './callback.ts'

const TIMEOUT_MS = 3_000
const ANSWER_MAX_BYTES = 10_000

export type BankDeps = {
  /** The bank as this server reaches it, such as `http://localhost:3001/bank`. */
  url: string
  /** What we sign our orders to the bank with. */
  orderSecret: string
  /** What the bank signs its callbacks to us with. */
  callbackSecret: string
  clock: Clock
}

/** The bank of the sandbox: signed orders, signed verdicts. */
export function sandboxBank(deps: BankDeps): PaymentService {
  return {
    name: 'bank',
    beginDeposit: (order) => openCheckout(deps, order),
    readDeposit: (orderId) => askCheckout(deps, orderId),
    beginPayout: async (order) => {
      const { payoutId, status } = await ask(deps, '/payouts', wire(order), PayoutAnswer)
      return { gatewayId: payoutId, status }
    },
    readHolder: async (question) => (await ask(deps, '/holders', question, HolderAnswer)).holder,
    readCallback: (headers, body) => readBankCallback(deps, headers, body),
  }
}

const CheckoutAnswer = z.object({
  checkoutId: z.string().check(z.maxLength(60)),
  url: z.nullable(z.url()),
})
const PayoutAnswer = z.object({
  payoutId: z.string().check(z.maxLength(60)),
  status: z.enum(['accepted', 'paid', 'rejected']),
})
const HolderAnswer = z.object({ holder: z.string().check(z.maxLength(200)) })

const CheckoutStatus = z.discriminatedUnion('status', [
  z.object({ status: z.literal('unknown') }),
  z.object({
    status: z.enum(['open', 'approved', 'declined']),
    checkoutId: z.string().check(z.maxLength(60)),
    amountKurus: z.int(),
    currency: z.string(),
    payer: z.nullable(Payer),
  }),
])

async function openCheckout(deps: BankDeps, order: DepositOrder) {
  const { checkoutId, url } = await ask(deps, '/checkouts', wire(order), CheckoutAnswer)
  return { gatewayId: checkoutId, url }
}

const STATUS = { open: 'open', approved: 'paid', declined: 'rejected' } as const

async function askCheckout(deps: BankDeps, orderId: string): Promise<DepositState> {
  const answer = await ask(deps, '/checkouts/status', { orderId }, CheckoutStatus)
  if (answer.status === 'unknown') return { status: 'unknown' }
  const { checkoutId: gatewayId, status, ...told } = answer
  return { ...told, gatewayId, status: STATUS[status] }
}

const wire = <Order extends { amountE5: bigint }>({ amountE5, ...order }: Order) => ({
  ...order,
  amountKurus: kurusOf(amountE5),
})

async function ask<A extends z.ZodMiniType>(
  { url, orderSecret, clock }: BankDeps,
  path: string,
  content: object,
  Answer: A,
): Promise<z.output<A>> {
  const body = JSON.stringify(content)
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-merchant-signature': sign(orderSecret, body, clock.now()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return Answer.parse(JSON.parse(await readText(response, ANSWER_MAX_BYTES)))
  } catch (error) {
    throw new ServiceUnclear(`bank ${path}: ${(error as Error).message}`, { cause: error })
  }
}
