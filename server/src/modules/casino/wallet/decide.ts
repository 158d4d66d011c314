import assert from 'node:assert/strict'
import type { TransferReason } from '../../../db/tables/ledger.ts'
import { whyRefuseStake } from '../../protection/index.ts'
import {
  IS_FINAL,
  type WalletAnswer,
  type WalletCommand,
  type WalletNote,
  type WalletOutcome,
} from './command.ts'
import {
  type Facts,
  isPaidOut,
  isRolledBack,
  learnTransaction,
  type PlayerFacts,
  type Reference,
  type StoredTransaction,
  transactionKey,
  withAccounts,
} from './facts.ts'
import { withBetOfRound } from './round.ts'

export type PlannedTransfer = {
  key: string
  playerId: string
  sourceId: bigint
  targetId: bigint
  amountE5: bigint
  reason: TransferReason
  sourceBalanceE5: bigint | null
  targetBalanceE5: bigint | null
}

/** What to answer, and, where the answer is final, all that must be written before it is given. */
export type Decision = {
  answer: WalletAnswer
  stored?: { transaction: StoredTransaction; transfers: PlannedTransfer[]; player: PlayerFacts }
}

type Verdict = {
  outcome: WalletOutcome | 'ok_again'
  amountE5?: bigint
  movesCash?: boolean
  transfers?: PlannedTransfer[]
  player?: PlayerFacts
  note?: WalletNote
}

/**
 * What the house says to one command, given everything it knows: no I/O, no clock, no chance. The
 * first reason to refuse wins. Wins and rollbacks are never refused for who the player is (W25).
 */
export function decide(facts: Facts, asked: WalletCommand, nowMs: number): Decision {
  const { provider, transactionId, playerId } = asked
  const player = facts.players.get(playerId)
  const earlier = facts.transactions.get(transactionKey(provider, transactionId))
  if (earlier) return { answer: replay(earlier, asked, player) }
  if (!player) return { answer: answerWithout(asked, 'player_unknown') }
  const command = withBetOfRound(facts, asked)
  if (!command) return { answer: answerOf(player, 'transaction_unknown') }

  const verdict =
    command.currency !== null && command.currency !== player.currency
      ? no('wrong_currency')
      : RULES[command.kind](facts, command, player, nowMs)
  return conclude(command, player, verdict)
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

const no = (outcome: WalletOutcome): Verdict => ({ outcome })
type Moved = { transfers: PlannedTransfer[]; player: PlayerFacts }
const took = ({ transfers, player }: Moved): Verdict => ({ outcome: 'ok', transfers, player })

const RULES = { bet: decideBet, win: decideWin, rollback: decideRollback }

function replay(
  earlier: StoredTransaction,
  command: WalletCommand,
  player: PlayerFacts | undefined,
): WalletAnswer {
  const isSame =
    earlier.kind === command.kind &&
    earlier.playerId === command.playerId &&
    earlier.fingerprint === command.fingerprint
  if (!isSame && !player) return answerWithout(command, 'changed_replay')
  if (!isSame && player) return answerOf(player, 'changed_replay')
  const outcome = earlier.outcome === 'ok_again' ? 'ok' : earlier.outcome
  return { outcome, balanceE5: earlier.balanceE5, currency: earlier.currency, note: 'replay' }
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
    (isCalledOff(facts, command) ? 'rolled_back' : undefined) ??
    (whyRefuseStake(player) ? 'player_disabled' : undefined)
  if (outcome) return no(outcome)
  if (!command.movesCash) {
    const stake = { ...of(command), sourceId: player.promotionId, targetId: player.gamesId }
    return { outcome: 'ok', transfers: some({ ...stake, ...NO_BALANCES, amountE5, reason: 'bet' }) }
  }
  if (player.cash.balanceE5 < amountE5) return no('not_enough_money')
  return took(moveCash(command, player, -amountE5, 'bet'))
}

/** Its rollback came first: of the bet itself, or of its round where that is all a rollback names. */
const isCalledOff = (facts: Facts, command: WalletCommand) =>
  [command.transactionId, command.referenceId].some(
    (id) => id !== null && isRolledBack(facts, referenceTo(command, id)),
  )

function whyRefuseSession(
  facts: Facts,
  { sessionTokenHash, provider, playerId, gameCode, amountE5 }: WalletCommand,
  nowMs: number,
): WalletOutcome | undefined {
  const session = sessionTokenHash ? facts.sessions.get(sessionTokenHash) : undefined
  if (!session || session.provider !== provider || session.playerId !== playerId) {
    return 'session_unknown'
  }
  if (!session.isOpen) return 'session_unknown'
  if (session.gameCode !== gameCode || !session.isGameOpen) return 'wrong_game'
  // A stake of nothing announces a prize, which may come long after the session.
  if (session.expiresMs <= nowMs && amountE5 > 0n) return 'session_expired'
  return undefined
}

function decideWin(facts: Facts, command: WalletCommand, player: PlayerFacts): Verdict {
  const paid = took(moveCash(command, player, command.amountE5, 'win'))
  if (command.referenceId === null) return paid
  const reference = referenceTo(command, command.referenceId)
  if (isRolledBack(facts, reference)) return no('rolled_back')
  const bet = ownTransaction(facts, reference)
  if (bet?.kind !== 'bet' || bet.outcome !== 'ok') return no('transaction_unknown')
  return paid
}

function decideRollback(facts: Facts, command: WalletCommand, player: PlayerFacts): Verdict {
  if (command.referenceId === null) return no('transaction_unknown')
  const reference = referenceTo(command, command.referenceId)
  if (isRolledBack(facts, reference)) {
    return { outcome: 'ok_again', amountE5: 0n, note: 'reversed_before' }
  }
  const reversed = facts.transactions.get(transactionKey(reference.provider, reference.id))
  // The tombstone: what it reverses has not come, and will be refused when it does.
  if (!reversed) return { outcome: 'ok', amountE5: 0n, note: 'nothing_to_reverse' }
  if (reversed.playerId !== player.id || reversed.kind === 'rollback') {
    return no('transaction_unknown')
  }
  if (command.reversesBetsOnly && reversed.kind !== 'bet') return no('transaction_unknown')
  if (reversed.outcome !== 'ok') return { outcome: 'ok', amountE5: 0n }
  // A paid bet stands until its win is rolled back (LED-07).
  if (reversed.kind === 'bet' && isPaidOut(facts, reference)) return no('transaction_unknown')

  const { amountE5, movesCash } = reversed
  if (reversed.kind === 'win') {
    return { outcome: 'ok', amountE5, movesCash, ...takeBack(command, player, amountE5) }
  }
  if (movesCash) {
    const returned = moveCash(command, player, amountE5, 'rollback')
    return { outcome: 'ok', amountE5, movesCash, ...returned }
  }
  const stake = { ...of(command), sourceId: player.gamesId, targetId: player.promotionId }
  const transfers = some({ ...stake, ...NO_BALANCES, amountE5, reason: 'rollback' })
  return { outcome: 'ok', amountE5, movesCash, transfers }
}

/** Takes a win back: from the cash as far as it goes, the rest as the player's debt (W21). */
function takeBack(command: WalletCommand, player: PlayerFacts, amountE5: bigint) {
  const { cash, debt } = player
  const fromCashE5 = cash.balanceE5 < amountE5 ? cash.balanceE5 : amountE5
  const owedE5 = amountE5 - fromCashE5
  const taken = moveCash(command, player, -fromCashE5, 'rollback')
  const owes = {
    ...of(command),
    key: `${command.provider}-debt:${command.transactionId}`,
    sourceId: debt.id,
    targetId: player.gamesId,
    amountE5: owedE5,
    reason: 'rollback' as const,
    sourceBalanceE5: debt.balanceE5 - owedE5,
    targetBalanceE5: null,
  }
  return {
    transfers: [...taken.transfers, ...some(owes)],
    player: withAccounts(taken.player, taken.player.cash, {
      ...debt,
      balanceE5: debt.balanceE5 - owedE5,
    }),
  }
}

/** Moves cash against the house's games: out of it when `deltaE5` is below zero. */
function moveCash(
  { provider, transactionId, playerId }: WalletCommand,
  player: PlayerFacts,
  deltaE5: bigint,
  reason: TransferReason,
): Moved {
  const { cash, debt, gamesId } = player
  const balanceE5 = cash.balanceE5 + deltaE5
  assert(balanceE5 >= 0n, 'cash never goes below zero')
  const isOut = deltaE5 < 0n
  const transfers = some({
    key: `${provider}:${transactionId}`,
    playerId,
    sourceId: isOut ? cash.id : gamesId,
    targetId: isOut ? gamesId : cash.id,
    amountE5: isOut ? -deltaE5 : deltaE5,
    reason,
    sourceBalanceE5: isOut ? balanceE5 : null,
    targetBalanceE5: isOut ? null : balanceE5,
  })
  const after = { id: cash.id, balanceE5, version: cash.version }
  return { transfers, player: withAccounts(player, after, debt) }
}

const NO_BALANCES = { sourceBalanceE5: null, targetBalanceE5: null }

const of = ({ provider, transactionId, playerId }: WalletCommand) => ({
  key: `${provider}:${transactionId}`,
  playerId,
})

/** Nothing is moved by a transfer of nothing. */
const some = (transfer: PlannedTransfer) => (transfer.amountE5 > 0n ? [transfer] : [])

const referenceTo = ({ provider, playerId }: WalletCommand, id: string): Reference => ({
  provider,
  playerId,
  id,
})

function ownTransaction(facts: Facts, { provider, playerId, id }: Reference) {
  const transaction = facts.transactions.get(transactionKey(provider, id))
  return transaction?.playerId === playerId ? transaction : undefined
}

function conclude(command: WalletCommand, before: PlayerFacts, verdict: Verdict): Decision {
  const { outcome, player = before, transfers = [] } = verdict
  const answer = answerOf(player, outcome === 'ok_again' ? 'ok' : outcome)
  if (verdict.note) answer.note = verdict.note
  if (!IS_FINAL[answer.outcome]) return { answer }
  assert(outcome === 'ok' || transfers.length === 0, 'a refusal moves nothing')
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
  }
  return { answer, stored: { transaction, transfers, player } }
}

const answerOf = ({ cash, currency }: PlayerFacts, outcome: WalletOutcome): WalletAnswer => ({
  outcome,
  balanceE5: cash.balanceE5,
  currency,
})

/** Without a player there is no balance and no currency but the one that was asked for. */
const answerWithout = ({ currency }: WalletCommand, outcome: WalletOutcome): WalletAnswer => ({
  outcome,
  balanceE5: 0n,
  currency: currency ?? 'XXX',
})
