import type { IncomingHttpHeaders } from 'node:http'
import { PAYMENT_TYPES } from '@zar/contract/payment'
import type { z } from 'zod/mini'
import type { Clock } from '../../../../platform/clock.ts'
import { Refusal, refuseIf } from '../../../../platform/refusal.ts'
import type { Verdict } from '../payment-service.ts'
import { isSigned, jsonOf } from '../signed-body.ts'
import { Event, Intent, Payout } from './objects.ts'
import { stateOfIntent, stateOfPayout } from './states.ts'

/** While the company changes its secret, an event has a signature of each. */
const SIGNATURES_MAX = 4

type Deps = { webhookSecret: string; clock: Clock }

/**
 * What an event decides. A deposit is decided by `succeeded` and `canceled`: a failed try is no end. Events of
 * other kinds, and about what is still under way, decide nothing.
 */
export function readEvent(
  { webhookSecret, clock }: Deps,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Verdict | undefined {
  const signed = { body, signature: headers['payment-signature'], now: clock.now() }
  refuseIf(!isSigned(webhookSecret, signed, SIGNATURES_MAX), 'callback_not_signed')
  const { type, data } = read(Event, jsonOf(body))
  if (type.startsWith('payment_intent.')) return verdictOnDeposit(read(Intent, data.object))
  if (type.startsWith('payout.')) return verdictOnPayout(read(Payout, data.object))
  return undefined
}

function verdictOnDeposit(intent: Intent): Verdict | undefined {
  const { status, ...told } = stateOfIntent(intent)
  if (status === 'open') return undefined
  const paymentId = intent.metadata.order_id.toLowerCase()
  return { ...told, paymentId, type: PAYMENT_TYPES.Deposit, isPaid: status === 'paid' }
}

function verdictOnPayout(payout: Payout): Verdict | undefined {
  const { status, ...told } = stateOfPayout(payout)
  if (status === 'accepted') return undefined
  const paymentId = payout.metadata.order_id.toLowerCase()
  const isPaid = status === 'paid'
  return { ...told, paymentId, type: PAYMENT_TYPES.Withdraw, isPaid, payer: null }
}

function read<Shape extends z.ZodMiniType>(shape: Shape, value: unknown): z.output<Shape> {
  const parsed = shape.safeParse(value)
  if (!parsed.success) throw new Refusal('invalid_input')
  return parsed.data
}
