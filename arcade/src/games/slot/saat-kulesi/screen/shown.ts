import type { Round } from '../../../../protocol.ts'
import type { Settled } from '../../../game.ts'
import type { Bet } from '../../machine/machine.ts'
import { type DrumRound, type DrumSheet, LINES, type LineWin, roundAt } from '../rules.ts'

export type Options = { isFast: boolean }

/** What the stage shows. While a drum turns, nothing of where it will stop is in the page. */
export type Frame = {
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

const LIFT_MS = 90
const SPEED_UP_MS = 120
/** Cells that pass in a millisecond at full speed. */
const SPEED = 0.022
/** In cells: how far a drum is lifted first, and how far it runs over. */
const LIFT = 0.042
const OVER = 0.035

/** A turn of one drum: from which stop to which, on a strip of so many cells, for so long. */
export type Turn = { from: number; to: number; length: number; ms: number }

/**
 * The first row of a drum, in cells, so many milliseconds after it began to turn downwards. At full
 * speed it leaves the old stop's neighbours for the new one's, so that its way is as long for every
 * stop; it runs over, and the pawl puts it back.
 */
export function positionAt(ms: number, { from, to, length, ms: total }: Turn): number {
  const onStrip = (cell: number) => ((cell % length) + length) % length
  if (ms < LIFT_MS) return onStrip(from + (LIFT * ms) / LIFT_MS)
  const speeding = ms - LIFT_MS
  if (speeding < SPEED_UP_MS)
    return onStrip(from + LIFT - (SPEED * speeding * speeding) / (2 * SPEED_UP_MS))
  if (ms < total) return onStrip(to - OVER + SPEED * (total - ms))
  return onStrip(to - OVER * Math.max(0, 1 - (ms - total) / PAWL_MS))
}

/** At full speed a drum's pictures are blurred. */
export const isBlurredAt = (ms: number, { ms: total }: Turn): boolean =>
  ms > LIFT_MS + SPEED_UP_MS / 2 && ms < total - PAWL_MS
