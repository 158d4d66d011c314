import { unitsOf } from '@zar/contract/money'
import { PAYMENT_TYPES } from '@zar/contract/payment'
import type { Db } from '../../db/db.ts'
import type { Seal } from '../../platform/seal.ts'
import { readDepositedE5 } from './deposits/deposit-limit.ts'
import { readSums } from './history/totals.ts'
import { WITHDRAWALS } from './methods/withdrawal-methods.ts'
import { openDetail } from './sealed.ts'

/** One payment as its player may have it: with all that they filled in. */
export type OwnPayment = {
  id: string
  type: 'deposit' | 'withdrawal'
  amount: number
  status: number
  detail: Record<string, string | number>
  at: string
}

/** What the payments know of one player, for those who may not ask more. */
export const paymentsOfPlayer = (db: Db) => ({
  /** Less than this no method pays out. */
  leastPayoutE5: WITHDRAWALS.map(({ minE5 }) => minE5).reduce((a, b) => (a < b ? a : b)),

  /** Paid in less paid out, over the player's whole time here (ACC-05). */
  async netDepositsE5(playerId: string): Promise<bigint> {
    const { deposited, withdrawn } = await readSums(db, playerId)
    return deposited - withdrawn
  },

  /** For whoever limits what they pay in. */
  readDepositedE5: (playerId: string, now: Date) => readDepositedE5(db, playerId, now),

  /** All payments, the oldest first (PRV-02). */
  async listAll(playerId: string, seal: Seal): Promise<OwnPayment[]> {
    const rows = await db
      .selectFrom('payment')
      .select(['id', 'type', 'amount_e5', 'status', 'detail', 'detail_sealed', 'created_at'])
      .where('player_id', '=', playerId)
      .orderBy('seq')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      type: row.type === PAYMENT_TYPES.Deposit ? 'deposit' : 'withdrawal',
      amount: unitsOf(row.amount_e5),
      status: row.status,
      detail: openDetail(seal, row),
      at: row.created_at.toISOString(),
    }))
  },
})
