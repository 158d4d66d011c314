import { type Pace, stopsMs, waitingReels } from '../../../../screens/slot/times.ts'
import type { WaysSpin } from '../rules.ts'
import { LEAST, type WaysSheet, windowAt } from '../sheet.ts'
import type { ReelShown } from './shown.ts'

/** How the symbols of a reel come to their cells, ms. */
export type Arrival = Pace & {
  /** What stood there goes, and the reel is empty for as long as it still waits. */
  leaving: number
  coming: number
}

export type Arrivals = Readonly<Record<'slow' | 'fast', Arrival>>

/** What changes so many milliseconds after a spin began. */
export type Moment = {
  ms: number
  reels: ReadonlyMap<number, ReelShown>
  /** The reel that waits from now on: from when the one before it stands until it stands itself. */
  waiting?: number | null
}

/** The reels that could still complete what begins free spins. */
function waitsOf(sheet: WaysSheet, { grid }: WaysSpin): Set<number> {
  const { scatter, reels, freeSpins } = sheet
  if (!freeSpins || scatter === undefined) return new Set()
  const countIn = (symbols: readonly string[]) => symbols.filter((id) => id === scatter).length
  const most = reels.map((reel) =>
    Math.max(...reel.map((_, stop) => countIn(windowAt(sheet, reel, stop)))),
  )
  return waitingReels(grid.map(countIn), most, LEAST)
}

type How = { arrivals: Arrivals; isFast: boolean; isEmpty: boolean }

type Change = { ms: number; reel: number } & ({ shown: ReelShown } | { isWaiting: boolean })

/** Moment by moment, what is shown of a spin. Where the reels are empty already, nothing leaves. */
export function momentsOf(
  sheet: WaysSheet,
  spin: WaysSpin,
  { arrivals, isFast, isEmpty }: How,
): Moment[] {
  const { leaving, coming, next } = arrivals[isFast ? 'fast' : 'slow']
  const waits = waitsOf(sheet, spin)
  const stops = stopsMs(sheet.reels.length, isFast, waits, arrivals)
  const waiting = [...waits].toSorted().flatMap((reel): Change[] => [
    { ms: stops[reel - 1] ?? 0, reel, isWaiting: true },
    { ms: stops[reel] ?? 0, reel, isWaiting: false },
  ])
  const shown = spin.grid.flatMap((symbols, reel): Change[] => {
    const stop = stops[reel] ?? 0
    const leaves: Change[] = [
      { ms: reel * next, reel, shown: { state: 'leaves' } },
      { ms: reel * next + leaving, reel, shown: { state: 'away' } },
    ]
    return [
      ...(isEmpty ? [] : leaves),
      { ms: stop - coming, reel, shown: { state: 'comes', symbols } },
      { ms: stop, reel, shown: { state: 'stands', symbols } },
    ]
  })
  return grouped([...waiting.filter(isLastWord), ...shown])
}

/** Where one reel stops to wait as the next begins, the next is what is said. */
const isLastWord = (change: Change, at: number, all: readonly Change[]): boolean =>
  all.findLastIndex(({ ms }) => ms === change.ms) === at

function grouped(changes: readonly Change[]): Moment[] {
  const times = [...new Set(changes.map(({ ms }) => ms))].toSorted((a, b) => a - b)
  return times.map((ms) => {
    const now = changes.filter((change) => change.ms === ms)
    const reels = now.flatMap((one) => ('shown' in one ? [[one.reel, one.shown] as const] : []))
    const [wait] = now.flatMap((one) => ('isWaiting' in one ? [one] : []))
    return {
      ms,
      reels: new Map(reels),
      ...(wait && { waiting: wait.isWaiting ? wait.reel : null }),
    }
  })
}
