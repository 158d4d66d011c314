import { f1 } from '@zar/art/geometry/numbers'
import { edged, layers, line, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import type { Form } from '../frame.ts'

const TEETH = 25
const LIT = '#F2B441'
const DULL = '#8FA9A4'

/** Upright at the tray's right, or across over it. */
const COMBS = {
  wide: { x: 1216, y: 130, length: 450, thick: 34 },
  tall: { x: 16, y: 10, length: 342, thick: 16 },
} as const

/** The marbler's comb as a meter: so many of its teeth are lit, half a tooth for each drop. */
export function comb(form: Form, lit: number): string {
  const { x, y, length, thick } = COMBS[form]
  const step = (i: number) => ((i + 0.5) * length) / TEETH
  if (form === 'tall')
    return layers(
      rect(x, y, length, thick, '#6B3F1E', `rx="6" ${edged('#2A170A', 2)}`),
      repeat(TEETH, (i) =>
        line(
          `M${f1(x + step(i))} ${y + thick}v13`,
          i < lit ? LIT : DULL,
          3.5,
          'stroke-linecap="round"',
        ),
      ),
    )
  const tooth = (i: number) => {
    const d = `M${x - 4} ${f1(y + length - step(i))}h-46`
    const round = 'stroke-linecap="round"'
    return line(d, '#1b1206', 8, round) + line(d, i < lit ? LIT : DULL, 4.5, round)
  }
  return layers(
    rect(x, y, thick, length, '#6B3F1E', `rx="8" ${edged('#2A170A', 3)}`),
    repeat(TEETH, tooth),
  )
}

/** Where a number of drops stands beside the upright comb. */
export const markOf = (drops: number): number => {
  const { y, length } = COMBS.wide
  return y + length - (drops / (2 * TEETH)) * (length - 10)
}
