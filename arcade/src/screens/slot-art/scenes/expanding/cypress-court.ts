import { f1 } from '@zar/art/geometry/numbers'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { arch } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

const CYPRESSES = [
  [0.03, 0.78, 560],
  [0.11, 0.72, 440],
  [0.175, 0.68, 330],
  [0.83, 0.68, 340],
  [0.9, 0.72, 450],
  [0.975, 0.78, 580],
] as const

/** A cool court: arches of a wall, cypresses, long shadows on tiles. */
export const cypressCourt: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const cypress = ([x, y, high]: readonly [number, number, number]) => {
    const [cx, cy, r] = [w * x, h * y, high * k]
    const outline = (wide: number) =>
      `M${f1(cx)} ${f1(cy)}C${f1(cx - r * wide)} ${f1(cy - r * 0.3)} ${f1(cx - r * wide * 0.7)} ${f1(cy - r * 0.8)} ${f1(cx)} ${f1(cy - r)}C${f1(cx + r * wide * 0.7)} ${f1(cy - r * 0.8)} ${f1(cx + r * wide)} ${f1(cy - r * 0.3)} ${f1(cx)} ${f1(cy)}Z`
    return layers(
      path(
        `M${f1(cx - 20)} ${f1(cy)}L${f1(cx + r * 0.5)} ${h}h${f1(r * 0.3)}L${f1(cx + 20)} ${f1(cy)}Z`,
        '#062A20',
        'fill-opacity=".3"',
      ),
      rect(cx - 7, cy - 6, 14, 26, '#4A3020'),
      path(outline(0.2), '#14503A', edged('#062A20', 3)),
      path(outline(0.09), '#2F8A5B', 'fill-opacity=".6"'),
    )
  }
  const opening = (i: number) => {
    const x = (w * (i + 0.5)) / 7
    return path(arch(x, h * 0.66, w * 0.052, h * 0.26), '#BFE0D2', edged('#F2B5A4', 5))
  }
  return layers(
    rect(0, 0, w, h * 0.2, '#8FCBB0'),
    grained('paper', rect(0, h * 0.16, w, h * 0.5, '#E6E2CC')),
    rect(0, h * 0.15, w, 20, '#B8703A', edged('#062A20', 3)),
    repeat(7, opening),
    rect(0, h * 0.66, w, h * 0.34, '#CFE0D2'),
    line(
      repeat(9, (i) => `M${f1((w * i) / 8)} ${h * 0.66}L${f1(w / 2 + (w * (i - 4)) / 4)} ${h}`) +
        repeat(4, (i) => `M0 ${f1(h * (0.7 + i * i * 0.025 + i * 0.03))}H${w}`),
      '#2F8A5B',
      3,
      'stroke-opacity=".6"',
    ),
    each(CYPRESSES, cypress),
    dusk(form, '#04201A', 0.6, 0.46),
  )
}
