import { inTransaction } from '../store/database.ts'
import type { BankDeps } from './deps.ts'
import { type PayerChoice, payerOf, payerWithoutPage } from './payer.ts'
import type {
  CheckoutOrder,
  CheckoutReply,
  PayoutOrder,
  PayoutReply,
  StatusQuestion,
  StatusReply,
} from './protocol.ts'
import {
  addCheckout,
  addPayout,
  type CheckoutRow,
  checkoutOfOrder,
  decideCheckout,
  findOrder,
  oweCallback,
  type PayoutRow,
  payerOfRow,
  payoutOfOrder,
} from './store.ts'

/** How long the sandbox takes over what needs no page of ours. */
const DECIDED_AFTER_MS = { instant: 1_000, transfer: 4_000 } as const
const PAYOUT_MS = 3_000
const isOnPage = (kind: CheckoutOrder['kind']) => kind === 'page' || kind === 'card'
/** So that a merchant can see a refusal: the sandbox turns down every sum that ends in 13 kuruş. */
export const isUnlucky = (amountKurus: number) => amountKurus % 100 === 13

/** The same order id with another content: the merchant has mixed up its orders. */
export class OrderChanged extends Error {
  override readonly name = 'OrderChanged'
}

/** What a new order is: open for its page, or decided without one, to be told in a moment. */
function decidedAtOnce(order: CheckoutOrder, now: number) {
  const { kind, amountKurus, customer } = order
  if (kind === 'page' || kind === 'card')
    return { status: 'open', payer: null, decidedAt: null } as const
  const decidedAt = later(now, DECIDED_AFTER_MS[kind])
  if (isUnlucky(amountKurus)) return { status: 'declined', payer: null, decidedAt } as const
  const payer = payerOf(customer, payerWithoutPage(order))
  return { status: 'approved', payer, decidedAt } as const
}

/** Opens a checkout, or answers the one that this order has. */
export async function openCheckout(deps: BankDeps, order: CheckoutOrder): Promise<CheckoutReply> {
  const now = deps.clock()
  const row = await inTransaction(deps.pool, async (tx) => {
    const decided = decidedAtOnce(order, now)
    const id = deps.chance.uuid()
    const isNew = await addCheckout(tx, { ...order, ...decided, id, createdAt: new Date(now) })
    const opened = await checkoutOfOrder(tx, order.orderId)
    const { status, payer, decidedAt } = decided
    if (isNew && status !== 'open' && decidedAt)
      await oweCallback(tx, deps, { kind: 'checkout', status, order: opened, payer }, decidedAt)
    return opened
  })
  if (row.kind !== order.kind || isOther(row, order)) throw new OrderChanged()
  const url = isOnPage(row.kind) ? `${deps.publicUrl}/bank/pay/${row.id}` : null
  return { checkoutId: row.id, status: row.status, url }
}

type Wish = { status: 'approved' | 'declined'; payFrom: PayerChoice }

/** Takes the customer's decision. Only the first one counts. */
export async function decide(
  deps: BankDeps,
  { id, customer_id, customer_name }: CheckoutRow,
  { status, payFrom }: Wish,
): Promise<void> {
  const isPaid = status === 'approved' && customer_id !== null && customer_name !== null
  const payer = isPaid ? payerOf({ id: customer_id, name: customer_name }, payFrom) : null
  const decidedAt = new Date(deps.clock())
  await inTransaction(deps.pool, async (tx) => {
    const order = await decideCheckout(tx, id, { status, payer, decidedAt })
    if (!order) return
    await oweCallback(tx, deps, { kind: 'checkout', status, order, payer }, decidedAt)
  })
}

/** How far a checkout is. What was decided without the customer is told when it is due, and not before. */
export async function statusOf(deps: BankDeps, { orderId }: StatusQuestion): Promise<StatusReply> {
  const row = await findOrder(deps.pool, orderId)
  if (!row) return { status: 'unknown' }
  const isDue = row.decided_at === null || row.decided_at.getTime() <= deps.clock()
  const status = isDue ? row.status : 'open'
  return {
    status,
    checkoutId: row.id,
    amountKurus: row.amount_kurus,
    currency: row.currency,
    payer: status === 'approved' ? payerOfRow(row) : null,
  }
}

/** Takes a payout, or answers how far the one of this order is. */
export async function takePayout(deps: BankDeps, order: PayoutOrder): Promise<PayoutReply> {
  const now = deps.clock()
  const row = await inTransaction(deps.pool, async (tx) => {
    const outcome = isUnlucky(order.amountKurus) ? 'rejected' : 'paid'
    const settlesAt = later(now, PAYOUT_MS)
    const created = { ...order, id: deps.chance.uuid(), outcome, createdAt: new Date(now) } as const
    const isNew = await addPayout(tx, { ...created, settlesAt })
    const taken = await payoutOfOrder(tx, order.orderId)
    if (isNew)
      await oweCallback(tx, deps, { kind: 'payout', status: outcome, order: taken }, settlesAt)
    return taken
  })
  if (isOther(row, order)) throw new OrderChanged()
  const isSettled = row.settles_at.getTime() <= now
  return { payoutId: row.id, status: isSettled ? row.outcome : 'accepted' }
}

const later = (nowMs: number, ms: number) => new Date(nowMs + ms)

const isOther = (
  row: Pick<CheckoutRow | PayoutRow, 'amount_kurus' | 'currency'>,
  order: Pick<CheckoutOrder, 'amountKurus' | 'currency'>,
) => row.amount_kurus !== order.amountKurus || row.currency !== order.currency
