import type { Pictures } from '../../../../screens/slot/pictures.ts'
import { type Borne, Reel } from '../../../../screens/slot/reel.tsx'
import type { Motion } from '../../../../screens/slot/reel-motion.ts'
import type { Spinning } from '../../../../screens/slot/tell-stops.ts'
import { useWinLoop } from '../../../../screens/slot/wins/use-win-loop.ts'
import type { Frame } from '../../../../screens/slot-art/frame.ts'
import { ROWS } from '../sheet.ts'
import type { LineWin } from '../spin.ts'
import { numbersOf } from './shown.ts'

const NOTHING: readonly LineWin[] = []

/** The cells of the wins that are shown now: all together first, then each alone. */
export function useWonCells(wins: readonly LineWin[], id: string): number[] {
  const at = useWinLoop(wins.length, id)
  const shown = at === null ? wins : wins.slice(at, at + 1)
  return numbersOf(shown.flatMap(({ cells }) => cells))
}

/** The lines that may be shown of a spin: none before its reels stand. */
export const winsAtRest = (wins: readonly LineWin[], spinning: Spinning | null) =>
  spinning ? NOTHING : wins

type Props = {
  reels: readonly (readonly string[])[]
  stops: readonly number[]
  spinning: Spinning | null
  /** Numbers of the cells that won. */
  won: readonly number[]
  pictures: Pictures
  casing: Frame
  motion?: Motion
  className: string
  /** What places of a reel bear instead of their symbols. */
  bornOn?: (reel: number, stop: number) => ReadonlyMap<number, Borne>
}

/** All reels of a machine that spins. */
export function SpunReels({ reels, stops, spinning, won, bornOn, ...rest }: Props) {
  return reels.map((strip, reel) => {
    const stop = stops[reel] ?? 0
    const own = won.filter((cell) => Math.floor(cell / ROWS) === reel)
    const bears = bornOn?.(reel, stop)
    return (
      <Reel
        key={reel}
        reel={reel}
        strip={strip}
        stop={stop}
        turning={spinning && { ms: spinning.stopsMs[reel] ?? 0, id: spinning.id }}
        waits={spinning?.waiting === reel}
        won={own.map((cell) => cell % ROWS)}
        {...rest}
        {...(bears && { bears })}
      />
    )
  })
}
