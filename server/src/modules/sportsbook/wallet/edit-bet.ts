import type { Tx } from '../../../db/db.ts'
import { changeBet, findBet } from './bet.ts'
import type { EditBet, SportAnswer } from './command.ts'
import { decideOnce, no, type SportWalletDeps, type Verdict } from './decide-once.ts'

/** Changes what a bet is told to be and to pay. No money moves. */
export function editBet(deps: SportWalletDeps, order: EditBet): Promise<SportAnswer> {
  const { partner, orderNumber, transactionId: id, fingerprint } = order
  return decideOnce(deps, { partner, orderNumber, id, fingerprint, kind: 'edit' }, (tx) =>
    decideEdit(deps, tx, order),
  )
}

async function decideEdit({ clock }: SportWalletDeps, tx: Tx, order: EditBet): Promise<Verdict> {
  const bet = await findBet(tx, order)
  if (!bet) return no('bet_unknown', null)
  if (bet.state === 'returned') return no('rolled_back', bet.player_id)
  const { info, possibleWinE5: possible_win_e5 } = order
  await changeBet(tx, order, { info, possible_win_e5, changed_at: clock.now() })
  return { outcome: 'ok', playerId: bet.player_id }
}
