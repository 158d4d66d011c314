import assert from 'node:assert/strict'
import type { WalletAnswer, WalletCommand } from './command.ts'
import { answerOf, type Decision, decideAll } from './decide.ts'
import { type Facts, learnTransaction, transactionKey } from './facts.ts'

/** What is decided and written as one: a command alone, or those that `postTogether` was given. */
export function unitsOf(commands: readonly WalletCommand[]): WalletCommand[][] {
  const units: WalletCommand[][] = []
  for (const command of commands) {
    const unit = units.at(-1)
    if (unit && isWith(unit[0], command)) unit.push(command)
    else units.push([command])
  }
  return units
}

/** Whether these two are taken together or not at all. */
export const isWith = (one: WalletCommand | undefined, other: WalletCommand | undefined): boolean =>
  one?.together !== undefined && one.together === other?.together

/** As `decideAll`; of commands that belong together all are taken, or none. */
export function decideUnits(
  facts: Facts,
  commands: readonly WalletCommand[],
  nowMs: number,
): Decision[] {
  if (commands.every(({ together }) => together === undefined)) {
    return decideAll(facts, commands, nowMs)
  }
  return unitsOf(commands).flatMap((unit) =>
    unit[0]?.together === undefined
      ? decideAll(facts, unit, nowMs)
      : decideTogether(facts, unit, nowMs),
  )
}

function decideTogether(facts: Facts, unit: readonly WalletCommand[], nowMs: number): Decision[] {
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

const copyOf = ({ players, sessions, transactions, referring }: Facts): Facts => ({
  players: new Map(players),
  sessions,
  transactions: new Map(transactions),
  referring: new Map(referring),
})

/**
 * One of several that are not taken: its own refusal stays what it is for ever (LED-13), told with the
 * balance that there is. What would have been taken is left out, but for a replay: it was taken before.
 */
function refuseWith(
  facts: Facts,
  { provider, transactionId, playerId }: WalletCommand,
  tried: Decision,
  nowMs: number,
): Decision {
  const player = facts.players.get(playerId)
  if (!player || facts.transactions.has(transactionKey(provider, transactionId))) return tried
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
