import { CURRENCY } from '@zar/contract/limits'
import { PAYMENT_TYPES } from '@zar/contract/payment'
import type { Tx } from '../../../db/db.ts'
import type { HoldReason } from '../../../db/tables/payments.ts'
import { once } from '../../../platform/once.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { postTransfer } from '../../ledger/index.ts'
import { payoutAccount } from '../accounts/payout-account.ts'
import { readOwnPayer } from '../deposits/payer.ts'
import type { PaymentDeps } from '../deps.ts'
import { refuseOutOfBounds } from '../methods/method.ts'
import { type Order, type OrderCall, readOrder } from '../methods/read-order.ts'
import { type PayRule, readPayRule } from '../pay-rule/read-pay-rule.ts'
import { insertPayment, tellNews } from '../payment.ts'
import { freezeIt, holdIt, readLegalHold } from '../review/hold.ts'
import { readRule } from '../review/read-rule.ts'
import { clockOf } from '../review/rule.ts'
import { holdText, LAW_TEXT, promiseText } from '../texts.ts'
import { transferKey } from '../transfer-key.ts'
import { isGuardedFrom, readAccessGuard, readWithdrawalFacts } from './facts.ts'
import { countHeld } from './held-withdrawals.ts'
import { refuseUnchecked } from './identity-gate.ts'
import { holdUntil, judgeAccount, tellNewAccount } from './new-account.ts'
import { addPayout, approve } from './payout.ts'
import { isHigh, promised, whyHold } from './rules.ts'
import { firstState } from './states.ts'

/** How long a withdrawal rests with us before the bank is asked. */
const PAYOUT_DELAY_MS = 2_000

/** What the player is told: paid by then, or, while it is held, decided by then. */
export type Taken = {
  paymentId: string
  hold: HoldReason | null
  /** Null where the law holds it. */
  promisedAt: string | null
  /** The version of the rule of payment that it was judged by; of a release before there is none. */
  payRule?: number
}

/**
 * Takes the money out of the player's reach and promises the payout, or an operator's decision: all
 * of it, or none of it. There is no way back but a refusal of ours or the bank's, and the link in the
 * email about an account that is new (ACC-10).
 */
export async function withdraw(deps: PaymentDeps, call: OrderCall): Promise<Taken> {
  const { playerId } = call
  // Not part of what the request is known by: asked for it, the browser sends the same once more.
  const { password, ...input } = call.input
  const order = readOrder(PAYMENT_TYPES.Withdraw, input, call.caller.locale)
  refuseOutOfBounds(order.amountE5, order.method)
  const isConfirmed = await confirm(deps, playerId, password)
  const id = `withdraw:${input.requestId ?? deps.random.uuid()}`
  const taken = await deps.db
    .transaction()
    .execute((tx) =>
      once(tx, { ownerId: playerId, id, input }, () =>
        reserve(tx, deps, { ...call, order, isConfirmed }),
      ),
    )
  deps.onCommitted()
  return taken
}

/** Whether the password came with it. A wrong one is refused, also where none is needed. */
async function confirm(deps: PaymentDeps, playerId: string, password: string | undefined) {
  if (password === undefined) return false
  refuseIf(!(await deps.isPassword(playerId, password)), 'password_wrong')
  return true
}

type WithdrawRequest = Omit<OrderCall, 'input'> & { order: Order; isConfirmed: boolean }

async function reserve(tx: Tx, deps: PaymentDeps, asked: WithdrawRequest): Promise<Taken> {
  const { playerId } = asked
  const order = await withAccount(tx, deps, playerId, asked.order)
  await refuseBlocked(tx, playerId)
  const { amountE5 } = order
  const rule = await readPayRule(tx)
  const payRule = rule.version
  const paymentId = await insertPayment(tx, deps, {
    ...order,
    playerId,
    payRule,
    status: 'Pending',
  })
  await postTransfer(tx, {
    key: transferKey.reserve(paymentId),
    playerId,
    currency: CURRENCY.code,
    source: { ownerId: playerId, kind: 'player_cash' },
    target: { ownerId: playerId, kind: 'player_withdrawal' },
    amountE5,
    reason: 'withdrawal_reserve',
  })
  await refuseUnchecked(tx, playerId)
  const now = deps.clock.now()
  const facts = await readWithdrawalFacts(tx, { playerId, amountE5, now })
  const account = await judgeAccount(tx, deps, { playerId, paymentId, detail: order.detail })
  refuseIf(!asked.isConfirmed && (account.isNew || isHigh(amountE5)), 'password_needed')
  const guard = await readAccessGuard(tx, { playerId, now })
  const isGuarded = isGuardedFrom(guard, account)
  const until = holdUntil(account, { dayE5: facts.dayE5, now, rule, isGuarded })
  const { former } = guard
  if (account.isNew || until)
    await tellNewAccount(tx, deps, { ...asked, paymentId, until, former, detail: order.detail })
  const why = whyHold(facts, rule) ?? (isGuarded ? 'risk' : undefined)
  const news = { playerId, amountE5, type: 'Withdraw' } as const
  const law = await readLegalHold(tx, playerId)
  if (law) {
    await freezeIt(tx, deps, { paymentId, legalHoldId: law.id })
    await tellNews(tx, deps, 'held', { ...news, more: LAW_TEXT })
    return { paymentId, hold: 'manual', promisedAt: null, payRule }
  }
  if (firstState(why, until) !== 'approved')
    return beginHold(tx, deps, {
      ...news,
      paymentId,
      why,
      until,
      minutes: order.method.minutes,
      rule,
    })
  const promisedAt = promised.payout(now, order.method.minutes)
  await approve(tx, deps, { paymentId, promisedAt })
  await addPayout(tx, paymentId, new Date(now.getTime() + PAYOUT_DELAY_MS))
  await tellNews(tx, deps, 'withdrawing', { ...news, more: promiseText(promisedAt) })
  return { paymentId, hold: null, promisedAt: promisedAt.toISOString(), payRule }
}

type Held = {
  paymentId: string
  playerId: string
  amountE5: bigint
  type: 'Withdraw'
  why: HoldReason | undefined
  until: Date | null
  /** What the method promises once the bank has it. */
  minutes: number
  /** What it was judged by. */
  rule: PayRule
}

/** The review ends at its clock, and not before an account that is new has waited out its time. */
async function beginHold(
  tx: Tx,
  deps: PaymentDeps,
  { paymentId, why, until, minutes, rule: judged, ...news }: Held,
): Promise<Taken> {
  const now = deps.clock.now()
  const hold = why ?? 'new_account'
  const rule = await readRule(tx)
  // This one is already among them.
  const reviewed = why ? clockOf(rule, { now, ahead: (await countHeld(tx)) - 1 }) : now
  const clockAt = until && until > reviewed ? until : reviewed
  const promisedAt = why ? clockAt : promised.payout(clockAt, minutes)
  const clocked = { clockAt, reviewVersion: rule.version, promisedAt }
  await holdIt(tx, deps, { paymentId, hold, until, ...clocked })
  await tellNews(tx, deps, 'held', {
    ...news,
    more: holdText(hold, { by: promisedAt, now, rule: judged }),
  })
  return { paymentId, hold, promisedAt: promisedAt.toISOString(), payRule: judged.version }
}

/**
 * The order with the account it goes to: one that names none goes to the account in the player's own name
 * that they last paid in from. Money that somebody else paid in opens no way out to them (FRD-05).
 */
async function withAccount(
  tx: Tx,
  deps: PaymentDeps,
  playerId: string,
  order: Order,
): Promise<Order> {
  const { iban, account } = payoutAccount(order.detail)
  if (iban !== null || account !== null) return order
  const own = await readOwnPayer(tx, deps, playerId)
  if (!own) throw new Refusal('no_deposit_yet')
  return { ...order, detail: { ...order.detail, ...own } }
}

/** An excluded player keeps the way to their money (ACC-12); one we have blocked asks support. */
async function refuseBlocked(tx: Tx, playerId: string): Promise<void> {
  const { status } = await tx
    .selectFrom('player')
    .select('status')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  refuseIf(status === 'blocked', 'player_disabled')
}
