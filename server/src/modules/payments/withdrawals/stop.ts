import { unitsOf } from '@zar/contract/money'
import { PAYMENT_TYPES, type StoppedWithdrawal } from '@zar/contract/payment'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { PaymentTables } from '../../../db/tables/payments.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { decryptDetail } from '../accounts/encrypted-detail.ts'
import { accountOf } from '../accounts/payout-account.ts'
import type { PaymentDeps } from '../deps.ts'
import { after, STATUS_OF, stateOf } from './states.ts'
import { readStopToken } from './stop-link.ts'
import { turnDown } from './turn-down.ts'

type Row = Selectable<PaymentTables['payment']>

/** A link tells so long of a withdrawal that is over. */
const TELLS_MS = 7 * 24 * 60 * 60_000

/** What became of the withdrawal that a link is of. Changes nothing: mail programs open links by themselves. */
export async function readStop(deps: PaymentDeps, token: string): Promise<StoppedWithdrawal> {
  return present(deps, await findOne(deps.db, readStopToken(deps.fieldCipher, token)))
}

/**
 * Stops a withdrawal by its link, without a log-in: all of its money is back in the balance, once, whoever
 * else presses or decides. Once the bank may have the order it cannot be stopped any more.
 */
export async function stopWithdrawal(deps: PaymentDeps, token: string): Promise<StoppedWithdrawal> {
  const paymentId = readStopToken(deps.fieldCipher, token)
  const stopped = await deps.db.transaction().execute(async (tx) => {
    const payment = await findOne(tx, paymentId)
    if (!after(payment, 'stop')) return present(deps, payment)
    await turnDown(tx, deps, payment, { event: 'stop', reason: 'stopped_by_player' })
    deps.log.warn({ event: 'withdrawal stopped by its link', paymentId })
    return present(deps, { ...payment, status: STATUS_OF.stopped })
  })
  deps.onCommitted()
  return stopped
}

/** Ends every log-in session of whose withdrawal it is: one of them may be somebody else's. */
export async function endSessionsByLink(deps: PaymentDeps, token: string): Promise<number> {
  const payment = await findOne(deps.db, readStopToken(deps.fieldCipher, token))
  if (linkStateOf(payment, deps.clock.now()) === 'expired') throw new Refusal('stop_link_invalid')
  deps.log.warn({ event: 'sessions ended by a link', playerId: payment.player_id })
  return deps.endSessions(payment.player_id)
}

async function findOne(db: Db | Tx, paymentId: string): Promise<Row> {
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .where('type', '=', PAYMENT_TYPES.Withdraw)
    .$if(db.isTransaction, (one) => one.forUpdate())
    .executeTakeFirst()
  if (!payment) throw new Refusal('stop_link_invalid')
  return payment
}

function linkStateOf(payment: Row, now: Date): StoppedWithdrawal['state'] {
  const { created_at, updated_at } = payment
  if (after(payment, 'stop')) return 'open'
  const state = stateOf(payment)
  if (state === 'frozen') return 'held_by_law'
  if (state === 'payee_confirmed' || state === 'sent') return 'sent'
  const over = updated_at > created_at ? updated_at : created_at
  if (now.getTime() - over.getTime() > TELLS_MS) return 'expired'
  return state === 'paid' || state === 'stopped' ? state : 'returned'
}

/** An expired link says nothing of the withdrawal any more. */
function present({ fieldCipher, clock }: PaymentDeps, payment: Row): StoppedWithdrawal {
  const state = linkStateOf(payment, clock.now())
  if (state === 'expired') return { state, amount: null, account: null, askedAt: null, until: null }
  return {
    state,
    amount: unitsOf(payment.amount_e5),
    account: accountOf(decryptDetail(fieldCipher, payment)),
    askedAt: payment.created_at.toISOString(),
    until: state === 'open' ? (payment.hold_until?.toISOString() ?? null) : null,
  }
}
