import type { Game } from '../flow/game.ts'
import type { OpenGame } from '../flow/game-state.ts'

/** What the panels ask of a game's page. */
export type PanelGame = Pick<Game, 'chooseSeed' | 'rotate'> & {
  options: Pick<Game['options'], 'language'>
}

/** What they show of it. */
export type PanelSeat = Pick<OpenGame, 'token' | 'fairness' | 'clientSeed' | 'phase' | 'isOffline'>
