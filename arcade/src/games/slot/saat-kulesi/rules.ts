import type { Random } from '../../game.ts'
import type { Machine } from '../machine/machine.ts'

/** Three drums; each shows three symbols of its strip. */
export type DrumSheet = {
  code: string
  version: string
  /** For three alike, in hundredths of the stake. */
  pays: Readonly<Record<string, number>>
  drums: readonly (readonly string[])[]
  /** Stands for every other symbol; three of it pay their own. */
  wild?: string
  /** The greatest return of one round: the test counts every stop. */
  mostHundredths: number
}

/** The row of each drum, 0 at the top: the three rows and the two diagonals. */
export const LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const

const ROWS = 3

export type LineWin = { line: number; symbol: string; hundredths: number }

export type DrumRound = {
  stops: number[]
  /** Drum by drum, from the top down. */
  grid: string[][]
  wins: LineWin[]
  hundredths: number
}

export const drumMachine = (sheet: DrumSheet): Machine<DrumRound> => ({
  code: sheet.code,
  version: sheet.version,
  paytable: {
    model: 'drum',
    pays: sheet.pays,
    drums: sheet.drums,
    lines: LINES,
    ...(sheet.wild && { wild: sheet.wild }),
  },
  mostHundredths: sheet.mostHundredths,
  play: (random) => spin(sheet, random),
})

/** One draw for each drum, from the left. */
function spin(sheet: DrumSheet, random: Random): DrumRound {
  return roundAt(
    sheet,
    sheet.drums.map((drum) => random.below(drum.length)),
  )
}

/** What the drums show and pay at these stops. */
export function roundAt({ drums, pays, wild }: DrumSheet, stops: number[]): DrumRound {
  const grid = drums.map((drum, at) => windowAt(drum, stops[at] ?? 0))
  const wins = LINES.flatMap((rows, line) => {
    const seen = rows.map((row, drum) => grid[drum]?.[row])
    const first = seen.find((symbol) => symbol !== wild) ?? wild
    const isAlike =
      first !== undefined && seen.every((symbol) => symbol === first || symbol === wild)
    const hundredths = isAlike ? (pays[first] ?? 0) : 0
    return hundredths > 0 && first ? [{ line, symbol: first, hundredths }] : []
  })
  return { stops, grid, wins, hundredths: wins.reduce((sum, win) => sum + win.hundredths, 0) }
}

const windowAt = (strip: readonly string[], stop: number) =>
  Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] ?? '')
