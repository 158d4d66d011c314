import type { Tx } from '../../../db/db.ts'
import {
  balanceE5,
  debtOriginOf,
  HOUSE_ID,
  lockCashAndBumpVersion,
  postTransfer,
} from '../../ledger/index.ts'
import { dueE5 } from '../due.ts'
import { type Bet, changeBet, findBet } from './bet.ts'
import type { PayOut, SportAnswer, SportOutcome } from './command.ts'
import {
  decideOnce,
  hasRoom,
  no,
  type SportWalletDeps,
  transferKey,
  type Verdict,
} from './decide-once.ts'

/**
 * Pays for a bet, or takes back of what it was paid, whatever became of the player or the session
 * since (W23, W25). What the cash does not hold is owed, as with a win that is rolled back (W21). Of
 * what a free bet is paid, only what is beyond the stake moves.
 */
export function payOut(deps: SportWalletDeps, order: PayOut): Promise<SportAnswer> {
  const { partner, orderNumber, transactionId: id, fingerprint, isCredit } = order
  const kind = isCredit ? ('win' as const) : ('correction' as const)
  return decideOnce(deps, { partner, orderNumber, id, fingerprint, kind }, (tx) =>
    decidePayOut(deps, tx, order),
  )
}

async function decidePayOut({ clock }: SportWalletDeps, tx: Tx, order: PayOut): Promise<Verdict> {
  const bet = await findBet(tx, order)
  if (!bet) return no('bet_unknown', null)
  const refusal = whyRefuse(bet, order)
  if (refusal) return no(refusal, refusal === 'player_unknown' ? null : order.playerId)
  const { playerId, amountE5, isCredit } = order
  const paid_e5 = isCredit ? bet.paid_e5 + amountE5 : bet.paid_e5 - amountE5
  const movedE5 = dueE5(bet, paid_e5) - dueE5(bet, bet.paid_e5)
  if (!(await hasRoom(tx, playerId, movedE5))) return no('balance_full', playerId)
  if (movedE5 > 0n) await pay(tx, order, movedE5)
  if (movedE5 < 0n) await takeBack(tx, order, -movedE5)
  await changeBet(tx, order, { paid_e5, state: 'settled', changed_at: clock.now() })
  return { outcome: 'ok', playerId, amountE5 }
}

function whyRefuse(bet: Bet, order: PayOut): SportOutcome | undefined {
  if (bet.player_id !== order.playerId) return 'player_unknown'
  if (bet.currency !== order.currency) return 'wrong_currency'
  if (bet.state === 'returned') return 'rolled_back'
  return !order.isCredit && order.amountE5 > bet.paid_e5 ? 'more_than_paid' : undefined
}

async function pay(tx: Tx, order: PayOut, amountE5: bigint): Promise<void> {
  const { partner, playerId, currency } = order
  await postTransfer(tx, {
    key: transferKey(partner, order),
    playerId,
    currency,
    amountE5,
    source: { ownerId: HOUSE_ID, kind: 'games' },
    target: { ownerId: playerId, kind: 'player_cash' },
    reason: 'sport_win',
  })
}

async function takeBack(tx: Tx, order: PayOut, amountE5: bigint): Promise<void> {
  const { partner, playerId, currency } = order
  await lockCashAndBumpVersion(tx, playerId)
  const cashE5 = await balanceE5(tx, playerId)
  const fromCashE5 = cashE5 < amountE5 ? cashE5 : amountE5
  const parts = [
    { origin: partner, kind: 'player_cash' as const, partE5: fromCashE5 },
    { origin: debtOriginOf(partner), kind: 'player_debt' as const, partE5: amountE5 - fromCashE5 },
  ]
  for (const { origin, kind, partE5 } of parts) {
    if (partE5 === 0n) continue
    await postTransfer(tx, {
      key: transferKey(origin, order),
      playerId,
      currency,
      source: { ownerId: playerId, kind },
      target: { ownerId: HOUSE_ID, kind: 'games' },
      amountE5: partE5,
      reason: 'sport_correction',
    })
  }
}
