import { fading } from '@zar/art/slots/drawing/gradient'
import { disk, each, layers, path } from '@zar/art/slots/drawing/marks'
import { ridges } from '@zar/art/slots/textures/scatter'
import { drawThing, placed } from '@zar/art/slots/thing'
import { VALLEY } from '@zar/art/slots/things/valley'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

type Spot = readonly [x: number, y: number, size: number]

const CHIMNEYS: Record<'wide' | 'tall', readonly Spot[]> = {
  wide: [
    [70, 0.92, 1.75],
    [190, 0.94, 1.2],
    [286, 0.97, 0.8],
    [1372, 0.93, 1.9],
    [1256, 0.95, 1.25],
    [1150, 0.98, 0.85],
  ],
  tall: [
    [30, 0.98, 0.9],
    [360, 0.98, 1.1],
  ],
}

const BALLOONS = [
  ['balonturkuaz', 118, 250, 150],
  ['balonsafran', 1330, 200, 190],
  ['balonkirmizi', 66, 470, 74],
  ['balonsafran', 232, 128, 56],
  ['balonkirmizi', 1226, 420, 82],
  ['balonturkuaz', 1400, 500, 58],
] as const

/** A stone chimney with its cap. */
function chimney(i: number): string {
  const [shaft, cap] = i % 2 ? ['#743462', '#4A1F48'] : ['#8A3E6E', '#57234E']
  const outline = 'M-46 0C-40 -80 -26 -130 -16 -170L16 -170C26 -130 40 -80 46 0Z'
  return layers(
    path(outline, '#1b0d2a', 'transform="translate(5 6)" fill-opacity=".25"'),
    path(outline, shaft),
    path(
      'M-16 -170L0 -170C-4 -110 -8 -60 -10 0H-46C-40 -80 -26 -130 -16 -170Z',
      '#fff',
      'fill-opacity=".14"',
    ),
    path('M-34 -164C-30 -200 -12 -222 0 -232C14 -220 32 -200 34 -164Z', cap),
  )
}

/** Dawn over a valley of stone chimneys, balloons at the sides. */
export const valley: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const isTall = form === 'tall'
  const sun = (r: number, more = '') => disk(w * 0.5, h * 0.6, w * r, '#FFE6B0', more)
  const balloons = isTall
    ? ''
    : each(BALLOONS, ([name, x, y, size]) => placed(drawThing(VALLEY[name]), x, y, size))
  return layers(
    fading(
      'dawn',
      [
        [0, '#3C2C6E'],
        [0.3, '#8A4A86'],
        [0.55, '#E0788A'],
        [0.75, '#F7B98A'],
        [1, '#FBE0B0'],
      ],
      [w, h],
    ),
    sun(isTall ? 0.42 : 0.22),
    sun(isTall ? 0.55 : 0.3, 'fill-opacity=".25"'),
    ridges(
      'v1',
      [w, h],
      [
        [h * 0.6, '#C9658A'],
        [h * 0.68, '#A84C7C'],
      ],
      h * 0.06,
    ),
    each(CHIMNEYS[form], ([x, y, size], i) => moved(x, h * y, size, chimney(i))),
    ridges(
      'v2',
      [w, h],
      [
        [h * 0.86, '#6A2B5E'],
        [h * 0.93, '#3E1746'],
      ],
      h * 0.05,
    ),
    balloons,
    dusk(form, '#2A0F3A', 0.5, 0.55),
  )
}
