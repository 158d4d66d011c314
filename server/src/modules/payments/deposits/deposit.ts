import { CURRENCY } from '@zar/contract/limits'
import { MAX_E5 } from '@zar/contract/money'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { Tx } from '../../../db/db.ts'
import { once } from '../../../platform/once.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { balanceE5 } from '../../ledger/index.ts'
import { needsCheckFirst, readStanding, whyRefuseDeposit } from '../../protection/index.ts'
import { readPlayerName } from '../accounts/player-name.ts'
import type { PaymentDeps } from '../deps.ts'
import { readForOrder } from '../methods/house/settings.ts'
import { type Method, refuseOutOfBounds } from '../methods/method.ts'
import { type Order, type OrderCall, readOrder } from '../methods/read-order.ts'
import { insertPayment } from '../payment.ts'
import { ServiceUnclear } from '../services/payment-service.ts'
import { addEvent } from '../timeline/event.ts'
import { promised } from '../withdrawals/rules.ts'
import { refuseOverLimit } from './deposit-limit.ts'

const { None, Created, Pending, Merged, Cancelled } = PAYMENT_STATUS

export type Started = { paymentId: string; url: string | null; order: Order }

/**
 * Writes the deposit down, then opens the bank's side of it. The credit comes with the bank's
 * callback. A retry with the same `requestId` continues the same deposit.
 */
export async function startDeposit(deps: PaymentDeps, call: OrderCall): Promise<Started> {
  const order = readOrder(PAYMENT_TYPES.Deposit, call.input, call.caller.locale)
  const { paymentId } = await writeDeposit(deps, call, order)
  const checkout = await checkoutOf(deps, call, order, paymentId)
  await deps.db
    .transaction()
    .execute((tx) => writeOpened(tx, deps, order.method, { ...checkout, paymentId }))
  return { paymentId, url: checkout.url, order }
}

function writeDeposit(deps: PaymentDeps, { playerId, input }: OrderCall, order: Order) {
  const id = `deposit:${input.requestId ?? deps.random.uuid()}`
  return deps.db.transaction().execute((tx) =>
    once(tx, { ownerId: playerId, id, input }, async () => {
      await refuseStanding(tx, deps, playerId)
      await refuseNotOffered(tx, order)
      await mergeEarlier(tx, deps, playerId, order)
      const { amountE5 } = order
      refuseIf((await balanceE5(tx, playerId)) + amountE5 > MAX_E5, 'balance_full')
      await refuseOverLimit(tx, { playerId, amountE5, now: deps.clock.now() })
      const paymentId = await insertPayment(tx, deps, { ...order, playerId, status: 'None' })
      return { paymentId }
    }),
  )
}

async function refuseStanding(tx: Tx, { house, clock }: PaymentDeps, playerId: string) {
  const player = await readStanding(tx, playerId)
  const uncovered = house.whyClosed({ countryId: player.countryId }, clock.now().getTime())
  const refusal = whyRefuseDeposit(player, uncovered)
  if (refusal) throw new Refusal(refusal)
  refuseIf(await needsCheckFirst(tx, playerId), 'identity_needed_first')
}

/**
 * A new order is held to what the house offers now. One that was begun before a change is not asked again:
 * its retries continue it, and the bank's word settles it.
 */
async function refuseNotOffered(tx: Tx, { method, amountE5 }: Order): Promise<void> {
  const setting = await readForOrder(tx, method)
  refuseIf(setting.closedCode !== null, 'payment_method_closed')
  refuseOutOfBounds(amountE5, setting)
}

/**
 * The same sum by the same method again means that the player left the bank's page and starts anew:
 * what was left open is one with the new order. Should the bank approve it all the same, its
 * callback still credits it.
 */
async function mergeEarlier(tx: Tx, { clock }: PaymentDeps, playerId: string, order: Order) {
  const at = clock.now()
  const merged = await tx
    .updateTable('payment')
    .set({ status: Merged, updated_at: at })
    .where('player_id', '=', playerId)
    .where('type', '=', PAYMENT_TYPES.Deposit)
    .where('method_id', '=', order.method.id)
    .where('amount_e5', '=', order.amountE5)
    .where('status', '=', Created)
    .returning('id')
    .execute()
  for (const { id } of merged) await addEvent(tx, { paymentId: id, step: 'merged', at })
}

async function checkoutOf(deps: PaymentDeps, call: OrderCall, order: Order, paymentId: string) {
  try {
    return await deps.service.beginDeposit({
      orderId: paymentId,
      kind: order.method.flow,
      amountE5: order.amountE5,
      currency: CURRENCY.code,
      language: call.caller.locale,
      customer: { id: call.playerId, name: await readPlayerName(deps.db, call.playerId) },
    })
  } catch (error) {
    if (!(error instanceof ServiceUnclear)) throw error
    deps.log.warn({ err: error, paymentId }, 'deposit not opened')
    await cancelUnopened(deps, paymentId)
    throw new Refusal('payment_gateway_down')
  }
}

type Opened = { paymentId: string; gatewayId: string; url: string | null }

async function writeOpened(tx: Tx, { clock }: PaymentDeps, { minutes }: Method, opened: Opened) {
  const { paymentId, gatewayId, url } = opened
  const at = clock.now()
  const promisedAt = url === null ? promised.payout(at, minutes) : null
  const written = await tx
    .updateTable('payment')
    .set({
      gateway_id: gatewayId,
      status: url === null ? Pending : Created,
      reason: null,
      promised_at: promisedAt,
      updated_at: at,
    })
    .where('id', '=', paymentId)
    // The callback may have come first; what it decided stays.
    .where('status', 'in', [None, Cancelled])
    .returning('id')
    .executeTakeFirst()
  if (!written) return
  if (promisedAt) await addEvent(tx, { paymentId, step: 'sent', at, promisedAt })
  else await addEvent(tx, { paymentId, step: 'opened', at })
}

/** Should the bank approve it all the same, its callback still credits it. */
async function cancelUnopened({ db, clock }: PaymentDeps, paymentId: string): Promise<void> {
  const at = clock.now()
  const reason = 'gateway_down'
  await db.transaction().execute(async (tx) => {
    const cancelled = await tx
      .updateTable('payment')
      .set({ status: Cancelled, reason, updated_at: at })
      .where('id', '=', paymentId)
      .where('status', '=', None)
      .returning('id')
      .executeTakeFirst()
    if (cancelled) await addEvent(tx, { paymentId, step: 'given_up', reason, at })
  })
}
