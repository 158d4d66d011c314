import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { HoldReason } from '../../../db/tables/payments.ts'
import type { PaymentDeps } from '../deps.ts'
import { lapseDocument } from '../documents/queue.ts'
import { closePayeeCase, openPayeeCase } from '../payees/queue.ts'
import { addEvent } from '../timeline/event.ts'
import type { Withdrawal } from './lock-withdrawal.ts'

type Hold = {
  paymentId: string
  hold: HoldReason
  clockAt: Date
  reviewVersion: number
  /** By when the player is promised a decision, or the money. */
  promisedAt: Date
  /** Until when it cannot be paid, because its account is new. */
  until?: Date | null
  operator?: string
  note?: string | undefined
}

/** Holds a withdrawal, and sets its clock in the same transaction. */
export async function holdIt(
  tx: Tx,
  { clock }: Pick<PaymentDeps, 'clock'>,
  { paymentId, until, ...hold }: Hold,
): Promise<void> {
  const { clockAt, reviewVersion, promisedAt } = hold
  await tx
    .updateTable('payment')
    .set({
      hold: hold.hold,
      approved_at: null,
      promised_at: promisedAt,
      clock_at: clockAt,
      clock_base_at: clockAt,
      extended_s: 0,
      review_version: reviewVersion,
    })
    .$if(until !== undefined, (row) => row.set({ hold_until: until ?? null }))
    .where('id', '=', paymentId)
    .execute()
  const { operator, note } = hold
  const event = { paymentId, step: 'held', reason: hold.hold, at: clock.now() } as const
  await addEvent(tx, { ...event, operator, note, promisedAt, clockAt, reviewVersion })
  if (hold.hold === 'payee' || until)
    await openPayeeCase(tx, { paymentId, now: clock.now(), until: until ?? null, clockAt })
}

type Onward = {
  hold: 'document' | 'manual'
  /** The clock that the hold began with, and how much later it runs out. */
  base: Date
  extendedS: number
  now: Date
  by: { operator: string; firstOperator?: string; note?: string | undefined }
}

/** Holds a withdrawal on for another reason, with another clock. Answers when that runs out. */
export async function holdOn(
  tx: Tx,
  { id, extended_s: beforeS, review_version: reviewVersion }: Withdrawal,
  { hold, base, extendedS, now, by }: Onward,
): Promise<Date> {
  const clockAt = new Date(base.getTime() + extendedS * 1_000)
  const clock = { clock_at: clockAt, extended_s: extendedS, promised_at: clockAt }
  await tx
    .updateTable('payment')
    .set({ hold, ...clock })
    .where('id', '=', id)
    .execute()
  const event = { paymentId: id, step: 'held', reason: hold, at: now } as const
  const addedS = extendedS - beforeS
  await addEvent(tx, { ...event, ...by, promisedAt: clockAt, clockAt, reviewVersion, addedS })
  return clockAt
}

/** Holds a withdrawal whose player the law holds: no clock runs, and nothing is promised. */
export async function freezeIt(
  tx: Tx,
  { clock }: Pick<PaymentDeps, 'clock'>,
  { paymentId, legalHoldId }: { paymentId: string; legalHoldId: bigint },
): Promise<void> {
  const frozen = { legal_hold_id: legalHoldId, clock_at: null, review_version: null }
  await tx
    .updateTable('payment')
    .set((eb) => ({
      ...frozen,
      hold: eb.fn.coalesce('hold', eb.val<HoldReason>('manual')),
      approved_at: null,
      promised_at: null,
    }))
    .where('id', '=', paymentId)
    .execute()
  // By whom stands with the hold: neither the player nor who reads the payment learns whether a list has placed it.
  await addEvent(tx, { paymentId, step: 'held', reason: 'legal_hold', at: clock.now() })
  const ending = { by: 'system:law', now: clock.now() }
  await closePayeeCase(tx, paymentId, { state: 'lapsed', ...ending })
  await lapseDocument(tx, paymentId, ending)
}

/** What the law holds of a player now. */
export const readLegalHold = (tx: Tx, playerId: string) =>
  tx
    .selectFrom('legal_hold')
    .select('id')
    .where('player_id', '=', playerId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()

/** Whether a match of the player with a list of sanctions waits to be decided. */
export async function hasOpenMatch(tx: Tx, playerId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from screening_match
      where player_id = ${playerId} and kind = 'sanctions' and decided_at is null) as "is"`.execute(
    tx,
  )
  return rows[0]?.is ?? false
}
