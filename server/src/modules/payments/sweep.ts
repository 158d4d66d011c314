import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import { addDepositQuestion } from './deposits/deposit-question.ts'
import type { PaymentDeps } from './deps.ts'
import { tellNews } from './payment.ts'
import { lateText } from './texts.ts'
import { addEvent } from './timeline/event.ts'
import { addPayout } from './withdrawals/payout.ts'

const { None, Created, Pending, Merged, Cancelled } = PAYMENT_STATUS
const { Deposit, Withdraw } = PAYMENT_TYPES

/** A payment of which nothing was heard for this long is asked about again. */
const ASK_AGAIN_MS = 60_000
/** A deposit that was given up is asked about so often, while the bank may still hear of it. */
const ASK_CLOSED_MS = 60 * 60_000
const CLOSED_FOR_GOOD_MS = 3 * 24 * 60 * 60_000
/** A checkout page that was left alone this long is given up. */
const GIVE_UP_MS = 60 * 60_000
/** A deposit that the bank has and says nothing of for this long is given up. */
const UNHEARD_MS = 24 * 60 * 60_000
const SWEEP_MAX = 200

/** Picks up what a lost job, a lost callback, a player who left or a broken promise left behind. */
export async function sweepPayments(deps: PaymentDeps): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await askAgain(tx, now)
    await askDeposits(tx, now)
    await giveUp(tx, now)
    await giveUpUnheard(tx, deps, now)
  })
  const late = await deps.db.transaction().execute((tx) => ownUpToLate(tx, deps, now))
  if (late > 0) deps.log.error({ late }, 'payments are later than promised')
  deps.onCommitted()
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

async function askAgain(tx: Tx, now: Date): Promise<void> {
  const waiting = await tx
    .updateTable('payment')
    .set({ updated_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment')
        .select('id')
        .where('type', '=', Withdraw)
        .where('status', '=', Pending)
        .where('approved_at', 'is not', null)
        .where('updated_at', '<', before(now, ASK_AGAIN_MS))
        .orderBy('updated_at')
        .limit(SWEEP_MAX)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute()
  for (const { id } of waiting) await addPayout(tx, id, now)
}

/** What became of deposits whose callback has not come: of open ones each minute, of closed ones each hour. */
async function askDeposits(tx: Tx, now: Date): Promise<void> {
  const askedBefore = (ms: number) =>
    sql<boolean>`coalesce(asked_at, created_at) < ${before(now, ms)}`
  const unheard = await tx
    .updateTable('payment')
    .set({ asked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment')
        .select('id')
        .where('type', '=', Deposit)
        .where((is) =>
          is.or([
            is.and([is('status', 'in', [None, Created, Pending]), askedBefore(ASK_AGAIN_MS)]),
            is.and([
              is('status', 'in', [Merged, Cancelled]),
              is('created_at', '>', before(now, CLOSED_FOR_GOOD_MS)),
              askedBefore(ASK_CLOSED_MS),
            ]),
          ]),
        )
        .orderBy(sql`coalesce(asked_at, created_at)`)
        .limit(SWEEP_MAX)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute()
  for (const { id } of unheard) await addDepositQuestion(tx, id, now)
}

async function giveUp(tx: Tx, at: Date): Promise<void> {
  const reason = 'abandoned'
  const left = await tx
    .updateTable('payment')
    .set({ status: Cancelled, reason, updated_at: at })
    .where('type', '=', Deposit)
    .where('status', 'in', [None, Created])
    .where('updated_at', '<', before(at, GIVE_UP_MS))
    .returning('id')
    .execute()
  for (const { id } of left) await addEvent(tx, { paymentId: id, step: 'given_up', reason, at })
}

/** Ends a deposit that the bank is silent about, instead of promising a new time for ever. If the bank approves it later, it is credited. */
async function giveUpUnheard(tx: Tx, deps: PaymentDeps, at: Date): Promise<void> {
  const reason = 'unheard'
  const left = await tx
    .updateTable('payment')
    .set({ status: Cancelled, reason, promised_at: null, updated_at: at })
    .where('type', '=', Deposit)
    .where('status', '=', Pending)
    .where('updated_at', '<', before(at, UNHEARD_MS))
    .returning(['id', 'player_id', 'amount_e5'])
    .execute()
  for (const { id, player_id: playerId, amount_e5: amountE5 } of left) {
    await addEvent(tx, { paymentId: id, step: 'given_up', reason, at })
    await tellNews(tx, deps, 'unheard', { playerId, amountE5, type: 'Deposit' })
  }
}

/** An hour after the first broken promise, twice as long after each further one, a day at most. */
const newTime = (at: Date) => sql<Date>`${at}::timestamptz + interval '1 hour' * least(24, 2 ^ (
  select count(*) from payment_event event where event.payment_id = payment.id and step = 'late'))`

/** A promise that was not kept is owned up to, once, and another one is made. */
async function ownUpToLate(tx: Tx, deps: PaymentDeps, at: Date): Promise<number> {
  const late = await tx
    .updateTable('payment')
    .set({ promised_at: newTime(at) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment')
        .select('id')
        .where('status', '=', Pending)
        .where('promised_at', '<', at)
        // The clock keeps the promise of what is held; a clock that is stopped promises nothing.
        .where((is) => is.or([is('type', '=', Deposit), is('approved_at', 'is not', null)]))
        .orderBy('promised_at')
        .limit(SWEEP_MAX)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'player_id', 'amount_e5', 'type', 'promised_at'])
    .execute()
  for (const { id, player_id: playerId, amount_e5: amountE5, type, promised_at } of late) {
    const promisedAt = promised_at ?? at
    await addEvent(tx, { paymentId: id, step: 'late', at, promisedAt })
    const kind = type === Deposit ? 'Deposit' : 'Withdraw'
    await tellNews(tx, deps, 'late', { playerId, amountE5, type: kind, more: lateText(promisedAt) })
  }
  return late.length
}
