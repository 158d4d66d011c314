import { f1 } from '@zar/art/geometry/numbers'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat, starOf } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { arch, bothSides } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

const WELLS = [
  [0.5, 0.05, 34],
  [0.36, 0.08, 26],
  [0.64, 0.08, 26],
  [0.22, 0.14, 28],
  [0.78, 0.14, 28],
  [0.1, 0.24, 24],
  [0.9, 0.24, 24],
] as const

/** A bath’s hall: light falls through the wells of the dome on warm stone. */
export const bath: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const well = ([x, y, r]: readonly [number, number, number]) =>
    path(starOf(w * x, h * y, 8, r * k), '#FFF8E0', edged('#4F7A7A', 3)) +
    path(
      `M${f1(w * x - r * k * 0.6)} ${f1(h * y)}L${f1(w * x - r * 2 * k)} ${f1(h * 0.84)}H${f1(w * x + r * 2 * k)}L${f1(w * x + r * k * 0.6)} ${f1(h * y)}Z`,
      '#FFF8E0',
      'fill-opacity=".1"',
    )
  const niche = layers(
    path(arch(126, h * 0.8, 92, h * 0.36), '#6F9C9A', edged('#1F4A52', 4)),
    line(arch(126, h * 0.8, 104, h * 0.34), '#C27A43', 5),
    rect(100, h * 0.52, 52, 16, '#C27A43', edged('#1F4A52', 3)),
    line(`M126 ${h * 0.54}V${h * 0.64}`, '#BFF0E8', 6, 'stroke-opacity=".9"'),
    path(
      `M54 ${h * 0.64}H198C192 ${h * 0.75} 160 ${h * 0.76} 126 ${h * 0.76}S60 ${h * 0.75} 54 ${h * 0.64}Z`,
      '#EEF2EC',
      edged('#1F4A52', 4),
    ),
    path(`M190 ${h * 0.8}h60l-10 -24h-40Z`, '#C27A43', edged('#1F4A52', 3)),
  )
  return layers(
    rect(0, 0, w, h, '#7FA5A4'),
    path(
      `M0 ${f1(h * 0.42)}C${f1(w * 0.1)} ${f1(-h * 0.06)} ${f1(w * 0.9)} ${f1(-h * 0.06)} ${w} ${f1(h * 0.42)}V0H0Z`,
      '#4F7A7A',
    ),
    grained('paper', rect(0, h * 0.42, w, h * 0.38, '#A9C6C2')),
    form === 'wide' ? bothSides(w, niche) : '',
    rect(0, h * 0.8, w, h * 0.2, '#DDE6E0'),
    line(
      repeat(9, (i) => `M${f1((w * i) / 8)} ${h * 0.8}L${f1(w / 2 + (w * (i - 4)) / 4.4)} ${h}`) +
        `M0 ${h * 0.86}H${w}M0 ${h * 0.93}H${w}`,
      '#8FB0AC',
      3,
    ),
    each(WELLS, well),
    grained('cloud', rect(0, h * 0.5, w, h * 0.34, '#F4FBFA', 'fill-opacity=".16"')),
    dusk(form, '#0D2C33', 0.62, 0.45),
  )
}
