import { randomOf, type SeedPair } from '../fairness/seeds.ts'
import { findEngine } from '../games/catalogue.ts'
import { type Engine, type Outcome, playRound } from '../games/play-round.ts'
import { Refusal } from '../refusal.ts'

/** What this round of the pair shows and wins: always the same, and the same for a demo (GAM-06). */
export const outcomeOf = (
  gameCode: string,
  stakeKurus: number,
  seeds: SeedPair,
  nonce: number,
): Outcome => playRound(engineFor(gameCode), stakeKurus, randomOf(seeds, nonce))

export function engineFor(gameCode: string): Engine {
  const engine = findEngine(gameCode)
  if (!engine) throw new Refusal('game_unknown')
  return engine
}
