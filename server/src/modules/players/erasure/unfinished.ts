import type { Unfinished } from '@zar/contract/players/account'
import type { Tx } from '../../../db/db.ts'
import { balancesE5 } from '../../ledger/index.ts'
import type { PlayerDeps } from '../deps.ts'

export type EndDeps = Pick<PlayerDeps, 'clock' | 'payments' | 'games' | 'bets'>

/**
 * What the player has to see to before the account is closed for good, in the order in which to do it.
 * Less money than any method pays out stands in nobody's way: nobody could ever be erased.
 */
export async function findUnfinished(
  tx: Tx,
  { clock, payments, games, bets }: EndDeps,
  playerId: string,
) {
  const { player_cash: cashE5 = 0n, player_withdrawal: outE5 = 0n } = await balancesE5(tx, playerId)
  const unfinished: Unfinished[] = []
  if (await games.hasOpenRound(tx, playerId, clock.now())) unfinished.push('rounds')
  if (await bets.hasOpen(tx, playerId)) unfinished.push('bets')
  if (outE5 > 0n) unfinished.push('withdrawal')
  if (cashE5 >= payments.leastPayoutE5) unfinished.push('balance')
  return { unfinished, cashE5 }
}
