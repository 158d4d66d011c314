import { f1 } from '@zar/art/geometry/numbers'
import { edged, layers, rect } from '@zar/art/slots/drawing/marks'
import type { Cell } from '../frame.ts'

/** A line from cell to cell of a line that won; it stays `clear` away from the middle of each. */
export function goldLine(
  cells: readonly Cell[],
  clear: number,
  width: number,
  ink = '#F2B441',
): string {
  return layers(
    ...cells.slice(1).map((to, at) => {
      const from = cells[at]
      if (!from) return ''
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      const [dx, dy] = [((to.x - from.x) / length) * clear, ((to.y - from.y) / length) * clear]
      const d = `M${f1(from.x + dx)} ${f1(from.y + dy)}L${f1(to.x - dx)} ${f1(to.y - dy)}`
      const stroke = (colour: string, size: number, more: string) =>
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round"${more}/>`
      return stroke('#0A0F24', width + 5, ' stroke-opacity=".75"') + stroke(ink, width, '')
    }),
  )
}

/** A plate for a figure: the page sets the figure on it. */
export const plate = (
  [x, y, w, h]: readonly [x: number, y: number, w: number, h: number],
  { fill = '#070B20', rim = '#F2B441', r = 10 } = {},
): string => rect(x - w / 2, y - h / 2, w, h, fill, `rx="${r}" ${edged(rim, 2.5)}`)
