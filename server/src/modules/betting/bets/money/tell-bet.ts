import type { BetState } from '@zar/contract/betting/bets'
import type { Tx } from '../../../../db/db.ts'
import { tellPlayer } from '../../../../hub/outbox.ts'

/** Promises the player’s pages to hear what became of a bet. */
export const tellBet = (
  tx: Tx,
  { id, playerId }: { id: bigint; playerId: string },
  state: BetState,
): Promise<void> => tellPlayer(tx, playerId, 'Bet', { id: String(id), state })
