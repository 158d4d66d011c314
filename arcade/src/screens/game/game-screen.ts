import type { ComponentType, CSSProperties } from 'react'
import type { Facts } from '../../games/facts.ts'
import type { Json } from '../../games/game.ts'
import type { Language, Reward, Round } from '../../protocol.ts'
import type { IconName } from '../icon.tsx'
import type { Voice } from '../kit/sound/voices.ts'

/** How far the page is with a round. */
export type PlayPhase =
  /** A round may begin. */
  | 'ready'
  /** The round waits for a move of the player's. */
  | 'choosing'
  /** The server was asked. */
  | 'asking'
  /** What it answered is being shown. */
  | 'telling'

/** What a screen reads of the play, and what it may ask for. Sums are whole kuruş. */
export type Play = {
  language: Language
  balanceKurus: number
  /** Of the next round, as the dial has it; of a free one as it was given. */
  stakeKurus: number
  /** The round in play or the last one; null before the first. */
  round: Round | null
  phase: PlayPhase
  /** Rounds that are over, the newest first. */
  past: readonly Round[]
  /** Nothing is sent without a connection. */
  isOffline: boolean
  /** Whether the law lets a player shorten what is shown of a round (X13). */
  hasFastPlay: boolean
  /** Free rounds that are played before the player's own money. */
  reward: Reward | null
  begin(bet: Json): void
  move(move: Json): void
  /** Ends what is told, or goes on where the telling asks. */
  skip(): void
  sound(voice: Voice): void
}

/** One look at the stage. A screen says what it holds; it has to be whole without those before it. */
export type Telling<Frame> = {
  round: Round
  /** The round before the move that is told; null where it has just begun. */
  before: Round | null
  show(frame: Frame): void
  /** Resolves after so many milliseconds, or at once where the player ended the telling. */
  wait(ms: number): Promise<void>
  /** Resolves with the next press, which ends nothing then; of rounds that run by themselves, after a while. */
  ask(): Promise<void>
  sound(voice: Voice): void
}

export type ScreenProps<Options, Frame> = {
  play: Play
  options: Options
  onOptions: (change: Partial<Options>) => void
  frame: Frame
}

/** The action that Space presses. `in` puts money in, `out` takes it out, `quiet` does neither. */
export type MainAction = {
  kind: 'in' | 'out' | 'quiet'
  word: string
  sumKurus?: number
  /** The second line where it is no sum. */
  note?: string
  isOff?: boolean
  press: () => void
}

export type SecondaryAction = {
  icon: IconName
  word: string
  /** A single letter or the name of a key, as `KeyboardEvent.key` has it, in lower case. */
  key?: string
  /** Why it cannot be pressed now. */
  whyOff?: string | undefined
  isPressed?: boolean
  /** Where it is shown; without it on every frame. */
  on?: 'wide'
  press: () => void
}

export type Expectation = { label: string; value: string; isLit?: boolean }

/** The one sentence of the message line. */
export type Message = {
  text: string
  isWin?: boolean
  /** One of several on the way to the round's own: seen, not read out. */
  isStep?: boolean
  /** What is read out in its place, anew for each time that it was asked for. */
  aloud?: { text: string; time: number }
}

export type Asked<Options> = {
  play: Play
  options: Options
  onOptions: (change: Partial<Options>) => void
}

/** A past round, drawn small. */
export type Picture = { round: Round; language: Language }

/**
 * Everything that a game's page adds to the shell. The state on the stage is a frame: `frameOf` is
 * the picture at rest, and `tell` leads from one round to the next by frames in between. A press
 * ends the telling, and the picture at rest is shown; so it is where nothing may move.
 */
export type GameScreen<Options, Frame> = {
  look: {
    /** Ground of the plates that text lies on, and of the veil. */
    plate: string
    ring: string
    /** A picture that fills the frame, as an address; none leaves the plate's colour. */
    wall?: (facts: Facts) => string | Promise<string>
    /** The wall is a scene of its own: no veil lies over it. */
    isScene?: boolean
  }
  /** `dial`: one stake from the game's list. `chips`: the stage takes chips, and the desk has no dial. */
  stakeBy: 'dial' | 'chips'
  /** Where the dial holds a part of the stake: its name, its first value, and that of a resumed round. */
  dial?: { label: Record<Language, string>; firstKurus: number; ofRound: (round: Round) => number }
  /** The main action is the slots' coin, between the other controls. */
  hasCoin?: boolean
  /** A round is one press: rounds may run by themselves, where the market's law allows it. */
  canRepeat?: boolean
  /** The player uncovers the result on the stage: a press there ends no telling. */
  isByHand?: boolean
  /** The stage has the sum of a win on a sill of its own, and the shell puts up none. */
  hasSill?: boolean
  first: Options
  frameOf: (round: Round | null, options: Options) => Frame
  tell: (telling: Telling<Frame>, options: Options) => Promise<void>
  Stage: ComponentType<ScreenProps<Options, Frame>>
  /** The choices between the stake and the actions. */
  Choices?: ComponentType<ScreenProps<Options, Frame>>
  /** What could come of it: the next step's sum, the win of a hit. Lit where it was won. */
  expectation?: (asked: Asked<Options>, frame?: Frame) => Expectation | undefined
  main: (asked: Asked<Options>, frame?: Frame) => MainAction
  secondary?: (asked: Asked<Options>) => SecondaryAction[]
  /** Further keys; true where the key was one of the game's. */
  onKey?: (key: string, asked: Asked<Options>) => boolean
  /** The game's own keys, for the rules panel. */
  keys?: Record<Language, string>
  /** The frame is what the player sees while a round is told. */
  message: (asked: Asked<Options>, frame?: Frame) => Message
  /** For the history: how a past round ended, in a few words. */
  summary: (round: Round, language: Language) => string
  /** For the picture of a past round: the choices on the desk that it was played with. */
  optionsOf?: (round: Round) => Partial<Options>
  /** For the same, where its stage at rest does not show the whole round. */
  loadPicture?: () => Promise<ComponentType<Picture>>
  rules: Record<Language, readonly string[]>
  /** What a player may set of the game, in the rules panel. */
  Settings?: ComponentType<{ language: Language }>
  /** The stake is of the next round, for sums. */
  Paytable?: ComponentType<{ language: Language; stakeKurus?: number }>
}

/** The page takes a screen whose options and frames it does not know. */
// biome-ignore lint/suspicious/noExplicitAny: each screen alone knows its options and frames
export type AnyScreen = GameScreen<any, any>

/** A sheet of custom properties, as React takes it. */
export const custom = (properties: Record<`--${string}`, string | number>): CSSProperties =>
  properties as CSSProperties
