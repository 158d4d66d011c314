import assert from 'node:assert/strict'
import type { WalletAnswer, WalletCommand } from '../command.ts'
import { answerOf, type Decision, decide, decideAll } from './decide.ts'
import { type Facts, learnTransaction, transactionOf } from './facts.ts'
import { standingOfRound } from './round.ts'

/** What is decided and written as one: a command alone, or those that `postAtomically` was given. */
export function unitsOf(commands: readonly WalletCommand[]): WalletCommand[][] {
  const units: WalletCommand[][] = []
  for (const command of commands) {
    const unit = units.at(-1)
    if (unit && isSameGroup(unit[0], command)) unit.push(command)
    else units.push([command])
  }
  return units
}

/** Whether these two are taken together or not at all. */
export const isSameGroup = (
  one: WalletCommand | undefined,
  other: WalletCommand | undefined,
): boolean => one?.atomicGroup !== undefined && one.atomicGroup === other?.atomicGroup

/**
 * As `decideAll`; of commands that belong together all are taken, or none, and a rollback of a whole round
 * is several.
 */
export function decideUnits(
  facts: Facts,
  commands: readonly WalletCommand[],
  nowMs: number,
): Decision[] {
  if (commands.every(isPlain)) return decideAll(facts, commands, nowMs)
  return unitsOf(commands).flatMap((unit) => {
    const [first] = unit
    if (first?.atomicGroup !== undefined) return decideGroup(facts, unit, nowMs)
    if (first?.rollbackWholeRound === undefined) return decideAll(facts, unit, nowMs)
    return [decideWholeRound(facts, first, nowMs)]
  })
}

const isPlain = ({ atomicGroup, rollbackWholeRound }: WalletCommand) =>
  atomicGroup === undefined && rollbackWholeRound === undefined

/**
 * A rollback that is kept, and before it those of the other bets of its round, each under an id of its
 * own: one that comes again finds all that it did, and gives back nothing that came since.
 */
function decideWholeRound(facts: Facts, command: WalletCommand, nowMs: number): Decision {
  const own = decide(facts, command, nowMs)
  if (!own.stored) return own
  const others = standingOfRound(facts, command).map(({ id }) => ({
    ...command,
    transactionId: `${command.transactionId} ${id}`,
    referenceId: id,
  }))
  const tried = decideAll(copyOf(facts), [...others, command], nowMs)
  const full = tried.find(({ answer }) => answer.outcome === 'balance_full')
  if (full) return full
  const further = decideAll(facts, others, nowMs).flatMap(({ stored }) => stored ?? [])
  const [last] = decideAll(facts, [command], nowMs)
  assert(last, 'each command is decided')
  return { ...last, further }
}

function decideGroup(facts: Facts, unit: readonly WalletCommand[], nowMs: number): Decision[] {
  const tried = decideAll(copyOf(facts), unit, nowMs)
  if (tried.every(isTaken)) return decideAll(facts, unit, nowMs)
  const decisions = unit.map((command, index) => {
    const decision = tried[index]
    assert(decision, 'each command is decided')
    return refuseWith(facts, command, decision, nowMs)
  })
  for (const { stored } of decisions) if (stored) learnTransaction(facts, stored.transaction)
  return decisions
}

/** What has nothing to do is not what the others are to be taken with. */
const isTaken = ({ answer: { outcome, note } }: Decision) =>
  outcome === 'ok' && (note === undefined || note === 'replay')

const copyOf = ({ house, players, sessions, transactions, referring }: Facts): Facts => ({
  house,
  players: new Map(players),
  sessions,
  transactions: new Map(transactions),
  referring: new Map([...referring].map(([playerId, named]) => [playerId, new Map(named)])),
})

/**
 * One of several that are not taken: its own refusal stays what it is for ever (LED-13), told with the
 * balance that there is. What would have been taken is left out, but for a replay: it was taken before.
 */
function refuseWith(
  facts: Facts,
  { provider, transactionId: id, playerId }: WalletCommand,
  tried: Decision,
  nowMs: number,
): Decision {
  const player = facts.players.get(playerId)
  if (!player || transactionOf(facts, { provider, id })) return tried
  const { outcome, note } = tried.answer
  if (outcome === 'ok') {
    const answer = answerOf(player, 'transaction_unknown', nowMs)
    return { answer: { ...answer, note: note === 'reversed_before' ? note : 'left_out' } }
  }
  const answer: WalletAnswer = { ...answerOf(player, outcome, nowMs), ...(note && { note }) }
  if (!tried.stored) return { answer }
  const transaction = { ...tried.stored.transaction, balanceE5: answer.balanceE5 }
  return { answer, stored: { transaction, transfers: [], player } }
}
