import type { IncomingHttpHeaders } from 'node:http'
import { PAYMENT_TYPES } from '@zar/contract/payment'
import { z } from 'zod/mini'
import type { Clock } from '../../../../platform/clock.ts'
import { Refusal, refuseIf } from '../../../../platform/refusal.ts'
import { Payer, type Verdict } from '../payment-service.ts'
import { isSigned, jsonOf } from '../signed-body.ts'

const told = {
  eventId: z.uuid(),
  orderId: z.uuid(),
  gatewayId: z.string().check(z.minLength(1), z.maxLength(60)),
  amountKurus: z.int().check(z.positive()),
  currency: z.string().check(z.length(3)),
}

/** What the bank tells of one order. */
const Callback = z.discriminatedUnion('kind', [
  z.strictObject({
    ...told,
    kind: z.literal('checkout'),
    status: z.enum(['approved', 'declined']),
    payer: z.optional(z.nullable(Payer)),
  }),
  z.strictObject({ ...told, kind: z.literal('payout'), status: z.enum(['paid', 'rejected']) }),
])

type Deps = { callbackSecret: string; clock: Clock }

/** The bank's verdict, signed over the raw body in `x-bank-signature`. */
export function readBankCallback(
  { callbackSecret, clock }: Deps,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Verdict {
  const signed = { body, signature: headers['x-bank-signature'], now: clock.now() }
  refuseIf(!isSigned(callbackSecret, signed), 'callback_not_signed')
  const parsed = Callback.safeParse(jsonOf(body))
  if (!parsed.success) throw new Refusal('invalid_input')
  const { orderId, gatewayId, status, amountKurus, currency } = parsed.data
  const payer = parsed.data.kind === 'checkout' ? parsed.data.payer : undefined
  return {
    paymentId: orderId.toLowerCase(),
    type: parsed.data.kind === 'checkout' ? PAYMENT_TYPES.Deposit : PAYMENT_TYPES.Withdraw,
    gatewayId,
    isPaid: status === 'approved' || status === 'paid',
    amountKurus,
    currency,
    payer: payer ?? null,
  }
}
