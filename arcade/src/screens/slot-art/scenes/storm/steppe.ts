import { f1 } from '@zar/art/geometry/numbers'
import { fading } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { grained } from '@zar/art/slots/textures/grains'
import { ridges } from '@zar/art/slots/textures/scatter'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

const CLOUD =
  'M-190 30C-230 -10 -170 -60 -120 -40C-100 -100 20 -110 50 -50C110 -80 200 -40 180 30C130 50 -130 50 -190 30Z'
const CLOUDS = [
  [0.12, 0.1, 1.5, '#20263F'],
  [0.86, 0.08, 1.7, '#1B2138'],
  [0.5, 0.02, 2, '#252C48'],
  [0.05, 0.26, 0.9, '#343D5E'],
  [0.95, 0.28, 1, '#343D5E'],
] as const
const GRASS = ['#B98A3E', '#8A6A2E', '#5E4A22'] as const

/** A bolt of lightning, which the scene shows only when one has landed on the loom. */
export const bolt = (x: number, y: number, size: number): string =>
  moved(
    x,
    y,
    size,
    path(
      'M0 0L-34 120L-6 116L-52 250L-18 240L-46 350L46 190L10 198L44 96L14 100L34 0Z',
      '#FFE9A8',
      `${edged('#F2B441', 4)} stroke-linejoin="round"`,
    ),
  )

/** Where bolts strike. */
export const BOLTS = [
  [150, 150, 0.95],
  [1306, 190, 0.8],
] as const

const TENT = layers(
  path('M-90 0V-50C-84 -60 84 -60 90 -50V0Z', '#E9DFC6', edged('#2A1608', 4)),
  path(
    'M-98 -46C-60 -96 -24 -110 0 -112C24 -110 60 -96 98 -46C50 -60 -50 -60 -98 -46Z',
    '#C9B78C',
    edged('#2A1608', 4),
  ),
  path('M-90 -38H90V-24H-90Z', '#A62F20'),
  path(
    repeat(11, (i) => `M${-86 + i * 16} -25l8 -12l8 12Z`),
    '#F2B441',
  ),
  rect(-20, -46, 40, 46, '#14456B', edged('#2A1608', 3)),
  path('M-14 -112h28v-8h-28Z', '#2A1608'),
)

function grass(w: number, h: number, n: number): string {
  const random = stream('ot')
  return repeat(n, (i) => {
    const [x, y, l] = [random() * w, h * (0.76 + random() * 0.24), 12 + random() * 26]
    return `<path d="M${f1(x)} ${f1(y)}q${f1(l * 0.5)} ${f1(-l)} ${f1(l * 1.1)} ${f1(-l * 0.8)}" stroke="${GRASS[i % 3]}" stroke-width="2.5" fill="none"/>`
  })
}

/** Felt tents on the steppe under a thunderhead. */
export const steppe: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const isTall = form === 'tall'
  const tents = isTall
    ? ''
    : moved(140, h * 0.79, 1.1, TENT) +
      moved(1330, h * 0.8, 1.25, TENT) +
      moved(270, h * 0.755, 0.5, TENT)
  return layers(
    fading(
      'storm',
      [
        [0, '#161A2E'],
        [0.35, '#2B3450'],
        [0.6, '#6B6A6E'],
        [0.72, '#C99A5A'],
        [0.73, '#7A5A2A'],
        [1, '#2E2010'],
      ],
      [w, h],
    ),
    grained('cloud', rect(0, 0, w, h * 0.66, '#A9B6D6', 'fill-opacity=".22"')),
    each(CLOUDS, ([x, y, size, colour]) => moved(w * x, h * y, size, path(CLOUD, colour))),
    ridges(
      's1',
      [w, h],
      [
        [h * 0.66, '#4A4A58'],
        [h * 0.71, '#5A4A34'],
      ],
      h * 0.05,
    ),
    tents,
    grass(w, h, isTall ? 60 : 190),
    dusk(form, '#0A0A12', 0.6, 0.46),
  )
}
