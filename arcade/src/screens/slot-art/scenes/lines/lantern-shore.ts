import { f1 } from '@zar/art/geometry/numbers'
import { fading, glow } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { starDust } from '@zar/art/slots/textures/scatter'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

const LANTERNS = [
  [0.06, 0.3, 26],
  [0.94, 0.22, 30],
  [0.13, 0.12, 15],
  [0.88, 0.5, 18],
  [0.12, 0.55, 20],
  [0.975, 0.66, 24],
  [0.03, 0.74, 22],
  [0.3, 0.06, 10],
  [0.7, 0.05, 9],
] as const

/** A strait on a warm night: lanterns in the air and their light on the water. */
export const lanternShore: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const lantern = ([x, y, r]: readonly [number, number, number], at: number) => {
    const [cx, cy] = [w * x, h * y]
    return layers(
      glow(`f${at}`, [cx, cy, r * 4], '#FFB95A', 0.7),
      path(
        `M${f1(cx - r)} ${f1(cy - r * 1.3)}h${2 * r}l${f1(r * 0.35)} ${f1(r * 2.4)}q${f1(-r * 1.35)} ${f1(r * 0.5)} ${f1(-r * 2.7)} 0Z`,
        '#FFD98A',
        edged('#8A3A12', 2),
      ),
      path(
        `M${f1(cx - r * 0.4)} ${f1(cy + r * 1.1)}q${f1(r * 0.4)} ${f1(-r * 1.2)} ${f1(r * 0.8)} 0Z`,
        '#F08A3C',
      ),
    )
  }
  const random = stream('kiyi')
  const shore = repeat(Math.ceil(w / 44), (i) => {
    const high = 16 + random() * 46
    return (
      rect(i * 44, h * 0.6 - high, 46, high + 4, '#0A1138') +
      (random() > 0.35 ? rect(i * 44 + 12, h * 0.6 - high * 0.6, 7, 9, '#FFCE73') : '')
    )
  })
  const ripple = (i: number) =>
    `M${f1(random() * w)} ${f1(h * 0.62 + i * h * 0.011)}q16 -5 32 0t32 0`
  return layers(
    fading(
      'sky',
      [
        [0, '#060A22'],
        [0.42, '#1A2A78'],
        [0.6, '#B96A4B'],
      ],
      [w, h],
    ),
    starDust('fener', 150, w, h * 0.5),
    shore,
    rect(0, h * 0.6, w, h * 0.4, '#101C58'),
    line(repeat(34, ripple), '#F2B441', 3, 'stroke-opacity=".55" stroke-linecap="round"'),
    each(form === 'wide' ? LANTERNS : LANTERNS.slice(0, 4), lantern),
    dusk(form, '#04071C', 0.66, 0.45),
  )
}
