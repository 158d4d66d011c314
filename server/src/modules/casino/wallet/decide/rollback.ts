import type { WalletCommand } from '../command.ts'
import {
  type BonusFacts,
  type Facts,
  isPaidOut,
  isRolledBack,
  type PlayerFacts,
  type StoredTransaction,
  transactionOf,
} from './facts.ts'
import {
  isOverBound,
  moveBonus,
  moveCash,
  NO_BALANCES,
  of,
  some,
  takeBack,
  takeBackBonus,
} from './move.ts'
import { isRoundPaid } from './round.ts'
import { bonusOf, no, referenceTo, tookOf, type Verdict } from './verdict.ts'

/** The rule for what is taken back: never refused for who the player is (W25). */
export function decideRollback(facts: Facts, command: WalletCommand, player: PlayerFacts): Verdict {
  if (command.referenceId === null) return no('transaction_unknown')
  const reference = referenceTo(command, command.referenceId)
  if (isRolledBack(facts, reference)) {
    return { outcome: 'ok_again', amountE5: 0n, note: 'reversed_before' }
  }
  const reversed = transactionOf(facts, reference)
  // The tombstone: what it reverses has not come, and will be refused when it does.
  if (!reversed) return { outcome: 'ok', amountE5: 0n, note: 'nothing_to_reverse' }
  if (reversed.playerId !== player.id || reversed.kind === 'rollback') {
    return no('transaction_unknown')
  }
  const { kind = reversed.kind, amountE5 = reversed.amountE5 } = command.reverses ?? {}
  if (kind !== reversed.kind || amountE5 !== reversed.amountE5) return no('transaction_unknown')
  if (reversed.outcome !== 'ok') return { outcome: 'ok', amountE5: 0n }
  // A paid bet stands until its win is rolled back (LED-07), and with it its round.
  const isPaid = () =>
    isPaidOut(facts, reference) || (!command.sameMessage && isRoundPaid(facts, reversed))
  if (reversed.kind === 'bet' && isPaid()) {
    return { outcome: 'transaction_unknown', note: 'paid_out' }
  }
  return reverse(command, player, reversed)
}

function reverse(
  command: WalletCommand,
  player: PlayerFacts,
  reversed: StoredTransaction,
): Verdict {
  const { amountE5, movesCash } = reversed
  if (reversed.bonusAccountId !== null) {
    const bonus = bonusOf(player, reversed.bonusAccountId)
    return { amountE5, movesCash, ...reverseBonus(command, player, bonus, reversed) }
  }
  if (reversed.kind === 'win') {
    return { outcome: 'ok', amountE5, movesCash, ...takeBack(command, player, amountE5) }
  }
  if (movesCash) {
    if (isOverBound(player.cash, amountE5)) return no('balance_full')
    const returned = moveCash(command, player, amountE5, 'rollback')
    return { outcome: 'ok', amountE5, movesCash, ...returned }
  }
  const stake = { ...of(command), sourceId: player.gamesId, targetId: player.promotionId }
  const transfers = some({ ...stake, ...NO_BALANCES, amountE5, reason: 'rollback' })
  return { outcome: 'ok', amountE5, movesCash, transfers }
}

function reverseBonus(
  command: WalletCommand,
  player: PlayerFacts,
  bonus: BonusFacts,
  { kind, amountE5 }: StoredTransaction,
): Verdict {
  if (kind === 'win') return tookOf(bonus, takeBackBonus(command, player, bonus, amountE5))
  if (isOverBound(bonus.account, amountE5)) return no('balance_full')
  const move = { deltaE5: amountE5, reason: 'rollback' as const }
  return tookOf(bonus, moveBonus(command, player, bonus, move))
}
