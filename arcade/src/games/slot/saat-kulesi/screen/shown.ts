import type { Round } from '../../../../protocol.ts'
import type { Motion } from '../../../../screens/slot/reel-motion.ts'
import type { Told } from '../../../../screens/slot/slot-screen.ts'
import type { Settled } from '../../../game.ts'
import type { Bet } from '../../machine/machine.ts'
import { type DrumRound, type DrumSheet, LINES, type LineWin, roundAt } from '../rules.ts'

/** What the stage shows. While a drum turns, nothing of where it will stop is in the page. */
export type Frame = Told & {
  /** Where each drum stops, by its first row. */
  stops: readonly number[]
  /** How many drums stand, and whether they turn for the short time; null at rest. */
  turning: { stopped: number; isFast: boolean } | null
  wins: readonly LineWin[]
}

export const resultIn = (round: Round): DrumRound =>
  (round.shown as unknown as Settled<Bet, DrumRound>).result

/** Of the stage before the first round: the first stops at which nothing is won. */
export function stillStops(sheet: DrumSheet): number[] {
  const [first = []] = sheet.drums
  const stops = [...first.keys()].map((at) => [at, at, at])
  return stops.find((some) => roundAt(sheet, some).hundredths === 0) ?? [0, 0, 0]
}

export function frameOf(sheet: DrumSheet, round: Round | null): Frame {
  if (!round) return { stops: stillStops(sheet), turning: null, wins: [] }
  const { stops, wins } = resultIn(round)
  return { stops, turning: null, wins }
}

/** The cells of a line by their numbers, drum by drum. */
export const cellsOf = (line: number): number[] =>
  (LINES[line] ?? []).map((row, drum) => drum * LINES[0].length + row)

/** Milliseconds until each drum stands. */
const STOPS_MS = { slow: [560, 820, 1_080], fast: [240, 300, 360] } as const
/** The pawl drops: five pixels back. */
export const PAWL_MS = 90
/** After the last stop, before what was won is shown. */
export const WIN_MS = 120

export const stopsMs = (isFast: boolean): readonly number[] => STOPS_MS[isFast ? 'fast' : 'slow']

/** A drum's own: the pawl puts it back by five units of a cell of 142. */
export const DRUM_MOTION: Motion = { settleMs: PAWL_MS, lift: 0.042, over: 0.035 }
