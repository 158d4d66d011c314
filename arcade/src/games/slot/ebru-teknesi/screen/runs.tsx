import { mix } from '@zar/art/geometry/numbers'
import { scoped } from '@zar/art/slots/drawing/scope'
import { marbled } from '@zar/art/slots/textures/scatter'
import { useEffect, useMemo, useState } from 'react'
import { money } from '../../../../screens/figures.ts'
import { custom } from '../../../../screens/game/game-screen.ts'
import { Drawn } from '../../../../screens/kit/art/drawn.tsx'
import type { PageForm } from '../../../../screens/kit/use-form.ts'
import { placeOf } from '../../../../screens/slot/machine.tsx'
import {
  among,
  BOXES,
  type Frame as Casing,
  type Cell,
  type Window,
} from '../../../../screens/slot-art/frame.ts'
import { awl } from '../../../../screens/slot-art/trays/awl.ts'
import { run } from '../../../../screens/slot-art/trays/run.ts'
import type { ClusterWin } from '../rules.ts'
import { DRAW_MS, JOIN_MS } from './beats.ts'
import type { Dress } from './dress.ts'
import type { Frame } from './shown.ts'

type Props = {
  frame: Frame
  form: PageForm
  casing: Casing
  dress: Dress
  /** Of this tray, so that each joins anew. */
  id: string
}

const LENGTHS: Partial<Record<Frame['beat'], number>> = { join: JOIN_MS, draw: DRAW_MS }

/** Clusters that run into one, and are drawn out with the awl. */
export function Runs({ frame, form, casing, dress, id }: Props) {
  const { runs, beat } = frame
  const part = useProgress(`${id} ${beat}`, LENGTHS[beat] ?? 0)
  if (runs.length === 0) return null
  const [w, h] = BOXES[form]
  const isDrawn = beat === 'draw'
  return (
    <svg className="machine__layer machine__marks" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      {runs.map((win) => {
        const cells = among(casing.cells, win.cells)
        const drawing = run(cells, dress.runOf(win.drop), {
          merged: isDrawn ? 1 : eased(part),
          girth: isDrawn ? mix(1, THREAD, Math.min(1, part * 1.3)) : 1,
          isLit: frame.isLit,
        })
        const key = win.cells.join()
        return isDrawn ? (
          <Thread key={key} drawing={drawing} part={part} at={middleOf(cells)} />
        ) : (
          <Drawn key={key} drawing={drawing} />
        )
      })}
    </svg>
  )
}

/** How wide a thread is, as a part of a drop. */
const THREAD = 0.12
/** Where the awl draws it, in cells of the tray. */
const AWAY = { x: 1.9, y: -1.7 }
const AWL = awl()

type ThreadProps = { drawing: string; part: number; at: Cell | undefined }

/** A run that thins to a thread and leaves with the awl. */
function Thread({ drawing, part, at }: ThreadProps) {
  if (!at) return null
  const way = part * part
  const [x, y] = [at.x + AWAY.x * at.w * way, at.y + AWAY.y * at.h * way]
  const size = mix(1, 0.25, way)
  return (
    <g opacity={Math.min(1, 3 * (1 - part))}>
      <g transform={`translate(${x} ${y}) scale(${size}) translate(${-at.x} ${-at.y})`}>
        <Drawn drawing={drawing} />
      </g>
      <g transform={`translate(${x} ${y}) scale(${at.w / 86})`}>
        <Drawn drawing={AWL} />
      </g>
    </g>
  )
}

const eased = (part: number): number => 1 - (1 - part) ** 3

/** From 0 to 1 in so many milliseconds, anew with each id. */
function useProgress(id: string, ms: number): number {
  const [part, setPart] = useState({ id, part: 0 })
  useEffect(() => {
    if (ms === 0) return
    const begun = performance.now()
    const step = (now: number) => {
      const done = Math.min(1, Math.max(0, (now - begun) / ms))
      setPart({ id, part: done })
      if (done < 1) request = requestAnimationFrame(step)
    }
    let request = requestAnimationFrame(step)
    return () => cancelAnimationFrame(request)
  }, [id, ms])
  if (ms === 0) return 1
  return part.id === id ? part.part : 0
}

/** The cell that is nearest to the weight point of its run. */
export function middleOf(cells: readonly Cell[]): Cell | undefined {
  const mean = (of: (cell: Cell) => number) =>
    cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length
  const [x, y] = [mean((cell) => cell.x), mean((cell) => cell.y)]
  const farness = (cell: Cell) => Math.hypot((cell.x - x) / cell.w, (cell.y - y) / cell.h)
  return [...cells].sort((a, b) => farness(a) - farness(b))[0]
}

type SumsProps = {
  runs: readonly ClusterWin[]
  casing: Casing
  isLit: boolean
  sumOf: (hundredths: number) => number
}

/** Count and sum of each run, at its weight point. */
export const Sums = ({ runs, casing, isLit: lit, sumOf }: SumsProps) =>
  runs.map(({ cells, hundredths }) => {
    const at = middleOf(among(casing.cells, cells))
    return (
      at && (
        <span
          key={cells.join()}
          className={`tray__sum num ${lit ? 'tray__sum--lit' : ''}`}
          style={custom({ '--left': at.x, '--top': at.y })}
        >
          <small>{cells.length} ×</small> {money(sumOf(hundredths))}
        </span>
      )
    )
  })

type SheetProps = { tray: Window; colours: readonly string[] }

/** After a huge win: the whole tray as a finished sheet, lifted off the water for 2.4 s. */
export function FinishedSheet({ tray, colours }: SheetProps) {
  const [, , w, h] = tray
  const drawing = useMemo(() => {
    const [ground = '', ...veins] = colours
    const paper = `<rect width="${w}" height="${h}" fill="${ground}"/>`
    return scoped(
      paper + marbled('tabaka', [w, h], veins, { bands: 16, swing: 46, width: 44 }),
      'sheet',
    )
  }, [w, h, colours])
  return (
    <svg
      className="machine__at tray__sheet"
      viewBox={`0 0 ${w} ${h}`}
      style={placeOf(tray)}
      aria-hidden="true"
    >
      <Drawn drawing={drawing} />
    </svg>
  )
}
