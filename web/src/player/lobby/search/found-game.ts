import type { Game } from '@zar/contract/casino/casino'

/** A game as a search finds it. The specification promises code, provider and name alone. */
export type FoundGame =
  | Game
  | Pick<Game, 'gameCode' | 'mainProviderId' | 'name' | 'studio' | 'cover'>

/** Whether all that the contract tells of a game is known of it. */
export const isWhole = (game: FoundGame): game is Game => 'rtpBp' in game
