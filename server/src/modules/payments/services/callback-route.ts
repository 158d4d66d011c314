import type { FastifyInstance } from 'fastify'
import { confirmHigh } from '../deposits/ask-deposit.ts'
import type { PaymentDeps } from '../deps.ts'
import { settlePayment } from '../settle.ts'

/** More than any company's event takes. */
const BODY_MAX_BYTES = 4_096

/**
 * `POST /payments/callback`: the verdicts of the payment service. A 200 means that the verdict stands in our
 * books, or that there was none; anything else asks the service to try again.
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
      const verdict = deps.service.readCallback(request.headers, body)
      if (verdict) await settlePayment(deps, await confirmHigh(deps, verdict))
      return { received: true }
    })
  })
}
