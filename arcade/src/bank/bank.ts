import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import { startCallbacks } from './callbacks.ts'
import type { BankDeps } from './deps.ts'
import { holderOf } from './holder.ts'
import { OrderChanged, openCheckout, statusOf, takePayout } from './orders.ts'
import { pageFiles } from './page/files.ts'
import { payPage } from './pay-page.ts'
import { CheckoutOrder, HolderQuestion, PayoutOrder, StatusQuestion } from './protocol.ts'
import { isSigned } from './signature.ts'
import { openSchema } from './store.ts'

const BODY_MAX_BYTES = 4_096
/**
 * A sandbox bank under `/bank`, a company of its own: signed orders of one merchant, a payment page
 * for its customers, and signed callbacks that outlive a restart.
 */
export async function bankRoutes(app: FastifyInstance, deps: BankDeps): Promise<void> {
  await openSchema(deps.pool)
  const callbacks = startCallbacks(deps, app.log)
  app.addHook('onClose', () => callbacks.stop())
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        ['application/json', 'application/x-www-form-urlencoded'],
        { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES },
        (_request, body, done) => done(null, body),
      )
      merchantRoutes(scope, deps)
      payPage(scope, deps, callbacks.kick)
      await pageFiles(scope)
    },
    { prefix: '/bank' },
  )
}

function merchantRoutes(app: FastifyInstance, deps: BankDeps): void {
  app.post('/checkouts', (request, reply) =>
    answerOrder(deps, request, reply, CheckoutOrder, (order) => openCheckout(deps, order)),
  )
  app.post('/checkouts/status', (request, reply) =>
    answerOrder(deps, request, reply, StatusQuestion, (question) => statusOf(deps, question)),
  )
  app.post('/payouts', (request, reply) =>
    answerOrder(deps, request, reply, PayoutOrder, (order) => takePayout(deps, order)),
  )
  app.post('/holders', (request, reply) =>
    answerOrder(deps, request, reply, HolderQuestion, async (question) => holderOf(question)),
  )
}

async function answerOrder<Order extends z.ZodMiniType>(
  { secrets, clock }: BankDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  Order: Order,
  take: (order: z.output<Order>) => Promise<object>,
): Promise<object> {
  const refuse = (status: number, error: string) => reply.code(status).send({ error })
  const body = bytesOf(request)
  if (!isSigned(secrets.orders, body, request.headers['x-merchant-signature'], clock())) {
    return refuse(401, 'not_signed')
  }
  const order = Order.safeParse(jsonOf(body))
  if (!order.success) return refuse(400, 'invalid_order')
  try {
    return await take(order.data)
  } catch (error) {
    if (error instanceof OrderChanged) return refuse(409, 'order_changed')
    throw error
  }
}

const bytesOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
