import type { IncomingHttpHeaders } from 'node:http'
import { KURUS_E5 } from '@zar/contract/money'
import { z } from 'zod/mini'
import type { Method, PaymentType } from '../methods/method.ts'

/**
 * A company that moves money for us: the interface that the cashier needs, and an adapter implements. No call
 * moves anything in our books. Each throws `ServiceUnclear` where the company does not answer, or not as agreed.
 */
export type PaymentService = {
  /** Its name in settings and logs. */
  name: string
  /** Opens the company's side of a deposit. Asked again for the same order, it is the same one. */
  beginDeposit: (order: DepositOrder) => Promise<BegunDeposit>
  /** How far a deposit is, as the company has it now. */
  readDeposit: (orderId: string) => Promise<DepositState>
  /** Asks for a payout, or how far it is. Asked again for the same order, it pays no second time. */
  beginPayout: (order: PayoutOrder) => Promise<BegunPayout>
  /** How far a payout is, and nothing is asked for. Undefined: the company has no call for it. */
  readPayout?: (orderId: string) => Promise<PayoutState>
  /** In whose name an account is. */
  readHolder: (question: Account & { name: string }) => Promise<string>
  /**
   * What a callback decides about one of our orders; undefined where it decides nothing. Refuses
   * `callback_not_signed` whatever the company did not sign just now, `malformed_body` and `invalid_input`.
   */
  readCallback: (headers: IncomingHttpHeaders, body: Buffer) => Verdict | undefined
}

type Order = { orderId: string; amountE5: bigint; currency: string }

export type DepositOrder = Order & {
  kind: Method['flow']
  language: 'tr' | 'en'
  customer: Customer
}

/** Whom an order is for: the company's page knows the customer by this. */
export type Customer = { id: string; name: string }

export type BegunDeposit = {
  /** The company's id of it. */
  gatewayId: string
  /** Where the player goes on; null where the company needs nothing more of them. */
  url: string | null
}

/** Where a payout goes: an IBAN or another account. */
export type Account = { iban: string | null; account: string | null }

export type PayoutOrder = Order &
  Account & {
    /** The same crypto address is another account on another network. */
    network: string | null
    /** The deposit that this sends back to where it came from. */
    refundOf: string | null
  }

export type BegunPayout = { gatewayId: string; status: 'accepted' | 'paid' | 'rejected' }

/** In whose name money came and from which account, as the company knows them. */
export const Payer = z.object({
  account: z.string().check(z.minLength(1), z.maxLength(120)),
  holder: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type Payer = z.infer<typeof Payer>

/** What the company has of an order: its sum is what it would move, or has moved. */
type Told<Status> = { status: Status; gatewayId: string; amountKurus: number; currency: string }

export type DepositState =
  | { status: 'unknown' }
  | (Told<'open' | 'paid' | 'rejected'> & { payer: Payer | null })

export type PayoutState = { status: 'unknown' } | Told<'accepted' | 'paid' | 'rejected'>

/** What the company has decided about one of our orders. */
export type Verdict = {
  paymentId: string
  type: PaymentType
  gatewayId: string
  /** Whether the money has moved at the company. */
  isPaid: boolean
  amountKurus: number
  currency: string
  /** Of a deposit: who paid it. The first word on that stands. */
  payer: Payer | null
}

/** The company did not answer, or not as agreed: what became of our request is unknown. */
export class ServiceUnclear extends Error {
  override readonly name = 'ServiceUnclear'
}

/** The companies' amounts are whole kuruş. */
export const kurusOf = (amountE5: bigint) => Number(amountE5 / KURUS_E5)
