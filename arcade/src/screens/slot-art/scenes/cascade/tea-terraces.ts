import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { fading } from '@zar/art/slots/drawing/gradient'
import { edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { ridges } from '@zar/art/slots/textures/scatter'
import { bothSides, drops } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

/** Terraces of tea in the mist, a cable with baskets, drizzle. */
export const teaTerraces: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const terrace = (i: number) => {
    const y = h * (0.4 + i * 0.085)
    const hedge = Array.from(
      { length: 9 },
      (_, at) =>
        `q${f1(w / 36)} ${f1(-26 - i * 3)} ${f1(w / 18)} 0t${f1(w / 18)} ${at % 2 ? 8 : -8}`,
    ).join('')
    return path(
      `M0 ${f1(y)}${hedge}V${h}H0Z`,
      blend('#7FBF8A', '#0B3A2A', 0.15 + i * 0.11),
      edged('#0B3A2A', 3),
    )
  }
  const basket = (x: number, y: number) =>
    layers(
      line(`M${x} ${y - 40}V${y}`, '#0B3A2A', 3),
      path(
        `M${x - 34} ${y}H${x + 34}L${x + 24} ${y + 44}H${x - 24}Z`,
        '#C9A25A',
        edged('#3A2408', 3),
      ),
      path(`M${x - 30} ${y}q30 -34 60 0Z`, '#3FA36B', edged('#0B3A2A', 2)),
    )
  const post = line('M60 40V760M20 60H100', '#5A4026', 12)
  const side = form === 'wide' ? post + basket(160, 220) : ''
  return layers(
    fading(
      'sky',
      [
        [0, '#7FA69A'],
        [0.4, '#D5E6DC'],
        [1, '#3F7F5A'],
      ],
      [w, h],
    ),
    ridges(
      'cay',
      [w, h],
      [
        [h * 0.28, '#BFD9CC'],
        [h * 0.36, '#9CC4AE'],
      ],
      h * 0.08,
    ),
    grained('cloud', rect(0, h * 0.14, w, h * 0.34, '#EAF3EE', 'fill-opacity=".35"')),
    repeat(7, terrace),
    line(`M0 100Q${w / 2} 220 ${w} 100`, '#0B3A2A', 3),
    bothSides(w, side),
    line(drops('cay', [w, h], { n: 90, dx: -6, dy: 34 }), '#EAF3EE', 2, 'stroke-opacity=".35"'),
    dusk(form, '#06261B', 0.58, 0.48),
  )
}
