import { f1 } from '@zar/art/geometry/numbers'
import { fading } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { drops } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

const WATER = ['#2F5C8A', '#234B7A', '#16335C', '#0C1F3E'] as const

/** A night squall: rain, the lights of a village on its cliff, high waves. */
export const nightSquall: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const cliff = layers(
    path(
      'M0 0H270C250 -90 200 -120 214 -210C170 -260 190 -320 120 -372C90 -420 40 -430 0 -460Z',
      '#0A1020',
      edged('#04060E', 4),
    ),
    each(
      [
        [40, -390],
        [90, -350],
        [60, -300],
        [130, -270],
        [100, -210],
        [160, -180],
        [40, -220],
      ] as const,
      ([x, y]) =>
        path(
          `M${x - 26} ${y + 50}V${y}L${x} ${y - 22}L${x + 26} ${y}V${y + 50}Z`,
          '#1A2440',
          edged('#04060E', 3),
        ) + rect(x - 7, y + 12, 14, 18, '#F2B441'),
    ),
  )
  const wave = (i: number) => {
    const y = h * (0.62 + i * 0.1)
    const crest = w / (form === 'wide' ? 5 : 2)
    return path(
      `M${f1(-i * 90 - 60)} ${f1(y)}${repeat(9, () => `c${f1(crest * 0.3)} 0 ${f1(crest * 0.34)} ${f1(-76 * k)} ${f1(crest * 0.62)} ${f1(-70 * k)}c${f1(-crest * 0.14)} ${f1(20 * k)} ${f1(-crest * 0.06)} ${f1(70 * k)} ${f1(crest * 0.38)} ${f1(70 * k)}`)}V${h}H-200Z`,
      WATER[i] ?? WATER[0],
      edged('#E9E1C9', 3),
    )
  }
  const moon = path(`M${f1(w * 0.16)} 110a46 46 0 1 0 40 66a40 40 0 0 1 -40 -66Z`, '#E9E1C9')
  return layers(
    fading(
      'sky',
      [
        [0, '#0A1224'],
        [0.6, '#2F4C70'],
      ],
      [w, h],
    ),
    grained('cloud', rect(0, 0, w, h * 0.5, '#8A94A8', 'fill-opacity=".2"')),
    moon,
    `<g transform="translate(${w} ${f1(h * 0.72)}) scale(${-k} ${k})">${cliff}</g>`,
    repeat(4, wave),
    line(
      drops('karayel', [w * 1.1, h], { n: 120, dx: -26, dy: 58 }),
      '#E9E1C9',
      2,
      'stroke-opacity=".34"',
    ),
    dusk(form, '#03060F', 0.66, 0.44),
  )
}
