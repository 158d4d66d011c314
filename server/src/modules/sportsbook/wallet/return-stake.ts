import type { Tx } from '../../../db/db.ts'
import { HOUSE_ID, postTransfer } from '../../ledger/index.ts'
import { changeBet, findBet } from './bet.ts'
import type { ReturnStake, SportAnswer } from './command.ts'
import {
  decideOnce,
  no,
  rollbackId,
  type SportWalletDeps,
  transferKey,
  type Verdict,
} from './decide-once.ts'

/**
 * Gives a stake back, whatever became of the player since. One that comes before its bet is
 * remembered, and the bet refused; a bet that stands paid keeps its stake (LED-07).
 */
export function returnStake(deps: SportWalletDeps, order: ReturnStake): Promise<SportAnswer> {
  const { partner, orderNumber, fingerprint } = order
  const id = rollbackId(orderNumber)
  const asked = { partner, orderNumber, id, fingerprint, kind: 'rollback' as const }
  return decideOnce(deps, asked, (tx) => decideReturn(deps, tx, order, id))
}

async function decideReturn(
  { clock }: SportWalletDeps,
  tx: Tx,
  order: ReturnStake,
  id: string,
): Promise<Verdict> {
  const bet = await findBet(tx, order)
  if (!bet) return no('bet_unknown', null)
  const { player_id: playerId, stake_e5: amountE5, currency } = bet
  if (bet.paid_e5 > 0n) return no('paid_out', playerId)
  await postTransfer(tx, {
    ...{ key: transferKey(order.partner, id), playerId, currency, amountE5 },
    source: { ownerId: HOUSE_ID, kind: 'games' },
    target: { ownerId: playerId, kind: 'player_cash' },
    reason: 'sport_rollback',
  })
  await changeBet(tx, order, { state: 'returned', changed_at: clock.now() })
  return { outcome: 'ok', playerId, amountE5 }
}
