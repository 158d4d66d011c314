import { Refusal } from '../../../../platform/refusal.ts'
import type { BetDeps } from '../deps.ts'
import { databaseNowMs } from '../slip/read-offers.ts'
import { markApplied, readBetsWithout, readDueSettlements, readKeys } from './due-settlements.ts'
import type { Settlement } from './outcome.ts'
import { settleBatch } from './settle-batch.ts'
import { type OwnBet, SETTLEABLE, settleBet } from './settle-bet.ts'
import type { Settling } from './settle-legs.ts'

const SETTLEMENTS_AT_A_TIME = 100
/** One transaction: the cash of their players is held for well under the time that a stake waits for it. */
const BETS_AT_A_TIME = 100
/** Each holds a connection to the database. */
const AT_ONCE = 2

/**
 * Gives every bet what its markets were settled with, and answers how many settlements are through. Each bet
 * remembers its version, so whoever is stopped goes on where it was, and several processes may do it at once.
 */
export async function applySettlements(deps: BetDeps): Promise<number> {
  let through = 0
  for (const settlement of await readDueSettlements(deps.db, SETTLEMENTS_AT_A_TIME)) {
    if (!(await applyToBets(deps, settlement))) continue
    await markApplied(deps.db, settlement)
    through += 1
  }
  return through
}

/** Whether every bet has it now. A player whose account is full or held is left for the next time. */
async function applyToBets(deps: BetDeps, settlement: Settlement): Promise<boolean> {
  const keys = await readKeys(deps.db, settlement.marketId)
  let isThrough = true
  let after = 0n
  for (;;) {
    const found = await readBetsWithout(deps.db, settlement, {
      after,
      take: BETS_AT_A_TIME * AT_ONCE,
    })
    const last = found.at(-1)
    if (last === undefined) break
    after = last.betId
    const bets = found.filter(({ state }) => SETTLEABLE.includes(state))
    const at = new Date(await databaseNowMs(deps.db))
    const done = await Promise.all(
      partsOf(bets).map((part) => settlePart(deps, part, { settlement, keys, at })),
    )
    deps.onCommitted()
    isThrough &&= done.every((isWhole) => isWhole)
  }
  return isThrough
}

/** All bets of a player are in one part, as it holds their cash. */
function partsOf(bets: readonly OwnBet[]): OwnBet[][] {
  const players = [...new Set(bets.map(({ playerId }) => playerId))]
  const partOf = new Map(players.map((playerId, at) => [playerId, at % AT_ONCE]))
  return Array.from({ length: AT_ONCE }, (_, part) =>
    bets.filter(({ playerId }) => partOf.get(playerId) === part),
  )
}

/** Whether each of them has it now. */
async function settlePart(deps: BetDeps, bets: readonly OwnBet[], settling: Settling) {
  if (bets.length === 0) return true
  let { others, isWhole } = await settleBatch(deps, bets, settling)
  for (const own of others) {
    try {
      await settleBet(deps, own, settling)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      isWhole = false
    }
  }
  return isWhole
}
