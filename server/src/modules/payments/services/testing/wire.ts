import type { PaymentService } from '../payment-service.ts'

/** What a company sends to `/payments/callback`. */
export type Callback = { headers: Record<string, string>; body: string }

/** What a callback says otherwise than it is. */
export type Changed = { amountKurus?: number; currency?: string }

/** A payment service with the company behind it, as tests play it. The suite says what it does and when. */
export type ServiceWire = {
  service: PaymentService
  /** Whether a deposit that has failed once can never be paid any more. */
  isFailureFinal: boolean
  /** The player pays. Answers what the company then sends. */
  pay: (orderId: string, changed?: Changed) => Callback
  /** The player's try to pay fails. */
  fail: (orderId: string) => Callback
  /** A callback that decides nothing, where the company sends such. */
  tellOpen?: (orderId: string) => Callback
  /** A payout is over. */
  endPayout: (orderId: string, ending: 'paid' | 'rejected') => Callback
  /** The same content, signed with another secret or at another moment. */
  signedAnew: (callback: Callback, by: { secret?: string; at?: Date }) => Callback
  /** The company takes what it is asked to do, and its answer is lost. What is only read is answered. */
  loseAnswers: (isLost: boolean) => void
  /** How many payouts of this order the company has. */
  payoutsOf: (orderId: string) => number
  close: () => Promise<void>
}

export type OpenWire = (clock: { now: () => Date }) => Promise<ServiceWire>
