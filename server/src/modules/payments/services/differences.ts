import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import { Refusal } from '../../../platform/refusal.ts'

const LIST_MAX = 500

type Deps = { db: Db; clock: Clock }

export type PaymentDifference = {
  id: string
  type: number
  status: number
  amountE5: bigint
  usercode: string
  what: string
  foundAt: Date
}

/** What a statement of the bank says otherwise than our books. */
export const STATEMENT_DIFFERENCES = {
  notHere: 'in the bank’s statement and not paid here',
  missing: 'paid here and not in the bank’s statement',
  sum: 'another sum in the bank’s statement',
  twice: 'twice in the bank’s statement',
} as const
const OF_STATEMENT: readonly string[] = Object.values(STATEMENT_DIFFERENCES)

/**
 * Keeps what a payment differs by, by the payment service's word or a statement's; while one is open, the other's
 * takes no place of its. Answers whether somebody has to look: one that was explained and is still the same
 * is left alone.
 */
export async function noteDifference(
  { db, clock }: Deps,
  paymentId: string,
  what: string,
): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    with noted as (
      insert into payment_difference (payment_id, what, found_at) values (${paymentId}, ${what}, ${clock.now()})
        on conflict (payment_id) do update set what = excluded.what, found_at = excluded.found_at,
            explained_at = null, explained_by = null, because = null
          where payment_difference.what <> excluded.what and (payment_difference.explained_at is not null
            or (payment_difference.what = any(${OF_STATEMENT}::text[])) = ${OF_STATEMENT.includes(what)})
        returning payment_id
    )
    select exists (select from noted) or exists (select from payment_difference
      where payment_id = ${paymentId} and explained_at is null) as "isOpen"`.execute(db)
  return rows[0]?.isOpen ?? true
}

/** The payment service says the same again. What a statement says otherwise stays. */
export async function forgetDifference(db: Db, paymentId: string): Promise<void> {
  await db
    .deleteFrom('payment_difference')
    .where('payment_id', '=', paymentId)
    .where('what', 'not in', OF_STATEMENT)
    .execute()
}

/** A statement and our books say the same by now. */
export async function forgetStatementDifference(db: Db | Tx, paymentId: string): Promise<void> {
  const { notHere, missing } = STATEMENT_DIFFERENCES
  await db
    .deleteFrom('payment_difference')
    .where('payment_id', '=', paymentId)
    .where('what', 'in', [notHere, missing])
    .execute()
}

/** Those that nobody has explained, the oldest first. */
export async function readPaymentDifferences(db: Db): Promise<PaymentDifference[]> {
  const rows = await db
    .selectFrom('payment_difference')
    .innerJoin('payment', 'payment.id', 'payment_difference.payment_id')
    .innerJoin('player', 'player.id', 'payment.player_id')
    .select(['payment.id', 'payment.type', 'payment.status', 'payment.amount_e5'])
    .select(['player.usercode', 'payment_difference.what', 'payment_difference.found_at'])
    .where('payment_difference.explained_at', 'is', null)
    .orderBy('payment_difference.found_at')
    .limit(LIST_MAX)
    .execute()
  return rows.map(({ amount_e5: amountE5, found_at: foundAt, ...row }) => ({
    ...row,
    amountE5,
    foundAt,
  }))
}

type Explaining = { paymentId: string; operator: string; because: string }

/** Writes down what an operator has found, so that it is open no more. Moves nothing. */
export async function explainPaymentDifference(
  { db, clock }: Deps,
  { paymentId, operator, because }: Explaining,
): Promise<void> {
  const explained = await db
    .updateTable('payment_difference')
    .set({ explained_at: clock.now(), explained_by: operator, because })
    .where('payment_id', '=', paymentId)
    .where('explained_at', 'is', null)
    .returning('payment_id')
    .executeTakeFirst()
  if (!explained) throw new Refusal('not_found')
}
