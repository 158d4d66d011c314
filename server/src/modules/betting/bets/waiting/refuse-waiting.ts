import type { SlipCode } from '@zar/contract/betting/slip'
import type { Tx } from '../../../../db/db.ts'
import { giveBackFreeBet } from '../money/free-bet.ts'
import { exposureOf, moveLiability } from '../money/liability.ts'
import { post } from '../money/post.ts'
import type { StoredBet } from '../money/stored-bet.ts'
import { tellBet } from '../money/tell-bet.ts'
import type { TradeDeps } from '../trading/deps.ts'

/** Refuses a bet that waits and gives its stake back. Its caller holds the bet. */
export async function refuseWaiting(
  tx: Tx,
  deps: Pick<TradeDeps, 'clock' | 'random'>,
  { bet, code, nowMs }: { bet: StoredBet; code: SlipCode; nowMs: number },
): Promise<void> {
  const at = new Date(nowMs)
  await tx
    .updateTable('betting_bet')
    .set({ state: 'refused', code, decided_at: at })
    .where('id', '=', bet.id)
    .execute()
  await tx
    .updateTable('betting_review')
    .set({ state: 'refused' })
    .where('bet_id', '=', bet.id)
    .execute()
  if (bet.bonusAccountId === null) {
    await post(tx, { bet, kind: 'return', version: 0, amountKurus: bet.costKurus, at })
  } else await giveBackFreeBet(tx, deps, { bet, at })
  await tellBet(tx, bet, 'refused')
  await moveLiability(tx, exposureOf(bet), -1n)
}
