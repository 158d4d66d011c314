import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Play } from '../../../../screens/game/game-screen.ts'
import { Machine } from '../../../../screens/slot/machine.tsx'
import { type CellPay, PayCells } from '../../../../screens/slot/pay-cells.tsx'
import type { Pictures } from '../../../../screens/slot/pictures.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { showingOf } from '../../../../screens/slot/wins/read-wins.ts'
import { useWinLoop } from '../../../../screens/slot/wins/use-win-loop.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import type { Form, Frame } from '../../../../screens/slot-art/frame.ts'
import type { Grid, LineWin } from '../spin.ts'
import { LaidReel } from './laid-reel.tsx'
import { numbersOf, type ReelFrame } from './shown.ts'

type Props = {
  play: Play
  frame: ReelFrame
  form: Form
  casing: Frame
  pictures: Pictures
  label: string
  /** The wins that are shown now. */
  shown: readonly LineWin[]
  /** Cells that are marked beside those of the wins. */
  lit?: readonly number[]
  payOf: (symbol: string) => CellPay
  /** Cells that stay through spins, by their numbers: their symbol. */
  kept?: ReadonlyMap<number, string>
  /** One picture over a whole reel instead of its cells. */
  coverOf?: (reel: number) => ReactNode
  under?: ReactNode
  over?: ReactNode
}

/** All wins of the frame together, then each alone. */
export function useShownWins(
  { round }: Play,
  frame: ReelFrame,
  options: SlotOptions,
): readonly LineWin[] {
  const { wins, arriving } = frame
  const at = useWinLoop(arriving ? 0 : wins.length, showingOf(round, options))
  const one = at === null ? undefined : wins[at]
  if (arriving) return NOTHING
  return one ? [one] : wins
}

const NOTHING: readonly LineWin[] = []

/** A machine whose reels are laid and read along lines. */
export function LineBoard({
  play,
  frame,
  form,
  casing,
  pictures,
  label,
  shown,
  lit = [],
  payOf,
  kept,
  coverOf,
  under,
  over,
}: Props) {
  const { grid, arriving } = frame
  const before = useBefore(frame)
  const crossed = numbersOf(shown.flatMap(({ cells }) => cells))
  const won = [...crossed.filter((at) => !coverOf?.(Math.floor(at / 3))), ...lit]
  const rowsOf = (reel: number) => new Set(won.filter((at) => isOf(reel, at)).map((at) => at % 3))
  const idAt = (at: number) => kept?.get(at) ?? grid[Math.floor(at / 3)]?.[at % 3] ?? ''
  return (
    <>
      <Machine form={form} casing={casing} label={label} won={won} above={over}>
        {under}
        {grid.map((now, reel) => (
          <LaidReel
            key={reel}
            reel={reel}
            before={before[reel] ?? now}
            now={now}
            arriving={arriving}
            pictures={pictures}
            casing={casing}
            won={rowsOf(reel)}
            kept={kept && keptIn(kept, reel)}
            cover={coverOf?.(reel)}
          />
        ))}
      </Machine>
      {play.phase === 'ready' && (
        <PayCells
          form={form}
          cells={casing.cells}
          columns={form === 'tall' ? 3 : grid.length}
          label={SLOT_WORDS[play.language].pays}
          payOf={(at) => payOf(idAt(at))}
        />
      )}
    </>
  )
}

const isOf = (reel: number, at: number) => Math.floor(at / 3) === reel

const keptIn = (kept: ReadonlyMap<number, string>, reel: number) =>
  new Map([...kept].filter(([at]) => isOf(reel, at)).map(([at, id]) => [at % 3, id]))

/** What stood before the spin that is on its way. */
function useBefore({ grid, arriving }: ReelFrame): Grid {
  const rested = useRef(grid)
  useLayoutEffect(() => {
    if (!arriving) rested.current = grid
  }, [grid, arriving])
  return arriving ? rested.current : grid
}
