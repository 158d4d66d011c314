import type { Db } from '../../db/db.ts'
import { readDepositedE5 } from './deposits/deposit-limit.ts'
import { readSums } from './history/totals.ts'
import { WITHDRAWALS } from './methods/withdrawal-methods.ts'

/** The sums of a player's payments that other modules ask for. */
export const paymentFigures = (db: Db) => ({
  /** Less than this no method pays out. */
  leastPayoutE5: WITHDRAWALS.map(({ minE5 }) => minE5).reduce((a, b) => (a < b ? a : b)),

  /** Paid in less paid out, over the player's whole time here (ACC-05). */
  async netDepositsE5(playerId: string): Promise<bigint> {
    const { deposited, withdrawn } = await readSums(db, playerId)
    return deposited - withdrawn
  },

  readDepositedE5: (playerId: string, now: Date) => readDepositedE5(db, playerId, now),
})
