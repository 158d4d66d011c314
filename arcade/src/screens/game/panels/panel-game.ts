import type { PlayControls } from '../flow/open-play.ts'
import type { OpenPlay, PlayOptions } from '../flow/play-state.ts'

/** What the panels ask of a game's page. */
export type PanelGame = Pick<PlayControls, 'chooseSeed' | 'rotate'> & {
  options: Pick<PlayOptions, 'language'>
}

/** What they show of it. */
export type PanelSeat = Pick<OpenPlay, 'token' | 'fairness' | 'clientSeed' | 'phase' | 'isOffline'>
