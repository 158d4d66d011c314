import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { HoldReason } from '../../../db/tables/payments.ts'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import { type WaitingBeside, waitingBeside } from '../../approvals/index.ts'
import { decryptDetail } from '../accounts/encrypted-detail.ts'
import { accountOf } from '../accounts/payout-account.ts'
import { OBJECT } from '../for-office/queue.ts'
import { findMethod } from '../methods/methods.ts'
import { HOLDS } from '../texts.ts'

const LIST_MAX = 500

export type HeldWithdrawal = {
  id: string
  username: string
  amountE5: bigint
  method: string
  account: string
  hold: HoldReason | null
  /** Why it waits, in English. */
  why: string
  askedAt: Date
  /** Who approved it already, where two must. */
  firstApprover: string | null
  /** Until when it cannot be paid, because its account is new. */
  waitsUntil: Date | null
  /** By when the player was promised a decision, or the money. */
  promisedAt: Date | null
  /** When it ends by itself; null where the law holds it. */
  clockAt: Date | null
  /** What another person has proposed, and waits for a second one. */
  proposals: WaitingBeside[]
}

/** Withdrawals that wait for an operator. */
const heldPayments = (db: Db) =>
  db
    .selectFrom('payment')
    .where('payment.type', '=', PAYMENT_TYPES.Withdraw)
    .where('payment.status', '=', PAYMENT_STATUS.Pending)
    .where('payment.approved_at', 'is', null)

/**
 * What waits for an operator, in the order in which players were told that they stand, and what waits out
 * its time. Without a cipher the accounts stay closed.
 */
export async function readHeld(db: Db, fieldCipher?: FieldCipher): Promise<HeldWithdrawal[]> {
  const rows = await heldPayments(db)
    .innerJoin('player', 'player.id', 'payment.player_id')
    .select(['payment.id', 'payment.method_id', 'payment.amount_e5', 'payment.detail'])
    .select(['payment.detail_sealed', 'payment.hold_until'])
    .select(['payment.hold', 'payment.created_at', 'payment.promised_at', 'player.username'])
    .select(['payment.first_approver', 'payment.clock_at'])
    .select(waitingBeside(OBJECT).as('proposals'))
    .orderBy('payment.seq')
    .limit(LIST_MAX)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    amountE5: row.amount_e5,
    method: findMethod(row.method_id, PAYMENT_TYPES.Withdraw)?.title.en ?? '',
    account: fieldCipher ? accountOf(decryptDetail(fieldCipher, row)) : '',
    hold: row.hold,
    why: row.hold ? HOLDS[row.hold].en : '',
    askedAt: row.created_at,
    promisedAt: row.promised_at,
    waitsUntil: row.hold_until,
    firstApprover: row.first_approver,
    clockAt: row.clock_at,
    proposals: row.proposals ?? [],
  }))
}

/** How many wait for an operator, before this one where it is named. */
export async function countHeld(db: Db, beforeSeq?: bigint): Promise<number> {
  const { count } = await heldPayments(db)
    .where(sql<boolean>`payment.hold is distinct from 'new_account'`)
    .where('payment.legal_hold_id', 'is', null)
    .select(sql<bigint>`count(*)`.as('count'))
    .$if(beforeSeq !== undefined, (all) => all.where('payment.seq', '<', beforeSeq ?? 0n))
    .executeTakeFirstOrThrow()
  return Number(count)
}
