import type { WalletCommand } from '../command.ts'
import {
  type Facts,
  isPaidOut,
  isRolledBack,
  isStandingWin,
  referringTo,
  type StoredTransaction,
} from './facts.ts'
import { referenceTo } from './verdict.ts'

const ROUND = 'round '

/** What names a round among the references. No id of a supplier's has a space in it. */
export const roundReference = (roundId: string): string => ROUND + roundId

/**
 * What a stake of a round is called off by that has not come, while others of its round have: the round and
 * the amount. Undefined of a win, and of what names no round.
 */
export const stakeReference = ({
  kind,
  referenceId,
  amountE5,
}: WalletCommand): string | undefined =>
  kind !== 'win' && referenceId?.startsWith(ROUND) ? `${referenceId} ${amountE5}` : undefined

/**
 * The command with the bet that it is about in place of its round: one that still stands, if there is
 * any. A rollback names its amount, which is the bet's. As it came where the round has no bet yet; where it
 * has, but none of that amount, a rollback is of one that is still to come.
 */
export function withBetOfRound(facts: Facts, command: WalletCommand): WalletCommand {
  const { kind, referenceId, amountE5 } = command
  if (kind === 'bet' || !referenceId?.startsWith(ROUND)) return command
  const bets = betsOfRound(facts, command, referenceId)
  if (bets.length === 0) return command
  const meant = bets.filter((bet) => kind === 'win' || bet.amountE5 === amountE5)
  // Of two alike always the same one, in whatever order they were learned.
  const [bet] = meant.sort((a, b) => rankOf(facts, a) - rankOf(facts, b) || (a.id < b.id ? -1 : 1))
  const meantId = bet?.id ?? stakeReference(command) ?? referenceId
  return { settlesWholeRound: kind === 'win', ...command, referenceId: meantId }
}

/** Whether a win above zero stands on the round of this bet, whichever of its bets it was booked on. */
export function isRoundPaid(facts: Facts, bet: StoredTransaction): boolean {
  const { provider, playerId, referenceId } = bet
  if (!referenceId?.startsWith(ROUND)) return false
  return referringTo(facts, { provider, playerId, id: referenceId }).some(
    (one) =>
      one.kind === 'bet' &&
      referringTo(facts, one).some((win) => win.settlesWholeRound && isStandingWin(facts, win)),
  )
}

/**
 * What paid the bets of this bet's round that stand: the account of a bonus, or null for the player's own
 * money. All bets of a round are paid by one, since what it wins names the round and goes back there.
 * Undefined of a first bet, and where wins name their bet.
 */
export function purseOfRound(facts: Facts, command: WalletCommand): bigint | null | undefined {
  const { referenceId } = command
  if (!referenceId?.startsWith(ROUND)) return undefined
  const bets = betsOfRound(facts, command, referenceId)
  return bets.find((bet) => bet.outcome === 'ok' && !isRolledBack(facts, bet))?.bonusAccountId
}

/** Whether the round of this bet has another that stands, and no win: one of nothing ends it too. */
export function isRoundOpen(facts: Facts, command: WalletCommand): boolean {
  const { referenceId } = command
  if (!referenceId?.startsWith(ROUND)) return false
  const bets = betsOfRound(facts, command, referenceId).filter(({ outcome }) => outcome === 'ok')
  const isWon = (bet: StoredTransaction) =>
    referringTo(facts, bet).some(({ kind, outcome }) => kind === 'win' && outcome === 'ok')
  return bets.some((bet) => !isRolledBack(facts, bet)) && !bets.some(isWon)
}

/** The bets of a rollback's whole round that were taken and still stand, but for the one that it names. */
export function standingOfRound(facts: Facts, command: WalletCommand): StoredTransaction[] {
  const { rollbackWholeRound, referenceId } = command
  if (rollbackWholeRound === undefined) return []
  return betsOfRound(facts, command, rollbackWholeRound).filter(
    (bet) => bet.id !== referenceId && bet.outcome === 'ok' && !isRolledBack(facts, bet),
  )
}

const betsOfRound = (facts: Facts, command: WalletCommand, reference: string) =>
  referringTo(facts, referenceTo(command, reference)).filter(({ kind }) => kind === 'bet')

function rankOf(facts: Facts, bet: StoredTransaction): number {
  if (bet.outcome !== 'ok') return 3
  if (isRolledBack(facts, bet)) return 2
  return isPaidOut(facts, bet) ? 1 : 0
}
