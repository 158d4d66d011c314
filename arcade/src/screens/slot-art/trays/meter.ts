import { f1 } from '@zar/art/geometry/numbers'
import { edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { outline, polygon, repeat } from '@zar/art/slots/drawing/pen'
import type { PageForm } from '../../kit/use-form.ts'

/** What a title counts by: the marbler's comb, a kilim's border, a comb of honey, a floor that is uncovered. */
export type MeterName = 'comb' | 'border' | 'honey' | 'floor'

/** Parts of a meter; each stands for two drops. */
const PARTS = 25
const DROPS_A_PART = 2
const LIT = '#F2B441'
const DULL = '#8FA9A4'

/** Upright at the tray's right, or across over it. */
const PLACES = {
  wide: { x: 1216, y: 130, length: 450, thick: 34 },
  tall: { x: 16, y: 8, length: 342, thick: 19 },
} as const

type Part = {
  /** Its middle on the meter's edge, and how long and how thick a part may be. */
  x: number
  y: number
  step: number
  thick: number
  index: number
  /** 0, a half, or 1. */
  filled: number
  form: PageForm
}

type Look = { wood: string; edge: string; part: (part: Part) => string }

/** A tooth; half of it is lit by the first of its two drops. */
function tooth({ x, y, filled, form }: Part): string {
  const long = form === 'tall' ? 13 : 46
  const [wide, dark] = form === 'tall' ? [3.5, 0] : [4.5, 8]
  const d = (length: number) =>
    form === 'tall' ? `M${f1(x)} ${f1(y)}v${f1(length)}` : `M${f1(x)} ${f1(y)}h${f1(-length)}`
  const round = 'stroke-linecap="round"'
  return layers(
    dark > 0 ? line(d(long), '#1b1206', dark, round) : '',
    line(d(long), DULL, wide, round),
    filled > 0 ? line(d(long * filled), LIT, wide, round) : '',
  )
}

const DYES = ['#C8382B', '#F3E7CB', '#0D6E78'] as const

/** A woven triangle of the border. */
function triangle({ x, y, step, index, filled, form }: Part): string {
  const [half, high] = [step * 0.46, form === 'tall' ? 14 : 42]
  const corners =
    form === 'tall'
      ? ([
          [x - half, y],
          [x + half, y],
          [x, y + high],
        ] as const)
      : ([
          [x, y - half],
          [x, y + half],
          [x - high, y],
        ] as const)
  const dye = DYES[index % DYES.length] ?? DYES[0]
  const fill = filled > 0 ? dye : '#3A1412'
  const rim = filled === 1 ? LIT : '#7A4A2A'
  return path(
    outline(corners),
    fill,
    `${edged(rim, 1.5)}${filled === 0.5 ? ' fill-opacity=".5"' : ''}`,
  )
}

/** A cell of wax; honey fills it. */
function wax({ x, y, step, index, filled, form }: Part): string {
  const aside = index % 2 === 0 ? 0.6 : 1.6
  const r = step * 0.62
  const [cx, cy] = form === 'tall' ? [x, y + aside * r] : [x - aside * r * 1.5, y]
  return layers(
    path(polygon(cx, cy, 6, r), '#4A2A06', edged('#8A5A1E', 1.5)),
    filled > 0 ? path(polygon(cx, cy, 6, r * (filled === 1 ? 0.86 : 0.55)), LIT) : '',
    filled === 1
      ? path(polygon(cx - r * 0.2, cy - r * 0.25, 6, r * 0.3), '#FFE9BD', 'fill-opacity=".8"')
      : '',
  )
}

/** Of the picture below: waves in three rows of tesserae. */
const GLAZES = ['#0D6E78', '#F3EBD6', '#A63A26', '#1B8C92', '#F2B441'] as const

const EARTH = '#5E4A2E'

/** Glazed stones, one beside the other; the row next to the edge comes out first. */
function tesserae({ x, y, step, index, filled, form }: Part): string {
  const isTall = form === 'tall'
  const size = step * 0.85
  return repeat(isTall ? 1 : 3, (row) => {
    const [left, top] = isTall ? [x - size / 2, y] : [x - (row + 1) * step, y - size / 2]
    const glaze = GLAZES[(index + row * 2 + Math.floor(index / 3)) % GLAZES.length] ?? LIT
    const isOut = filled === 1 || (filled > 0 && row === 0)
    const more = isTall && filled === 0.5 ? ' fill-opacity=".45"' : ''
    return rect(
      left,
      top,
      size,
      size,
      isOut ? glaze : EARTH,
      `rx="2" ${edged(isOut ? '#241A0C' : '#3A2C1A', 1.5)}${more}`,
    )
  })
}

const LOOKS: Record<MeterName, Look> = {
  comb: { wood: '#6B3F1E', edge: '#2A170A', part: tooth },
  border: { wood: '#5E1714', edge: '#1E070B', part: triangle },
  honey: { wood: '#8A5A1E', edge: '#3A2104', part: wax },
  floor: { wood: '#8A6F4A', edge: '#241A0C', part: tesserae },
}

/** A title's meter with so many drops counted: half a part for each. */
export function meter(name: MeterName, form: PageForm, drops: number): string {
  const { x, y, length, thick } = PLACES[form]
  const { wood, edge, part } = LOOKS[name]
  const step = length / PARTS
  const isTall = form === 'tall'
  const [across, down] = isTall ? [length, thick] : [thick, length]
  const place = (i: number) =>
    isTall
      ? { x: x + (i + 0.5) * step, y: y + thick }
      : { x: x - 4, y: y + length - (i + 0.5) * step }
  return layers(
    rect(x, y, across, down, wood, `rx="${isTall ? 6 : 8}" ${edged(edge, isTall ? 2 : 3)}`),
    repeat(PARTS, (index) => {
      const filled = Math.max(0, Math.min(1, drops / DROPS_A_PART - index))
      return part({ ...place(index), step, thick, index, filled, form })
    }),
  )
}

/** Where a number of drops stands beside the upright meter. */
export const markOf = (drops: number): number => {
  const { y, length } = PLACES.wide
  return y + length - (drops / (PARTS * DROPS_A_PART)) * (length - 10)
}

/** The comb that crosses the tray, upright, with its teeth to the left; its middle is at 0. */
export function crossing(name: MeterName, height: number, form: PageForm): string {
  const { wood, edge } = LOOKS[name]
  const [wide, long] = form === 'tall' ? [14, 14] : [26, 30]
  const step = height / PARTS
  const teeth = repeat(PARTS, (i) =>
    line(
      `M0 ${f1(-height / 2 + (i + 0.5) * step)}h${-long}`,
      LIT,
      form === 'tall' ? 2.5 : 4,
      'stroke-linecap="round"',
    ),
  )
  return teeth + rect(0, -height / 2 - 8, wide, height + 16, wood, `rx="7" ${edged(edge, 3)}`)
}
