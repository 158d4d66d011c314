import type { Tx } from '../../../db/db.ts'
import { reopenFreeBet } from '../../bonuses/index.ts'
import { type AccountRef, HOUSE_ID, postTransfer } from '../../ledger/index.ts'
import { type Bet, changeBet, findBet } from './bet.ts'
import type { ReturnStake, SportAnswer } from './command.ts'
import {
  decideOnce,
  hasRoom,
  no,
  returnKey,
  rollbackId,
  type SportWalletDeps,
  type Verdict,
} from './decide-once.ts'

/**
 * Gives a stake back, whatever became of the player since. One that comes before its bet is
 * remembered, and the bet refused; a bet that stands paid keeps its stake (LED-07). A free bet's goes
 * back into the free bet while that may still be used, and to the operator after.
 */
export function returnStake(deps: SportWalletDeps, order: ReturnStake): Promise<SportAnswer> {
  const { partner, orderNumber, fingerprint } = order
  const id = rollbackId(orderNumber)
  const asked = { partner, orderNumber, id, fingerprint, kind: 'rollback' as const }
  return decideOnce(deps, asked, (tx) => decideReturn(deps, tx, order))
}

async function decideReturn(deps: SportWalletDeps, tx: Tx, order: ReturnStake): Promise<Verdict> {
  const bet = await findBet(tx, order)
  if (!bet) return no('bet_unknown', null)
  const { player_id: playerId, stake_e5: amountE5, currency } = bet
  if (bet.paid_e5 > 0n) return no('paid_out', playerId)
  const target = await whereto(deps, tx, bet)
  const isCash = target.kind === 'player_cash'
  if (isCash && !(await hasRoom(tx, playerId, amountE5))) return no('balance_full', playerId)
  await postTransfer(tx, {
    key: returnKey(order.partner, order.orderNumber),
    playerId,
    currency,
    amountE5,
    source: { ownerId: HOUSE_ID, kind: 'games' },
    target,
    reason: 'sport_rollback',
  })
  await changeBet(tx, order, { state: 'returned', changed_at: deps.clock.now() })
  return { outcome: 'ok', playerId, amountE5 }
}

/** Whose the stake is. */
async function whereto(deps: SportWalletDeps, tx: Tx, bet: Bet): Promise<AccountRef> {
  const { player_id: playerId, bonus_account_id: accountId } = bet
  if (accountId === null) return { ownerId: playerId, kind: 'player_cash' }
  const reopened = await reopenFreeBet(tx, deps, { playerId, accountId })
  return reopened
    ? { ownerId: reopened.id, kind: 'player_bonus' }
    : { ownerId: HOUSE_ID, kind: 'promotion' }
}
