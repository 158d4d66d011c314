import { findFacts } from '../../arcade/src/games/find-facts.ts'
import type { AnyModes } from '../../arcade/src/games/find-modes.ts'
import { STEPPED_GAMES, type Step, stepsOf } from '../../arcade/src/testing/steps.ts'
import type { Stop } from './gate.ts'

/** What no supplier offers yet the casino takes no bets on. */
export const OFFERED_STEPPED_GAMES = STEPPED_GAMES.filter(({ game }) => findFacts(game.code))

/** A moment within a step: at its first or second call of the wallet, or null where it calls none. */
export type Moment = { modes: AnyModes; step: Step; stop: Omit<Stop, 'playerId'> | null }

/** Every moment of every step that so many rounds of each game come to, of the games whose rounds have several. */
export function momentsOf(seed: number, rounds: number): Moment[] {
  return OFFERED_STEPPED_GAMES.flatMap((modes) =>
    stepsOf(modes, rounds, seed).flatMap((step) =>
      stopsIn(step).map((stop) => ({ modes, step, stop })),
    ),
  )
}

function stopsIn({ priceKurus, pays }: Step): Moment['stop'][] {
  const calls = Number(priceKurus > 0) + Number(pays)
  if (calls === 0) return [null]
  return Array.from({ length: calls }, (_, index) => index + 1).flatMap((call) => [
    { call, when: 'before' as const },
    { call, when: 'after' as const },
  ])
}

/** All of them in a random order, then again in another. */
export function endless<Value>(values: readonly Value[], random: () => number): () => Value {
  let left: Value[] = []
  return () => {
    if (left.length === 0) left = shuffled(values, random)
    return left.pop() as Value
  }
}

export function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value)
}
