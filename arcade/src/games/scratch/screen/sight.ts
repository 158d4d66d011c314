import type { Round } from '../../../protocol.ts'
import type { Settled } from '../../game.ts'
import { range } from '../../shuffle.ts'
import { type Bet, type Emblem, PRIZES, type Result } from '../rules.ts'

export const BOXES = 9
export const SIDE = 3
const ALIKE = 3

/** What the player did with a card; it says nothing of any other. */
export type Options = {
  /** The round of the card. */
  card: string | null
  /** The box that was opened last. */
  last: number | null
  /** Boxes that are still shut after the prize was stated. */
  shut: readonly number[]
  /** The rest is being opened, row by row. */
  isAll: boolean
}
export const UNTOUCHED: Options = { card: null, last: null, shut: [], isAll: false }

export type Frame = {
  /** Null where the box is shut. */
  boxes: readonly (Emblem | null)[]
  /** While the card is told: opens these boxes, and answers what is in sight then. */
  open?: (boxes: readonly number[]) => readonly (Emblem | null)[]
}

/** The server writes it (`shownOf` of a game of one step). */
export const cardIn = (round: Round): Result =>
  (round.shown as unknown as Settled<Bet, Result>).result

export const ALL_SHUT: Frame['boxes'] = range(1, BOXES).map(() => null)

export const withOpen = (round: Round, isOpen: (box: number) => boolean): Frame['boxes'] =>
  cardIn(round).boxes.map((emblem, box) => (isOpen(box) ? emblem : null))

export const optionsOf = (round: Round | null, options: Options): Options =>
  round && options.card === round.id ? options : UNTOUCHED

/** A card that was told is open, but for the boxes that were left shut once its prize was known. */
export function frameOf(round: Round | null, options: Options): Frame {
  if (!round) return { boxes: ALL_SHUT }
  const { shut } = optionsOf(round, options)
  return { boxes: withOpen(round, (box) => !shut.includes(box)) }
}

export const shutIn = (boxes: Frame['boxes']): number[] =>
  range(0, BOXES - 1).filter((box) => boxes[box] === null)

/** The emblem that is in sight three times. */
export function wonIn(boxes: Frame['boxes']): Emblem | undefined {
  const times = (emblem: Emblem) => boxes.filter((one) => one === emblem).length
  return PRIZES.find(({ emblem }) => times(emblem) >= ALIKE)?.emblem
}

/** The first row that has a shut box: its shut boxes. */
export function shutRow(boxes: Frame['boxes']): number[] {
  const shut = shutIn(boxes)
  const row = Math.floor((shut[0] ?? 0) / SIDE)
  return shut.filter((box) => Math.floor(box / SIDE) === row)
}

/** The prize is in sight, or no box is left that could show one. */
export const isTold = (boxes: Frame['boxes']): boolean =>
  wonIn(boxes) !== undefined || shutIn(boxes).length === 0
