import { scoped } from '@zar/art/slots/drawing/scope'
import { useMemo } from 'react'
import { custom, type ScreenProps } from '../../../../screens/game/game-screen.ts'
import { Drawn } from '../../../../screens/kit/art/drawn.tsx'
import { Machine, placeOf } from '../../../../screens/slot/machine.tsx'
import { PayCells } from '../../../../screens/slot/pay-cells.tsx'
import { type Pictures, picturesOf } from '../../../../screens/slot/pictures.ts'
import { Reel } from '../../../../screens/slot/reel.tsx'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { useReelForm } from '../../../../screens/slot/upright/reels-way.ts'
import { WallHour } from '../../../../screens/slot/wall-hour.tsx'
import { showingOf } from '../../../../screens/slot/wins/read-wins.ts'
import { useWinLoop } from '../../../../screens/slot/wins/use-win-loop.ts'
import type { Frame as Casing } from '../../../../screens/slot-art/frame.ts'
import { BOXES, type Form } from '../../../../screens/slot-art/frame.ts'
import { goldLine } from '../../../../screens/slot-art/pieces/marks.ts'
import { Border } from './border/border.tsx'
import { LitShore } from './border/quay-lanterns.tsx'
import { FreeCard, Sign } from './free-spins.tsx'
import { LineNumbers } from './line-numbers.tsx'
import type { LinesArt } from './lines-art.ts'
import { cellOf, type Frame, gridAt, landedIn, ROWS } from './shown.ts'
import { isAbove } from './tell.ts'
import { gridText, payOf } from './texts.ts'
import { LINES_WORDS } from './words.ts'

type Props = ScreenProps<SlotOptions, Frame>

/** While free spins last it is evening in the place. */
const DUSK = { light: '#B48CD8', part: 0.62 }

/** The stage of a slot of twenty lines: the kiosk, its reels, and what marks a win. */
export function stageOf(lines: LinesArt, upright: Pictures) {
  const { sheet, art } = lines
  return function Stage({ play, frame, options }: Props) {
    const form = useReelForm()
    const casing = useMemo(() => art.frame(form), [form])
    const pictures = useMemo(
      () => (form === 'tall' ? picturesOf(art, { isAcross: true }) : upright),
      [form],
    )
    const wins = useShownWins({ play, frame, options })
    const cells = wins.flatMap((win) => win.cells)
    const { spinning, free } = frame
    return (
      <div className={`slot lines lines--${form}`} style={custom({ '--narrow': 940 })}>
        <WallHour art={art} hour={DUSK} isOn={free !== null && free.moment !== 'over'} />
        {free && sheet.gameCode === 'zar_fener_gecesi' && (
          <LitShore lit={free.played} of={free.of} />
        )}
        <Machine
          form={form}
          casing={casing}
          label={gridText(sheet, frame, play.language)}
          won={[...new Set(cells.map(cellOf))]}
          above={
            <>
              <Landed casing={casing} cells={landedIn(sheet, frame)} />
              <LineNumbers form={form} casing={casing} wins={wins} />
              {free && free.moment !== 'won' && (
                <Sign lines={lines} form={form} free={free} language={play.language} />
              )}
              {free && <Border lines={lines} pictures={pictures} form={form} free={free} />}
            </>
          }
        >
          <WinLines
            form={form}
            casing={casing}
            lines={wins.flatMap(({ line, cells: own }) => (line === null ? [] : [own.map(cellOf)]))}
          />
          {sheet.reels.map((strip, at) => (
            <Reel
              key={at}
              reel={at}
              strip={strip}
              stop={frame.stops[at] ?? 0}
              turning={spinning && { ms: spinning.stopsMs[at] ?? 0, id: spinning.id }}
              pictures={pictures}
              casing={casing}
              waits={spinning?.waiting === at}
              won={cells.flatMap(([reel, row]) => (reel === at ? [row] : []))}
            />
          ))}
        </Machine>
        {play.phase === 'ready' && (
          <PayCells
            form={form}
            cells={casing.cells}
            columns={form === 'tall' ? ROWS : sheet.reels.length}
            label={LINES_WORDS[play.language].cells}
            payOf={(cell) => {
              const grid = gridAt(sheet, frame.stops)
              return payOf(sheet, grid[Math.floor(cell / ROWS)]?.[cell % ROWS] ?? '', play.language)
            }}
          />
        )}
        {free?.moment === 'won' && (
          <FreeCard lines={lines} pictures={pictures} play={play} count={free.of} />
        )}
      </div>
    )
  }
}

/** The wins that are lit now: none where what was told is not above the stake. */
function useShownWins({ play, frame, options }: Pick<Props, 'play' | 'frame' | 'options'>) {
  const { round, phase } = play
  const { wins, spinning, soFarKurus, free } = frame
  const toldKurus = phase === 'telling' ? (soFarKurus ?? 0) : (round?.winKurus ?? 0)
  const isLit = round !== null && spinning === null && isAbove(round, toldKurus)
  const lit = isLit ? wins : []
  const shown = useWinLoop(lit.length, `${showingOf(round, options)} ${free?.played}`)
  return shown === null ? lit : lit.slice(shown, shown + 1)
}

type LinesProps = { form: Form; casing: Casing; lines: readonly (readonly number[])[] }

/** How far a line stays from the middle of a tile, and how thick it is. */
const GOLD = { wide: [58, 8], tall: [36, 5], upright: [28, 5] } as const

/** The lines that won, from tile to tile, under the symbols. */
function WinLines({ form, casing, lines }: LinesProps) {
  const [w, h] = BOXES[form]
  const [clear, width] = GOLD[form]
  return (
    <svg className="machine__layer" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      {lines.map((cells) => (
        <Drawn
          key={cells.join()}
          className="lines__gold"
          drawing={scoped(
            goldLine(
              cells.flatMap((cell) => casing.cells[cell] ?? []),
              clear,
              width,
            ),
            `line${cells.join('')}`,
          )}
        />
      ))}
    </svg>
  )
}

/** The scatters that stand and can still begin the free spins. */
const Landed = ({ casing, cells }: { casing: Casing; cells: readonly number[] }) =>
  cells.map((at) => {
    const cell = casing.cells[at]
    return (
      cell && (
        <span
          key={at}
          className="machine__at lines__landed"
          style={placeOf([
            cell.x - cell.w / 2 + 2,
            cell.y - cell.h / 2 + 2,
            cell.w - 4,
            cell.h - 4,
          ])}
        />
      )
    )
  })
