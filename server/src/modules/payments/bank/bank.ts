import { KURUS_E5 } from '@zar/contract/money'
import { z } from 'zod/mini'
import { readText } from '../../../platform/http/read-text.ts'
import type { PaymentDeps } from '../deps.ts'
import type { Method } from '../methods/method.ts'
import { sign } from './signature.ts'

const TIMEOUT_MS = 3_000
const ANSWER_MAX_BYTES = 10_000

const CheckoutAnswer = z.object({
  checkoutId: z.string().check(z.maxLength(60)),
  /** Where the player goes on; null when the bank needs nothing more of them. */
  url: z.nullable(z.url()),
})
const PayoutAnswer = z.object({
  payoutId: z.string().check(z.maxLength(60)),
  status: z.enum(['accepted', 'paid', 'rejected']),
})
export type PayoutAnswer = z.infer<typeof PayoutAnswer>

export type BankDeps = Pick<PaymentDeps, 'bankUrl' | 'bankOrderSecret' | 'clock'>

/** The bank's own amounts are whole kuruş. */
export const kurusOf = (amountE5: bigint) => Number(amountE5 / KURUS_E5)

/** The bank did not answer, or not as agreed: what became of our request is unknown. */
export class BankUnclear extends Error {
  override readonly name = 'BankUnclear'
}

/** Where a payout goes: an IBAN or another account. */
export type Account = { iban: string | null; account: string | null }
type Ordered = { orderId: string; amountE5: bigint; currency: string }

/** Whom an order is for: the bank's page and its sandbox know the customer by this. */
export type Customer = { id: string; name: string }

/** Opens the bank's side of a deposit. Asked again for the same order, it is the same checkout. */
export function openCheckout(
  deps: BankDeps,
  order: Ordered & { kind: Method['flow']; language: 'tr' | 'en'; customer: Customer },
) {
  return ask(deps, '/checkouts', wire(order), CheckoutAnswer)
}

/** Asks for a payout, or how far it is. Asked again for the same order, it pays no second time. */
export function requestPayout(
  deps: BankDeps,
  order: Ordered &
    Account & {
      /** The same crypto address is another account on another network. */
      network: string | null
      /** The deposit that this sends back to where it came from. */
      refundOf: string | null
    },
) {
  return ask(deps, '/payouts', wire(order), PayoutAnswer)
}

/** In whose name money came and from which account, as the bank knows them. */
export const Payer = z.object({
  account: z.string().check(z.minLength(1), z.maxLength(120)),
  holder: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type Payer = z.infer<typeof Payer>

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
export type CheckoutStatus = z.infer<typeof CheckoutStatus>

/** How far a deposit is, as the bank has it now. Asking moves nothing. */
export function askCheckout(deps: BankDeps, orderId: string): Promise<CheckoutStatus> {
  return ask(deps, '/checkouts/status', { orderId }, CheckoutStatus)
}

const HolderAnswer = z.object({ holder: z.string().check(z.maxLength(200)) })

/** In whose name an account is, as the bank has it. Asking moves nothing. */
export async function askHolder(
  deps: BankDeps,
  question: Account & { name: string },
): Promise<string> {
  return (await ask(deps, '/holders', question, HolderAnswer)).holder
}

const wire = ({ amountE5, ...order }: Ordered) => ({ ...order, amountKurus: kurusOf(amountE5) })

async function ask<A extends z.ZodMiniType>(
  { bankUrl, bankOrderSecret, clock }: BankDeps,
  path: string,
  content: object,
  Answer: A,
): Promise<z.output<A>> {
  const body = JSON.stringify(content)
  try {
    const response = await fetch(`${bankUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-merchant-signature': sign(bankOrderSecret, body, clock.now()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return Answer.parse(JSON.parse(await readText(response, ANSWER_MAX_BYTES)))
  } catch (error) {
    throw new BankUnclear(`bank ${path}: ${(error as Error).message}`, { cause: error })
  }
}
