import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { listen } from '../../../testing/network/listen.ts'
import { isSigned } from '../services/signed-body.ts'

export type BankMood = 'well' | 'silent' | 'broken' | 'nonsense' | 'lost'
export type BankOrder = {
  path: string
  orderId: string
  amountKurus: number
  iban?: string | null
  account?: string | null
  network?: string | null
  kind?: string
  refundOf?: string | null
}
/** What it says of a checkout when it is asked. */
export type CheckoutWord = { status: 'open' | 'approved' | 'declined'; payer?: object | null }
type Status = 'accepted' | 'paid' | 'rejected'

const atRest = () => ({
  mood: 'well' as BankMood,
  payoutStatus: 'accepted' as Status,
  /** What became of the checkouts that it was asked about; of all others it knows nothing. */
  checkouts: new Map<string, CheckoutWord & { amountKurus: number }>(),
  /** In whose name every account is, as banks print names. */
  holder: 'DENIZ YILMAZ',
  /** What it does before it answers an order. */
  beforeAnswer: async (_order: BankOrder & { gatewayId: string }): Promise<void> => {},
})

/** Another company's bank: it answers our orders as agreed, or not at all. */
export async function openStandInBank({ secret, now }: { secret: string; now: () => Date }) {
  const orders: BankOrder[] = []
  const ids = new Map<string, string>()
  const bank = {
    ...atRest(),
    orders,
    /** The accounts it was asked about. */
    asked: [] as { iban: string | null; account: string | null; name: string }[],
    /** How often it was asked what became of a checkout. */
    statusAsked: 0,
    /** As it was opened, with nothing asked of it yet. */
    rest() {
      Object.assign(bank, atRest())
      orders.length = 0
      bank.asked.length = 0
      bank.statusAsked = 0
    },
  }
  const idOf = (orderId: string) => {
    const id = ids.get(orderId) ?? randomUUID()
    ids.set(orderId, id)
    return id
  }

  function statusOf(orderId: string) {
    bank.statusAsked += 1
    const known = bank.checkouts.get(orderId)
    const said = { checkoutId: idOf(orderId), currency: 'TRY', payer: null }
    return known ? { ...said, ...known } : { status: 'unknown' }
  }

  async function answer(path: string, body: Buffer): Promise<string> {
    const order = JSON.parse(body.toString()) as BankOrder
    if (path === '/holders') {
      bank.asked.push(JSON.parse(body.toString()))
      return JSON.stringify({ holder: bank.holder })
    }
    if (path === '/checkouts/status') return JSON.stringify(statusOf(order.orderId))
    const gatewayId = idOf(order.orderId)
    orders.push({ ...order, path })
    await bank.beforeAnswer({ ...order, path, gatewayId })
    if (bank.mood === 'nonsense') return '{"paid":true}'
    const url =
      order.kind === 'page' || order.kind === 'card' ? `http://bank.test/pay/${gatewayId}` : null
    return JSON.stringify(
      path === '/checkouts'
        ? { checkoutId: gatewayId, url }
        : { payoutId: gatewayId, status: bank.payoutStatus },
    )
  }

  async function bodyOf(request: IncomingMessage): Promise<Buffer> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }

  /** It has taken the order, and nobody hears of it. */
  const isLost = (path = '') => bank.mood === 'lost' && ['/checkouts', '/payouts'].includes(path)

  const server = createServer(async (request, reply) => {
    const body = await bodyOf(request)
    const signature = request.headers['x-merchant-signature']
    if (bank.mood === 'silent') return
    if (bank.mood === 'broken') return void reply.writeHead(500).end('no')
    if (!isSigned(secret, { body, signature, now: now() })) return void reply.writeHead(401).end()
    const said = await answer(request.url ?? '', body)
    if (isLost(request.url)) return void request.socket.destroy()
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.end(said)
  })
  return Object.assign(bank, { ...(await listen(server)), idOf })
}
