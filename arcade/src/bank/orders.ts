import { inTransaction } from '../store/database.ts'
import type { BankDeps } from './deps.ts'
import {
  addCheckout,
  addPayout,
  type CheckoutRow,
  checkoutOfOrder,
  decideCheckout,
  oweCallback,
  type PayoutRow,
  payoutOfOrder,
} from './store.ts'
import type { CheckoutOrder, CheckoutReply, PayoutOrder, PayoutReply } from './wire.ts'

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

/** Opens a checkout, or answers the one that this order has. */
export async function openCheckout(deps: BankDeps, order: CheckoutOrder): Promise<CheckoutReply> {
  const now = deps.clock()
  const row = await inTransaction(deps.pool, async (tx) => {
    const verdict = isUnlucky(order.amountKurus) ? 'declined' : 'approved'
    const status = isOnPage(order.kind) ? 'open' : verdict
    const created = { ...order, id: deps.chance.uuid(), status, createdAt: new Date(now) } as const
    const isNew = await addCheckout(tx, created)
    const opened = await checkoutOfOrder(tx, order.orderId)
    if (isNew && opened.status !== 'open') {
      const { status } = opened
      const dueAt = later(now, DECIDED_AFTER_MS[order.kind === 'transfer' ? 'transfer' : 'instant'])
      await oweCallback(tx, deps, { kind: 'checkout', status, order: opened }, dueAt)
    }
    return opened
  })
  if (row.kind !== order.kind || isOther(row, order)) throw new OrderChanged()
  const url = isOnPage(row.kind) ? `${deps.publicUrl}/bank/pay/${row.id}` : null
  return { checkoutId: row.id, status: row.status, url }
}

/** Takes the customer's decision. Only the first one counts. */
export async function decide(
  deps: BankDeps,
  id: string,
  status: 'approved' | 'declined',
): Promise<void> {
  await inTransaction(deps.pool, async (tx) => {
    const order = await decideCheckout(tx, id, status)
    if (!order) return
    await oweCallback(tx, deps, { kind: 'checkout', status, order }, new Date(deps.clock()))
  })
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
