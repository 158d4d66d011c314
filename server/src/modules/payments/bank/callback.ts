import { PAYMENT_TYPES } from '@zar/contract/payment'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { confirmHigh } from '../deposits/ask-deposit.ts'
import type { PaymentDeps } from '../deps.ts'
import { settlePayment, type Verdict } from '../settle.ts'
import { Payer } from './bank.ts'
import { isSigned } from './signature.ts'

const BODY_MAX_BYTES = 4_096

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

/**
 * `POST /payments/callback`: the bank's verdicts, signed over the raw body in `x-bank-signature`.
 * A 200 means that the verdict stands in our books; anything else asks the bank to try again.
 */
export function paymentCallback(app: FastifyInstance, deps: PaymentDeps): void {
  app.register(async (scope) => {
    // The signature covers the bytes, so they are kept as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES },
      (_, body, done) => done(null, body),
    )
    scope.post('/payments/callback', async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = request.headers['x-bank-signature']
      const isGenuine = isSigned(deps.bankCallbackSecret, body, signature, deps.clock.now())
      refuseIf(!isGenuine, 'callback_not_signed')
      await settlePayment(deps, await confirmHigh(deps, readVerdict(body)))
      return { received: true }
    })
  })
}

function readVerdict(body: Buffer): Verdict {
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

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new Refusal('malformed_body')
  }
}
