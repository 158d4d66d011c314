import type { WalletCommand } from '../command.ts'
import { decideUnits } from '../decide/atomic-group.ts'
import type { Decision, Stored } from '../decide/decide.ts'
import type { AccountFacts, Facts, PlayerFacts } from '../decide/facts.ts'

/** One decided batch: the facts it stands on, what was decided of each command, and what is written. */
export type Decided = {
  commands: readonly WalletCommand[]
  facts: Facts
  decisions: readonly Decision[]
  /** All that is to be written. */
  stored: readonly Stored[]
  before: ReadonlyMap<string, PlayerFacts>
  /** The players whose accounts it moves, as they were read and as they are then. */
  moved: readonly Moved[]
}
export type Moved = { was: PlayerFacts; is: PlayerFacts }

export function decideBatch(
  commands: readonly WalletCommand[],
  facts: Facts,
  nowMs: number,
): Decided {
  const before = new Map(facts.players)
  const decisions = decideUnits(facts, commands, nowMs)
  const stored = storedOf(decisions)
  return { commands, facts, decisions, stored, before, moved: movedPlayers(stored, before, facts) }
}

function storedOf(decisions: readonly Decision[]): Stored[] {
  const all: Stored[] = []
  for (const { stored, further } of decisions) {
    if (further) all.push(...further)
    if (stored) all.push(stored)
  }
  return all
}

function movedPlayers(
  stored: readonly Stored[],
  before: ReadonlyMap<string, PlayerFacts>,
  { players }: Facts,
): Moved[] {
  const moved = new Map<string, Moved>()
  for (const { player } of stored) {
    const { id } = player
    if (moved.has(id)) continue
    const [was, is] = [before.get(id), players.get(id)]
    if (was && is) moved.set(id, { was, is })
  }
  return [...moved.values()]
}

/** The cash always: its version stands for all that is known of the player. */
export function movedAccounts(was: PlayerFacts, is: PlayerFacts): AccountFacts[] {
  const moved = was.debt.balanceE5 === is.debt.balanceE5 ? [is.cash] : [is.cash, is.debt]
  return was.bonuses === is.bonuses ? moved : [...moved, ...movedBonuses(was, is)]
}

const movedBonuses = (was: PlayerFacts, is: PlayerFacts): AccountFacts[] =>
  is.bonuses.flatMap(({ account }, at) =>
    account.balanceE5 === was.bonuses[at]?.account.balanceE5 ? [] : [account],
  )
