import type { Fairness, Language, Round, Session } from '../../../protocol.ts'
import type { Closed, Notice } from '../../play/flow/game-state.ts'
import type { Autoplay, AutoplayEnd } from '../autoplay/stop-rules.ts'
import type { PlayPhase } from '../game-screen.ts'

/** The game is open: everything the page shows of it. */
export type OpenPlay = {
  phase: PlayPhase
  token: string
  session: Session
  fairness: Fairness
  /** That the next pair begins with: the browser's own until the player writes another. */
  clientSeed: string
  balanceKurus: number
  stakeKurus: number
  round: Round | null
  /** Rounds that are over, the newest first: those of before, and of this visit. */
  past: readonly Round[]
  /** What the telling shows; null for the picture at rest. */
  frame: unknown
  /** Return of the round over its stakes, once it is told: what is celebrated, and how much. */
  celebrated: { round: Round; tier: Tier } | null
  /** Rounds run by themselves; null where the player begins each. */
  autoplay: Autoplay | null
  /** Why they stopped, until the next round. */
  autoplayEnd: AutoplayEnd | null
  notice: Notice | null
  isOffline: boolean
  /** Wins less stakes since the page was opened (ACC-06). */
  netKurus: number
  openedMs: number
}

export type PlayState = { phase: 'loading' } | { phase: 'closed'; why: Closed } | OpenPlay

export const isOpenPlay = (state: PlayState): state is OpenPlay =>
  state.phase !== 'loading' && state.phase !== 'closed'

/** How a win is celebrated. Nothing at or below the stake is. */
export type Tier = 'none' | 'small' | 'big' | 'huge'

/** By the return of all stakes of the round (GAM-09). */
export function tierOf({ winKurus, stakedKurus }: Pick<Round, 'winKurus' | 'stakedKurus'>): Tier {
  if (winKurus <= stakedKurus) return 'none'
  if (winKurus < 5 * stakedKurus) return 'small'
  return winKurus < 25 * stakedKurus ? 'big' : 'huge'
}

/** Of the page that is open. */
export type PlayOptions = {
  gameCode: string
  /** Null for a demo. */
  token: string | null
  language: Language
}
