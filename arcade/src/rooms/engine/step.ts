import type { Json, Kurus } from '../../games/game.ts'
import type { ArcadeRefusal } from '../../refusals.ts'
import type { PastRound } from '../protocol.ts'
import type { FurtherStake, Ride } from './ride.ts'

/** A line of a round's journal: what happened when, enough to come to the same table again. */
export type JournalLine = {
  roundId: string
  /** From 1, without a gap. */
  seq: number
  atMs: number
  /** Since the phase began. */
  sinceMs: number
} & (
  | { kind: 'phase'; body: { name: string } }
  | { kind: 'move'; body: MoveBody }
  | { kind: 'decided'; body: { betId: string; returnKurus: Kurus } }
)

/** `priceKurus`: the further stake that it took, where it took one. */
export type MoveBody = { betId: string; commandId: string; move: Json; priceKurus?: Kurus }

/** Further stakes: to be asked for, taken with their move made, refused with nothing taken, going back. */
export type FurtherStep = Record<'asked' | 'made' | 'refused' | 'back', FurtherStake[]>

export type StartedRound = { id: string; number: number; atMs: number }
export type EndedRound = { id: string; atMs: number; past: PastRound; carried: Json }

/** Who waits for the answer to a command. */
export type Answered = { commandId: string; answer: (reply: Reply) => void }
export type Reply = { ride: Ride } | { refusal: ArcadeRefusal }

/** All that came of the time that went by and the commands that came: stored at once, then told. */
export type Step = {
  started: StartedRound[]
  journal: JournalLine[]
  /** Bets whose stake is to be asked for. */
  asked: Ride[]
  /** Their stake is taken, and they count. */
  placed: Ride[]
  /** Their stake is refused: nothing was taken. */
  refused: Ride[]
  /** Their stake goes back. */
  back: Ride[]
  further: FurtherStep
  decided: Ride[]
  ended: EndedRound[]
  /** Rides that look another way now. */
  changed: Set<Ride>
  /** Rides of which their player alone sees something new. */
  seen: Set<Ride>
  isNewPhase: boolean
  /** A move changed what everybody sees of the table. */
  isNewTable: boolean
  answers: { to: Answered; reply: Reply }[]
}

export const emptyStep = (): Step => ({
  started: [],
  journal: [],
  asked: [],
  placed: [],
  refused: [],
  back: [],
  further: { asked: [], made: [], refused: [], back: [] },
  decided: [],
  ended: [],
  changed: new Set(),
  seen: new Set(),
  isNewPhase: false,
  isNewTable: false,
  answers: [],
})

/** Whether nothing of it has to be stored. */
export const isLight = (step: Step): boolean =>
  [
    step.started,
    step.journal,
    step.asked,
    step.placed,
    step.refused,
    step.back,
    ...Object.values(step.further),
    step.decided,
    step.ended,
    [...step.seen],
  ].every(({ length }) => length === 0)
