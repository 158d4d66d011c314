import { each, layers, line, path } from '@zar/art/slots/drawing/marks'
import type { Cell } from '../frame.ts'
import { type Edge, outlineOf } from './outline.ts'

/** What drops look like that have run into one. */
export type RunLook = { edge: Edge; colour: string; ground: string }

export type RunState = {
  /** From 0, drops that touch, to 1: they have run into one. */
  merged: number
  /** How wide it is, from 1 to nearly 0, a thread. */
  girth: number
  /** The round has returned more than its stake. */
  isLit: boolean
}

const GOLD = '#F2B441'
const UMBER = '#7A3E00'
const IVORY = '#FFF8E4'

const round = 'stroke-linejoin="round" fill-rule="evenodd"'
const whole = 'fill-rule="evenodd"'

/** Of a cell's half: the run's own edge, the ground water in it, and the ring that its colour left there. */
const GIRTHS = { edge: 0.97, ground: 0.8, ring: 0.7 } as const

/** A cluster that has run together: its rim, its drop's colour, and the ground water in it. */
export function run(
  cells: readonly Cell[],
  { edge, colour, ground }: RunLook,
  { merged, girth, isLit }: RunState,
): string {
  if (cells.length === 0) return ''
  const shape = (part: number) => outlineOf(cells, { edge, girth: part * girth, merged })
  const [outer, inner] = [shape(GIRTHS.edge), shape(GIRTHS.ground)]
  const size = Math.min(1, (cells[0]?.w ?? 0) / 86) * girth
  const rims: (readonly [string, number])[] = isLit
    ? [
        [UMBER, 12],
        [GOLD, 8.5],
      ]
    : [[IVORY, 7]]
  return layers(
    each(rims, ([stroke, width]) => line(outer, stroke, Math.round(width * size * 10) / 10, round)),
    path(outer, colour, whole),
    girth < 0.4
      ? ''
      : layers(
          path(inner, ground, whole),
          line(shape(GIRTHS.ring), colour, 1.5 * size, `${round} stroke-opacity=".28"`),
        ),
  )
}
