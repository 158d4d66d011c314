import { f1 } from '@zar/art/geometry/numbers'
import { fading } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { bothSides } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

const TRUNKS = [
  [0.26, 18, '#C99A58'],
  [0.4, 14, '#D9B070'],
  [0.62, 15, '#D9B070'],
  [0.76, 20, '#C99A58'],
  [0.15, 34, '#8A5A2E'],
  [0.86, 36, '#8A5A2E'],
  [0.035, 56, '#5A3418'],
  [0.965, 60, '#5A3418'],
] as const
const RESIN = [
  [0.03, 0.24, 120],
  [0.055, 0.5, 84],
  [0.965, 0.34, 140],
  [0.945, 0.6, 70],
  [0.15, 0.4, 66],
  [0.86, 0.2, 76],
] as const

/** A pine forest at noon: resin shines on the bark, ferns below. */
export const pineForest: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const trunk = ([x, wide, colour]: readonly [number, number, string]) => {
    const [cx, half] = [w * x, wide * k]
    return (
      rect(cx - half, 0, half * 2, h, colour) +
      line(
        repeat(
          4,
          (i) =>
            `M${f1(cx - half * 0.6 + i * half * 0.4)} 0q${i % 2 ? 10 : -8} ${f1(h * 0.25)} 0 ${f1(h * 0.5)}t0 ${f1(h * 0.5)}`,
        ),
        '#281000',
        3,
        'stroke-opacity=".45"',
      )
    )
  }
  const resin = ([x, y, long]: readonly [number, number, number]) =>
    path(
      `M${f1(w * x - 10)} ${f1(h * y)}C${f1(w * x - 14)} ${f1(h * y + long * 0.6)} ${f1(w * x - 18)} ${f1(h * y + long * 0.9)} ${f1(w * x)} ${f1(h * y + long)}C${f1(w * x + 18)} ${f1(h * y + long * 0.9)} ${f1(w * x + 14)} ${f1(h * y + long * 0.6)} ${f1(w * x + 10)} ${f1(h * y)}Z`,
      '#F2A22E',
      edged('#7A3E06', 2),
    ) + disk(w * x - 4, h * y + long * 0.8, 4, '#FFF1CF')
  const frond = (x: number, side: number) =>
    repeat(
      9,
      (i) =>
        `M${f1(x + side * i * 16 * k)} ${f1(h * 0.92 - i * 15 * k)}l${f1(side * 34 * k)} ${f1(10 * k)}M${f1(x + side * i * 16 * k)} ${f1(h * 0.92 - i * 15 * k)}l${f1(side * 4 * k)} ${f1(-36 * k)}`,
    )
  const ray = (i: number) =>
    path(
      `M${f1(w * (0.3 + i * 0.14))} 0h${f1(w * 0.05)}L${f1(w * (0.1 + i * 0.16))} ${h}h${f1(-w * 0.09)}Z`,
      '#FFE9BD',
      'fill-opacity=".16"',
    )
  return layers(
    fading(
      'sky',
      [
        [0, '#B98A2E'],
        [0.5, '#F2D08A'],
        [1, '#5A4A16'],
      ],
      [w, h],
    ),
    each(TRUNKS, trunk),
    repeat(4, ray),
    each(form === 'wide' ? RESIN : [], resin),
    rect(0, h * 0.88, w, h * 0.12, '#3A2A0E'),
    bothSides(
      w,
      line(
        frond(30, 1) + frond(190 * k, -1) + frond(200 * k, 1),
        '#22A06F',
        6 * k,
        'stroke-linecap="round"',
      ),
    ),
    dusk(form, '#200C00', 0.66, 0.42),
  )
}
