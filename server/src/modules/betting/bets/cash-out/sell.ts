import type { Tx } from '../../../../db/db.ts'
import { exposureOf, moveLiability, possibleOf } from '../money/liability.ts'
import { post } from '../money/post.ts'
import type { StoredBet } from '../money/stored-bet.ts'
import { soldOf, WHOLE_PERCENT } from './quote.ts'

type Sale = { percent: number; paidKurus: number; nowMs: number }

/** Pays for a bet or a part of it. What is left keeps its odds and legs; a rule that was set has fired. */
export async function sell(tx: Tx, bet: StoredBet, { percent, paidKurus, nowMs }: Sale) {
  const at = new Date(nowMs)
  const amountKurus = BigInt(paidKurus)
  await post(tx, { bet, kind: 'cash_out', version: bet.partsSold + 1, amountKurus, at })
  const paid = {
    paid_kurus: bet.paidKurus + amountKurus,
    auto_up_kurus: null,
    auto_down_kurus: null,
  }
  const kept = { ...bet, keptKurus: bet.keptKurus - soldOf(bet, percent) }
  const isWhole = percent === WHOLE_PERCENT
  const left = isWhole
    ? { state: 'cashed_out' as const, settled_at: at }
    : {
        share_num: BigInt(kept.keptKurus),
        share_den: BigInt(bet.unitKurus),
        parts_sold: bet.partsSold + 1,
        possible_kurus: possibleOf(kept),
      }
  await tx
    .updateTable('betting_bet')
    .set({ ...paid, ...left })
    .where('id', '=', bet.id)
    .execute()
  await moveLiability(tx, exposureOf(bet), -1n)
  if (!isWhole) await moveLiability(tx, exposureOf(kept), 1n)
}
