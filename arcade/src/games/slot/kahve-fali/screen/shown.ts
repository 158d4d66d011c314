import type { Round } from '../../../../protocol.ts'
import type { Told } from '../../../../screens/slot/slot-screen.ts'
import type { Spinning } from '../../../../screens/slot/tell-stops.ts'
import { times } from '../../../game.ts'
import { range } from '../../../shuffle.ts'
import { drawnWins, numbersOf } from '../../reels/screen/shown.ts'
import { cellsOf, gridAt, type LineWin, lineWins } from '../../reels/spin.ts'
import type { Spin } from '../rules.ts'
import type { PickSheet } from '../sheets.ts'

/** What the page sees of a round: of a closed box nothing before the round is over. */
export type Seen = {
  stakeKurus: number
  spin: Spin
  boxes: (number | null)[] | null
  opened: number[]
}

/** How far a box is with being opened. */
export type Turning = { box: number; step: 'lift' | 'turn' | 'shown' }

export type Tray = {
  /** It comes up, and the cupboard leaves. */
  isRising: boolean
  /** What is in each box, in whole stakes, as far as it may be seen; 0 is an empty one. */
  boxes: readonly (number | null)[]
  /** Those that the player opened, in their order. */
  opened: readonly number[]
  turning: Turning | null
}

/** What the stage shows. */
export type Frame = Told & {
  stops: readonly number[]
  spinning: Spinning | null
  wins: readonly LineWin[]
  /** Numbers of the cells that bring the boxes. */
  lit: readonly number[]
  tray: Tray | null
}

export const seenIn = (round: Round): Seen => round.shown as unknown as Seen

/** The round is over once an empty box is open. */
export const isOver = ({ boxes, opened }: Pick<Tray, 'boxes' | 'opened'>): boolean =>
  opened.some((box) => boxes[box] === 0)

/** What the player's boxes come to, in whole stakes. */
export const prizeOf = ({ boxes, opened }: Pick<Tray, 'boxes' | 'opened'>): number =>
  opened.reduce((sum, box) => sum + (boxes[box] ?? 0), 0)

/** The boxes that may still be opened. */
export const closedIn = ({ boxes, opened }: Pick<Tray, 'boxes' | 'opened'>): number[] =>
  [...boxes.keys()].filter((box) => !opened.includes(box))

/** What is won with so much in the boxes. */
export const soFarOf = ({ stakeKurus, spin }: Seen, prize: number): number =>
  times(stakeKurus, spin.hundredths + 100 * prize)

/** Of the stage before the first round: stops without a scatter and without a win. */
export function stillStops(sheet: PickSheet): number[] {
  const scatter = sheet.symbols.find(({ role }) => role === 'scatter')?.id
  const stops = range(0, 29).map((at) => sheet.reels.map((_, reel) => (at + 3 * reel) % 30))
  const isCalm = (some: number[]) => {
    const grid = gridAt(sheet.reels, some)
    return cellsOf(grid, scatter).length === 0 && lineWins(sheet, grid).length === 0
  }
  return stops.find(isCalm) ?? stops[0] ?? []
}

/** The picture at rest: shelves, or the boxes that are open and those that wait. */
export function frameOf(sheet: PickSheet, round: Round | null): Frame {
  if (!round) return { stops: stillStops(sheet), spinning: null, wins: [], lit: [], tray: null }
  const seen = seenIn(round)
  const { spin, boxes, opened } = seen
  const tray = boxes && { isRising: false, boxes, opened, turning: null }
  const isOpen = tray !== null && !isOver(tray)
  return {
    stops: spin.stops,
    spinning: null,
    wins: tray ? [] : drawnWins(spin, spin.hundredths),
    lit: [],
    tray,
    soFarKurus: isOpen ? soFarOf(seen, prizeOf(tray)) : undefined,
  }
}

/** Numbers of the cells with a scatter. */
export const scattersIn = ({ scatters }: Spin): number[] => numbersOf(scatters)
