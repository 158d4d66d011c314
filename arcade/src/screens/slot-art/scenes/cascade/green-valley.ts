import { f1 } from '@zar/art/geometry/numbers'
import { fading } from '@zar/art/slots/drawing/gradient'
import { each, layers, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { ridges } from '@zar/art/slots/textures/scatter'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

type Spot = readonly [x: number, y: number, size: number]

const CLOUDS: Record<'wide' | 'tall', readonly Spot[]> = {
  wide: [
    [170, 150, 1.2],
    [1240, 130, 1.4],
    [420, 110, 0.7],
    [980, 120, 0.6],
  ],
  tall: [
    [70, 110, 0.7],
    [330, 90, 0.6],
  ],
}

const CLOUD = path(
  'M-80 0C-90 -30 -50 -44 -36 -26C-24 -60 34 -60 42 -22C66 -38 96 -18 84 0Z',
  '#fff',
  'fill-opacity=".85"',
)

const TREE = layers(
  path('M-4 0h8v-26h-8Z', '#4A2E14'),
  path('M0 -96C24 -70 30 -40 18 -20L-18 -20C-30 -40 -24 -70 0 -96Z', '#1F5F44'),
  path('M0 -96C-14 -70 -20 -40 -10 -20L-18 -20C-30 -40 -24 -70 0 -96Z', '#347F57'),
)

/** A green valley with a pool, behind an aqueduct. */
export const greenValley: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const isTall = form === 'tall'
  const random = stream('agac')
  const tree = () => {
    const x = random() * w
    const y = h * (0.6 + random() * 0.12)
    return moved(x, y, (isTall ? 0.6 : 0.8) + random() * 0.5, TREE)
  }
  const wave = (i: number) =>
    `<path d="M0 ${f1(h * (0.79 + i * 0.025))}${'q20 -7 40 0t40 0'.repeat(Math.ceil(w / 80))}" fill="none" stroke="#8FE0EA" stroke-opacity="${f1(0.5 - i * 0.045)}" stroke-width="3"/>`
  return layers(
    fading(
      'sky',
      [
        [0, '#7FC7E6'],
        [0.4, '#CFEBE6'],
        [0.6, '#F3EBC8'],
        [1, '#F3EBC8'],
      ],
      [w, h],
    ),
    each(CLOUDS[form], ([x, y, size]) => moved(x, y, size, CLOUD)),
    ridges(
      'g1',
      [w, h],
      [
        [h * 0.4, '#8FBF9A'],
        [h * 0.5, '#5E9E73'],
        [h * 0.62, '#3C7F57'],
      ],
      h * 0.09,
    ),
    repeat(isTall ? 8 : 26, tree),
    rect(0, h * 0.78, w, h * 0.22, '#1A6F86'),
    repeat(9, wave),
    dusk(form, '#04222E', 0.6, 0.5),
  )
}
