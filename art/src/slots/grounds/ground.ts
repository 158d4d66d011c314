import { f1 } from '../../geometry/numbers.ts'
import type { Colours } from '../drawing/colours.ts'
import { path, rect } from '../drawing/marks.ts'
import { point, repeat } from '../drawing/pen.ts'

export { disk, each, edged, layers, line, path, rect } from '../drawing/marks.ts'

/** What a cover's window shows: 300 wide, 400 high; the title's sill covers it from 308 on. */
export const WIDTH = 300
export const HEIGHT = 400
/** Where the picture may end. */
export const FLOOR = 316

/** A ground in a title's colours. What is scattered on it follows from the word. */
export type Ground = (colours: Colours, word: string) => string

export const whole = (fill: string): string => rect(0, 0, WIDTH, HEIGHT, fill)

/** n wedges of light around a point. */
export const rays = (
  [x, y, r]: readonly [number, number, number],
  n: number,
  colour: string,
  opacity: number,
): string =>
  repeat(n, (i) => {
    const [p, q] = [point(x, y, r, (i * 360) / n), point(x, y, r, (i * 360) / n + 180 / n)]
    const d = `M${x} ${y}L${f1(p[0])} ${f1(p[1])}L${f1(q[0])} ${f1(q[1])}Z`
    return path(d, colour, `fill-opacity="${opacity}"`)
  })
