import { f1 } from '@zar/art/geometry/numbers'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { outline, repeat } from '@zar/art/slots/drawing/pen'

export type Inks = { ink: string; paper: string; red: string }

const INKS: Inks = { ink: '#10204A', paper: '#F3E7CB', red: '#C8452F' }

/** A lighthouse of any height: its middle, its top, how wide its place is, and how high. */
export function tower(
  x: number,
  y: number,
  w: number,
  h: number,
  { ink, paper, red }: Inks = INKS,
): string {
  const lamp = w * 0.42
  const top = y + lamp + w * 0.16
  const half = (f: number) => w * (0.25 + 0.15 * f)
  const height = (f: number) => top + (y + h - top) * f
  const left = (f: number) => [x - half(f), height(f)] as const
  const right = (f: number) => [x + half(f), height(f)] as const
  const band = (from: number, to: number) => outline([left(from), right(from), right(to), left(to)])
  const course = (i: number) => {
    const [px, py] = right(0.04 + i * 0.105)
    return line(`M${f1(px - w * 0.12)} ${f1(py)}L${f1(px - 2)} ${f1(py)}`, ink, 2.5)
  }
  const glass = lamp - w * 0.06
  return layers(
    path(band(0, 1), paper, `${edged(ink, 4)} stroke-linejoin="round"`),
    each([0.1, 0.4, 0.7], (from) => path(band(from, from + 0.15), red, edged(ink, 2.5))),
    repeat(9, course),
    path(
      `M${f1(x - w * 0.1)} ${f1(y + h)}v${f1(-w * 0.2)}a${f1(w * 0.1)} ${f1(w * 0.1)} 0 0 1 ${f1(w * 0.2)} 0v${f1(w * 0.2)}Z`,
      ink,
    ),
    rect(x - w * 0.34, top - w * 0.06, w * 0.68, w * 0.09, ink),
    rect(x - w * 0.2, y + w * 0.16, w * 0.4, glass, '#FFD25E', edged(ink, 3.5)),
    line(
      `M${f1(x - w * 0.07)} ${f1(y + w * 0.16)}v${f1(glass)}M${f1(x + w * 0.07)} ${f1(y + w * 0.16)}v${f1(glass)}`,
      ink,
      3,
    ),
    path(
      `M${f1(x - w * 0.26)} ${f1(y + w * 0.17)}L${f1(x)} ${f1(y - w * 0.02)}L${f1(x + w * 0.26)} ${f1(y + w * 0.17)}Z`,
      red,
      `${edged(ink, 3.5)} stroke-linejoin="round"`,
    ),
  )
}
