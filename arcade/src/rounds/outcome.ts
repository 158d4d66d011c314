import { randomOf, type SeedPair } from '../fairness/seeds.ts'
import { type AnyGame, findGame } from '../games/find-game.ts'
import type { Json } from '../games/game.ts'
import { Refusal } from '../refusal.ts'
import type { Progress } from '../store/round-steps.ts'

export type Place = { seeds: SeedPair; nonce: number }

/** What a round begins with: always the same of these seeds, and the same for a demo (GAM-06). */
export function beginRound(game: AnyGame, bet: Json, { seeds, nonce }: Place): Progress {
  const random = randomOf(seeds, nonce)
  const state = game.begin(bet, random)
  return { outcome: state, draws: random.words(), winKurus: game.returnOf(state) ?? null }
}

/** What a move makes of the state, from the word on where the step before stopped. */
export function playMove(
  game: AnyGame,
  { outcome, draws }: Pick<Progress, 'outcome' | 'draws'>,
  move: Json,
  { seeds, nonce }: Place,
): Progress {
  const random = randomOf(seeds, nonce, draws)
  const state = game.play(outcome, move, random)
  return { outcome: state, draws: random.words(), winKurus: game.returnOf(state) ?? null }
}

export function gameOf(gameCode: string): AnyGame {
  const game = findGame(gameCode)
  if (!game) throw new Refusal('game_unknown')
  return game
}
