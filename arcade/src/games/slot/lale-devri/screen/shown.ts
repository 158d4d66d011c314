import type { GameSheet, Round, Step, Win } from '../../../../protocol.ts'
import type { Told } from '../../../../screens/slot/slot-screen.ts'
import type { Spinning } from '../../../../screens/slot/tell-stops.ts'
import { waitingReels } from '../../../../screens/slot/times.ts'
import type { Outcome } from '../../play-round.ts'

/** How far the free spins of a round are told. */
export type FreeSpins = {
  /** `won` shows the card, `over` what they brought. */
  moment: 'won' | 'playing' | 'over'
  played: number
  of: number
  wonKurus: number
  /** Wilds that the free spins have shown: each stands in the bed. */
  wilds: number
}

/** What the stage shows. While a reel turns, nothing of where it will stop is in the page. */
export type Frame = Told & {
  stops: readonly number[]
  spinning: Spinning | null
  wins: readonly Win[]
  free: FreeSpins | null
}

export const ROWS = 3
/** What begins the free spins. */
const LEAST_SCATTERS = 3

export const resultIn = (round: Round): Outcome => round.shown as unknown as Outcome

/** Reel by reel, the symbols that show at these stops. */
export const gridAt = ({ reels }: Pick<GameSheet, 'reels'>, stops: readonly number[]): string[][] =>
  reels.map((strip, reel) =>
    Array.from(
      { length: ROWS },
      (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? '',
    ),
  )

/** Cells by their numbers in the machine's frame, reel by reel. */
export const cellOf = ([reel, row]: readonly [number, number]): number => reel * ROWS + row

export const idOf = ({ symbols }: GameSheet, role: 'wild' | 'scatter'): string =>
  symbols.find((symbol) => symbol.role === role)?.id ?? ''

/** Before the first round every reel stands at its beginning. */
const STILL = [0, 0, 0, 0, 0]

export function frameOf(sheet: GameSheet, round: Round | null): Frame {
  const steps = round ? resultIn(round).steps : []
  const last = steps.at(-1)
  const free = steps.slice(1)
  return {
    stops: last?.stops ?? STILL,
    spinning: null,
    wins: last?.wins ?? [],
    free:
      round && free.length > 0
        ? {
            moment: 'over',
            played: free.length,
            of: free.length,
            wonKurus: round.winKurus,
            wilds: wildsIn(sheet, free),
          }
        : null,
  }
}

export const wildsIn = (sheet: GameSheet, steps: readonly Step[]): number => {
  const wild = idOf(sheet, 'wild')
  return steps.flatMap(({ grid }) => grid.flat()).filter((id) => id === wild).length
}

/** Scatters begin free spins in paid spins alone, and in a game that has any. */
const canBegin = ({ freeSpins }: GameSheet, kind: Step['kind']): boolean =>
  kind === 'paid' && freeSpins.byScatters.some((spins) => spins > 0)

/** The reels that could still bring the free spins when all before them stand. */
export function waitsOf(
  sheet: GameSheet,
  { kind, grid }: Pick<Step, 'kind' | 'grid'>,
): Set<number> {
  if (!canBegin(sheet, kind)) return new Set()
  const scatter = idOf(sheet, 'scatter')
  const seen = grid.map((column) => (column.includes(scatter) ? 1 : 0))
  const most = sheet.reels.map((strip) => (strip.includes(scatter) ? 1 : 0))
  return waitingReels(seen, most, LEAST_SCATTERS)
}

/** The cells of scatters that stand, while they can still bring the free spins. */
export function landedIn(sheet: GameSheet, { stops, spinning, free }: Frame): number[] {
  if (!spinning || !canBegin(sheet, free ? 'free' : 'paid')) return []
  const scatter = idOf(sheet, 'scatter')
  const standing = gridAt(sheet, stops).slice(0, spinning.stopped)
  const cells = standing.flatMap((column, reel) => {
    const row = column.indexOf(scatter)
    return row < 0 ? [] : [cellOf([reel, row])]
  })
  const toCome = sheet.reels.slice(spinning.stopped).filter((strip) => strip.includes(scatter))
  return cells.length + toCome.length >= LEAST_SCATTERS ? cells : []
}
