import { randomOf, type SeedPair } from '../fairness/seeds.ts'
import { type AnyGame, findGame } from '../games/find-game.ts'
import type { Json } from '../games/game.ts'
import { Refusal } from '../refusal.ts'
import type { Progress } from '../store/round-steps.ts'
import type { RoundRow } from '../store/rounds.ts'

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

/** As it is played now. */
export function gameOf(gameCode: string): AnyGame {
  const game = findGame(gameCode)
  if (!game) throw new Refusal('game_unknown')
  return game
}

/** By the rules that the round began under. */
export function gameOfRound({
  game_code: gameCode,
  game_version: version,
}: Pick<RoundRow, 'game_code' | 'game_version'>): AnyGame {
  const game = findGame(gameCode, version)
  if (!game) throw new Error(`no version ${version} of ${gameCode} is kept`)
  return game
}
