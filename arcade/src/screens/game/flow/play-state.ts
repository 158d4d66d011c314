import type {
  ArcadeRefusal,
  Fairness,
  FreeRounds,
  Language,
  Reminder,
  Round,
  Session,
} from '../../../protocol.ts'
import type { Words } from '../../words/words.ts'
import type { Autoplay, AutoplayEnd } from '../autoplay/stop-rules.ts'
import { ownStakeOf } from '../free-rounds/free-rounds.ts'
import type { PlayPhase } from '../game-screen.ts'

/** Why the page says something beside the game's own sentence. */
export type Notice = { refusal: ArcadeRefusal } | Resumed

/** A round is carried on with; it began under the game as it is, or as it was. */
type Resumed = 'resumed' | 'resumed_earlier'

export const isOfResumed = (notice: Notice | null): notice is Resumed => typeof notice === 'string'

/** Why it cannot be played at all. */
export type Closed = ArcadeRefusal | 'unreachable'

/** The game is open: everything the page shows of it. */
export type OpenPlay = {
  phase: PlayPhase
  token: string
  session: Session
  fairness: Fairness
  /** That the next pair begins with: the browser's own until the player writes another. */
  clientSeed: string
  balanceKurus: number
  /** Of the player's own money. */
  stakeKurus: number
  /** Played before the player's own money; their end is to be gone on from. */
  freeRounds: FreeRounds
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
  /** What the live region adds for those who do not see the desk: the stake that was chosen, the balance. */
  said: string
  notice: Notice | null
  /** The site's, until it says that the player goes on; answered, it waits for that. */
  reminder: (Reminder & { isAnswered: boolean }) | null
  isOffline: boolean
  /** Wins less stakes since the page was opened (ACC-06). */
  netKurus: number
  openedMs: number
}

export type PlayState =
  | { phase: 'loading' }
  /** Behind what is said is the game as it was last, where it was open. */
  | { phase: 'closed'; why: Closed; behind?: OpenPlay | undefined }
  | OpenPlay

export const isOpenPlay = (state: PlayState): state is OpenPlay =>
  state.phase !== 'loading' && state.phase !== 'closed'

/** How a win is celebrated. Nothing at or below the stake is. */
export type Tier = 'none' | 'small' | 'big' | 'huge'

type Paid = Pick<Round, 'winKurus' | 'stakedKurus' | 'stakeKurus' | 'isFree'>

/** By the return of all stakes of the round (GAM-09). Of a free round all is won: nothing was staked. */
export function tierOf(round: Paid): Tier {
  const { winKurus, stakedKurus } = round
  if (winKurus <= ownStakeOf(round)) return 'none'
  if (winKurus < 5 * stakedKurus) return 'small'
  return winKurus < 25 * stakedKurus ? 'big' : 'huge'
}

/** Of the page that is open. */
export type PlayOptions = {
  gameCode: string
  /** Null for a demo. */
  token: string | null
  language: Language
  words: Words
}
