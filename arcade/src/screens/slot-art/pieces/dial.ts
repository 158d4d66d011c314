import { f1 } from '@zar/art/geometry/numbers'
import { disk, edged, layers, line, path } from '@zar/art/slots/drawing/marks'
import { point, repeat, starOf } from '@zar/art/slots/drawing/pen'

const INK = '#3A1D08'

/** The clock tower's face without its figure and its hands. */
export const dial = (x: number, y: number, r: number): string =>
  layers(
    disk(x, y, r, '#F6EBD2'),
    disk(x, y, r * 0.66, '#14307F'),
    repeat(12, (i) => {
      const [px, py] = point(x, y, r * 0.83, i * 30 - 90)
      return disk(px, py, r * (i % 3 ? 0.045 : 0.09), INK)
    }),
  )

/** The star in the middle, which turns when the clock strikes. */
export const figure = (x: number, y: number, r: number): string =>
  path(starOf(x, y, 8, r * 0.5), '#F2B441', edged(INK, 2))

/** The hands at an hour and a minute. */
export function hands(x: number, y: number, r: number, hour: number, minute: number): string {
  const tip = (length: number, turns: number) => {
    const [px, py] = point(x, y, r * length, turns * 360 - 90)
    return `M${f1(x)} ${f1(y)}L${f1(px)} ${f1(py)}`
  }
  const d = tip(0.6, ((hour % 12) + minute / 60) / 12) + tip(0.72, minute / 60)
  return layers(
    line(d, INK, Number(f1(r * 0.09)), 'stroke-linecap="round"'),
    disk(x, y, r * 0.11, '#C4412E'),
  )
}
