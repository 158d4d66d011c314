import assert from 'node:assert/strict'
import { IS_FINAL, type WalletAnswer, type WalletCommand, type WalletOutcome } from '../command.ts'
import { hintOf, whyRefusePlay, withPlayed } from './ask-stake-gate.ts'
import {
  type BonusFacts,
  type Facts,
  isRolledBack,
  learnTransaction,
  type PlayerFacts,
  type Reference,
  type StoredTransaction,
  sessionOf,
  transactionOf,
  withSlot,
} from './facts.ts'
import {
  isOverBound,
  moveBonus,
  moveCash,
  NO_BALANCES,
  of,
  type PlannedTransfer,
  some,
} from './move.ts'
import { isSlotStake, slotAfter, whyRefuseSlot } from './open-slot.ts'
import { decideRollback } from './rollback.ts'
import { isRoundOpen, purseOfRound, stakeReference, withBetOfRound } from './round.ts'
import { bonusOf, no, playableBonus, referenceTo, took, tookOf, type Verdict } from './verdict.ts'

/** What to answer, and, where the answer is final, all that must be written before it is given. */
export type Decision = {
  answer: WalletAnswer
  stored?: Stored
  /** What is written with it, before it, and answered to nobody. */
  further?: readonly Stored[]
}
export type Stored = {
  transaction: StoredTransaction
  transfers: PlannedTransfer[]
  player: PlayerFacts
}

/**
 * What the casino says to one command, given everything it knows: no I/O, no clock, no chance. The
 * first reason to refuse wins. Wins and rollbacks are never refused for who the player is (W25), but for
 * what no account may hold.
 */
export function decide(facts: Facts, asked: WalletCommand, nowMs: number): Decision {
  const { provider, transactionId, playerId } = asked
  const player = facts.players.get(playerId)
  const earlier = transactionOf(facts, { provider, id: transactionId })
  if (earlier) return { answer: replay(earlier, asked, player, nowMs) }
  if (!player) return { answer: answerWithout(asked, 'player_unknown') }
  const command = withBetOfRound(facts, asked)

  const verdict =
    command.currency !== null && command.currency !== player.currency
      ? no('wrong_currency')
      : RULES[command.kind](facts, command, player, nowMs)
  return conclude(facts, command, { before: player, verdict, nowMs })
}

/** Decides the commands of a batch one after the other, each knowing what became of those before. */
export function decideAll(
  facts: Facts,
  commands: readonly WalletCommand[],
  nowMs: number,
): Decision[] {
  return commands.map((command) => {
    const decision = decide(facts, command, nowMs)
    if (decision.stored) {
      facts.players.set(command.playerId, decision.stored.player)
      learnTransaction(facts, decision.stored.transaction)
    }
    return decision
  })
}

const RULES = { bet: decideBet, win: decideWin, rollback: decideRollback }

function replay(
  earlier: StoredTransaction,
  command: WalletCommand,
  player: PlayerFacts | undefined,
  nowMs: number,
): WalletAnswer {
  const isSame =
    earlier.kind === command.kind &&
    earlier.playerId === command.playerId &&
    earlier.fingerprint === command.fingerprint
  if (!isSame && !player) return answerWithout(command, 'changed_replay')
  if (!isSame && player) return answerOf(player, 'changed_replay', nowMs)
  const { balanceE5, currency, bonusAccountId } = earlier
  const outcome = earlier.outcome === 'ok_again' ? 'ok' : earlier.outcome
  const answer: WalletAnswer = { outcome, balanceE5, currency, note: 'replay' }
  if (bonusAccountId !== null) answer.isOfBonus = true
  return answer
}

function decideBet(
  facts: Facts,
  command: WalletCommand,
  player: PlayerFacts,
  nowMs: number,
): Verdict {
  const { amountE5 } = command
  const outcome =
    whyRefuseSession(facts, command, nowMs) ??
    (isCalledOff(facts, command) || isStakeCalledOff(facts, command) ? 'rolled_back' : undefined) ??
    (command.zeroBetAnnouncingPrize ? undefined : whyRefusePlay(facts, command, player, nowMs)) ??
    whyRefuseSlot(facts, command, player, nowMs)
  if (outcome) return no(outcome)
  if (!command.movesCash) {
    const stake = { ...of(command), sourceId: player.promotionId, targetId: player.gamesId }
    return { outcome: 'ok', transfers: some({ ...stake, ...NO_BALANCES, amountE5, reason: 'bet' }) }
  }
  // Whole from one account: the player's own money while it covers the stake, then the bonus.
  const purse = purseOfRound(facts, command)
  if ((purse ?? null) === null && player.cash.balanceE5 >= amountE5)
    return took(moveCash(command, player, -amountE5, 'bet'))
  const bonus = playableBonus(player, nowMs)
  if (!bonus || (purse !== undefined && purse !== bonus.account.id)) return no('not_enough_money')
  return decideBonusBet(command, player, bonus)
}

function decideBonusBet(command: WalletCommand, player: PlayerFacts, bonus: BonusFacts): Verdict {
  const { amountE5 } = command
  if (bonus.account.balanceE5 < amountE5) return no('not_enough_money')
  // Stopped, so that nobody has to take anything back for it (FRD-09).
  if (amountE5 > bonus.maxStakeE5) return no('limit_reached')
  const move = { deltaE5: -amountE5, reason: 'bet' as const }
  return tookOf(bonus, moveBonus(command, player, bonus, move))
}

/** Its own rollback came first, or that of its round where that is all a rollback names, or of its bet. */
const isCalledOff = (facts: Facts, command: WalletCommand) =>
  isRolledBack(facts, referenceTo(command, command.transactionId)) ||
  (command.referenceId !== null && isRolledBack(facts, referenceTo(command, command.referenceId)))

/** A rollback of its round and its amount came first, after other bets of that round. */
function isStakeCalledOff(facts: Facts, bet: WalletCommand): boolean {
  const stake = stakeReference(bet)
  return stake !== undefined && isRolledBack(facts, referenceTo(bet, stake))
}

function whyRefuseSession(
  facts: Facts,
  command: WalletCommand,
  nowMs: number,
): WalletOutcome | undefined {
  const { provider, playerId, gameCode, zeroBetAnnouncingPrize, isOfOpenRound } = command
  const session = sessionOf(facts, command)
  if (!session || session.provider !== provider || session.playerId !== playerId) {
    return 'session_unknown'
  }
  if (!session.isOpen) return 'session_unknown'
  if (zeroBetAnnouncingPrize) return undefined
  if (session.gameCode !== gameCode) return 'wrong_game'
  if (!session.isGameOpen) return 'gaming_closed'
  if (session.expiresMs > nowMs) return undefined
  return isOfOpenRound && isRoundOpen(facts, command) ? undefined : 'session_expired'
}

function decideWin(facts: Facts, command: WalletCommand, player: PlayerFacts): Verdict {
  const { amountE5 } = command
  if (isCalledOff(facts, command)) return no('rolled_back')
  if (command.referenceId === null) return payCash(command, player)
  const reference = referenceTo(command, command.referenceId)
  const bet = ownTransaction(facts, reference)
  if (bet?.kind !== 'bet' || bet.outcome !== 'ok') return no('transaction_unknown')
  if (command.isOfBetsGame && bet.gameCode !== command.gameCode) return no('wrong_game')
  if (bet.bonusAccountId === null) return payCash(command, player)
  const bonus = bonusOf(player, bet.bonusAccountId)
  if (isOverBound(bonus.account, amountE5)) return no('balance_full')
  return tookOf(bonus, moveBonus(command, player, bonus, { deltaE5: amountE5, reason: 'win' }))
}

const payCash = (win: WalletCommand, player: PlayerFacts): Verdict =>
  isOverBound(player.cash, win.amountE5)
    ? no('balance_full')
    : took(moveCash(win, player, win.amountE5, 'win'))

function ownTransaction(facts: Facts, reference: Reference) {
  const transaction = transactionOf(facts, reference)
  return transaction?.playerId === reference.playerId ? transaction : undefined
}

function conclude(
  facts: Facts,
  command: WalletCommand,
  { before, verdict, nowMs }: { before: PlayerFacts; verdict: Verdict; nowMs: number },
): Decision {
  const { outcome, player = before, transfers = [] } = verdict
  const answer = answerOf(player, outcome === 'ok_again' ? 'ok' : outcome, nowMs)
  if (verdict.note) answer.note = verdict.note
  if (verdict.bonusAccountId !== undefined) answer.isOfBonus = true
  if (!IS_FINAL[answer.outcome]) return { answer }
  assert(outcome === 'ok' || transfers.length === 0, 'a refusal moves nothing')
  const after = withSlotOf(facts, command, withPlayed(command, before, verdict, nowMs), {
    outcome,
    nowMs,
  })
  const hint = command.kind === 'bet' ? hintOf(before, after) : undefined
  if (hint) answer.hint = hint
  const transaction: StoredTransaction = {
    provider: command.provider,
    id: command.transactionId,
    kind: command.kind,
    playerId: command.playerId,
    gameCode: command.gameCode,
    roundId: command.roundId,
    roundClosed: command.roundClosed,
    currency: player.currency,
    amountE5: verdict.amountE5 ?? command.amountE5,
    movesCash: verdict.movesCash ?? command.movesCash,
    referenceId: command.referenceId,
    fingerprint: command.fingerprint,
    outcome,
    balanceE5: answer.balanceE5,
    bonusAccountId: verdict.bonusAccountId ?? null,
    settlesWholeRound: command.settlesWholeRound ?? false,
  }
  return { answer, stored: { transaction, transfers, player: after } }
}

function withSlotOf(
  facts: Facts,
  command: WalletCommand,
  player: PlayerFacts,
  { outcome, nowMs }: { outcome: Verdict['outcome']; nowMs: number },
): PlayerFacts {
  if (outcome !== 'ok') return player
  const isStake = command.kind === 'bet' && isSlotStake(command, sessionOf(facts, command))
  const openSlot = slotAfter(facts, command, player, { isStake, nowMs })
  return openSlot === player.openSlot ? player : withSlot(player, openSlot)
}

/** The balance is what a bet can be paid from: the cash, and the bonus while one runs. */
export function answerOf(player: PlayerFacts, outcome: WalletOutcome, nowMs: number): WalletAnswer {
  const bonusE5 = playableBonus(player, nowMs)?.account.balanceE5 ?? 0n
  return { outcome, balanceE5: player.cash.balanceE5 + bonusE5, currency: player.currency }
}

/** ISO 4217's word for none. */
const NO_CURRENCY = 'XXX'

/** Without a player there is no balance and no currency but the one that was asked for. */
const answerWithout = ({ currency }: WalletCommand, outcome: WalletOutcome): WalletAnswer => ({
  outcome,
  balanceE5: 0n,
  currency: currency ?? NO_CURRENCY,
})
