import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { listen } from '../../../../../testing/network/listen.ts'
import type { Intent, Payout } from '../objects.ts'

const CHARGE = {
  billing_details: { name: 'DENIZ YILMAZ' },
  payment_method_details: { account: 'TR180006200119000006672315' },
}

/** Another company that speaks of payment intents, as tests play it. It keeps what it has taken. */
export async function openSimulator(key: string) {
  const intents = new Map<string, Intent>()
  const payouts = new Map<string, Payout>()
  /** The first answer under each idempotency key, as it was. */
  const answered = new Map<string, string>()
  const company = { isLosingAnswers: false, holder: 'DENIZ YILMAZ' }

  function beginIntent(fields: URLSearchParams): Intent {
    const { orderId, ...money } = moneyOf(fields)
    const id = `pi_${randomUUID()}`
    const kind = fields.get('payment_method_types[]')
    const page = { redirect_to_url: { url: `http://company.test/pay/${id}` } }
    const intent: Intent = {
      id,
      object: 'payment_intent',
      ...money,
      status: kind === 'page' || kind === 'card' ? 'requires_action' : 'processing',
      metadata: { order_id: orderId },
      next_action: kind === 'page' || kind === 'card' ? page : null,
      latest_charge: null,
    }
    intents.set(orderId, intent)
    return intent
  }

  function beginPayout(fields: URLSearchParams): Payout {
    const { orderId, ...money } = moneyOf(fields)
    const id = `po_${randomUUID()}`
    const metadata = { order_id: orderId }
    const payout: Payout = { id, object: 'payout', ...money, status: 'pending', metadata }
    payouts.set(id, payout)
    return payout
  }

  const payoutsOf = (orderId: string) =>
    [...payouts.values()].filter(({ metadata }) => metadata.order_id === orderId)

  const READ: Record<string, (orderId: string) => object> = {
    'GET /v1/payment_intents': (orderId) => ({
      data: [...intents.values()].filter(({ metadata }) => metadata.order_id === orderId),
    }),
    'GET /v1/payouts': (orderId) => ({ data: payoutsOf(orderId) }),
    'GET /v1/account_holders': () => ({ name: company.holder }),
  }
  const BEGIN: Record<string, (fields: URLSearchParams) => object> = {
    'POST /v1/payment_intents': beginIntent,
    'POST /v1/payouts': beginPayout,
  }

  /** What is asked again under a key is answered as it was first. */
  function answerTo(request: IncomingMessage, body: string): string | undefined {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://company.test')
    const asked = `${request.method} ${pathname}`
    const read = READ[asked]
    if (read) return JSON.stringify(read(searchParams.get('metadata[order_id]') ?? ''))
    const key = String(request.headers['idempotency-key'])
    const answer = answered.get(key) ?? begun(asked, body)
    if (answer !== undefined) answered.set(key, answer)
    return answer
  }

  function begun(asked: string, body: string): string | undefined {
    const begin = BEGIN[asked]
    return begin && JSON.stringify(begin(new URLSearchParams(body)))
  }

  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.headers.authorization !== `Bearer ${key}`) return void reply.writeHead(401).end()
    const answer = answerTo(request, Buffer.concat(chunks).toString())
    const isLost = company.isLosingAnswers && request.method === 'POST'
    if (isLost) return void request.socket.destroy()
    reply.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    reply.end(answer)
  })

  function intentOf(orderId: string): Intent {
    const intent = intents.get(orderId)
    if (!intent) throw new Error(`no intent of ${orderId}`)
    return intent
  }

  return {
    ...(await listen(server)),
    company,
    payoutsOf,
    intentOf,
    /** The player pays. */
    succeed(orderId: string): Intent {
      const charge = { next_action: null, latest_charge: CHARGE }
      return Object.assign(intentOf(orderId), { status: 'succeeded', ...charge })
    },
    /** A try failed; the next may succeed. */
    failTry(orderId: string): Intent {
      return Object.assign(intentOf(orderId), { status: 'requires_payment_method' })
    },
    endPayout(orderId: string, status: 'paid' | 'failed'): Payout {
      const [payout] = payoutsOf(orderId)
      if (!payout) throw new Error(`no payout of ${orderId}`)
      return Object.assign(payout, { status })
    },
  }
}

const moneyOf = (fields: URLSearchParams) => ({
  amount: Number(fields.get('amount')),
  currency: fields.get('currency') ?? '',
  orderId: fields.get('metadata[order_id]') ?? '',
})
