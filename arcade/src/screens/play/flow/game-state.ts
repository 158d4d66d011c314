import type {
  ArcadeRefusal,
  Fairness,
  FreeRounds,
  GameSheet,
  Session,
  Win,
} from '../../../protocol.ts'
import type { Mood } from '../stage/mood.ts'

export type FreeSpins = {
  /** `won` and `over` are the calm pauses before and after. */
  moment: 'won' | 'playing' | 'over'
  played: number
  of: number
  winKurus: number
}

/** Why the page says something over the reels. */
export type Notice = { refusal: ArcadeRefusal } | 'resumed'

export type Closed = ArcadeRefusal | 'unreachable'

/** The game is open: everything the page shows. */
export type OpenGame = {
  /** `opening` until the reels are drawn: before that there is nothing to spin. */
  phase: 'opening' | 'idle' | 'busy'
  token: string
  session: Session
  sheet: GameSheet
  fairness: Fairness
  /** That the next pair will begin with: the browser's own until the player writes another. */
  clientSeed: string
  balanceKurus: number
  /** Of the player's own money. */
  stakeKurus: number
  /** Played before the player's own money; their end is to be gone on from. */
  freeRounds: FreeRounds
  /** Stake of the round on the reels, which a resumed round brings along. */
  roundStakeKurus: number
  shownWinKurus: number
  mood: Mood
  /** True while a win above the stake is celebrated. */
  isCelebrating: boolean
  free: FreeSpins | null
  grid: readonly (readonly string[])[]
  /** The wins the reels show now. */
  wins: readonly Win[]
  /** The win the caption names; between rounds it goes from one to the next. */
  spotlight: number
  /** What the polite live region says. */
  said: string
  /** What it adds once the round is paid: said alone, so that nothing is heard twice. */
  saidAfter: string
  notice: Notice | null
  isOffline: boolean
  /** Wins less stakes since the page was opened (ACC-06). */
  netKurus: number
  openedMs: number
}

export type GameState = { phase: 'loading' } | { phase: 'closed'; why: Closed } | OpenGame

export function isOpen(state: GameState): state is OpenGame {
  return state.phase !== 'loading' && state.phase !== 'closed'
}

/** The three rows each reel shows at these stops. */
export function gridAt(sheet: GameSheet, stops: readonly number[]): string[][] {
  return sheet.reels.map((strip, reel) =>
    [0, 1, 2].map((row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''),
  )
}
