import { f1 } from '@zar/art/geometry/numbers'
import { fading } from '@zar/art/slots/drawing/gradient'
import { disk, each, layers, line, path } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { bothSides } from '../parts.ts'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

const CORAL =
  'M0 60V-40M0 -10L-50 -70V-130M-50 -76L-84 -104M0 -40L44 -110V-170M44 -110L84 -140M0 20L60 -30V-66M0 20L-62 -14'
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
const coral = (colour: string) => line(CORAL, '#5A1A14', 30, ROUND) + line(CORAL, colour, 22, ROUND)

const FISH = [
  [0.08, 0.22, 1],
  [0.15, 0.34, 0.7],
  [0.9, 0.28, 1.1],
  [0.84, 0.16, 0.6],
  [0.94, 0.52, 0.8],
] as const

const FISH_SHAPE = path(
  'M-40 0C-20 -22 16 -22 34 -2L56 -18V18L34 2C16 22 -20 22 -40 0Z',
  '#0D6E78',
  'fill-opacity=".55"',
)

/** A clear bay from below: nets of light on sand, coral at both sides. */
export const coralBay: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const fish = ([x, y, size]: readonly [number, number, number]) =>
    moved(w * x, h * y, size, FISH_SHAPE)
  const net = (i: number) =>
    `M0 ${f1(h * 0.72 + i * 34)}q${f1(w / 24)} ${i % 2 ? 26 : -22} ${f1(w / 12)} 0${`t${f1(w / 12)} 0`.repeat(11)}`
  const ray = (i: number) =>
    path(
      `M${f1(w * (0.12 + i * 0.17))} 0h${f1(w * 0.05)}l${f1(w * 0.08)} ${h}h${f1(-w * 0.12)}Z`,
      '#EAFBF6',
      'fill-opacity=".12"',
    )
  const random = stream('kabarcik')
  return layers(
    fading(
      'sky',
      [
        [0, '#7FE0D6'],
        [0.4, '#27B9B4'],
        [1, '#0A5A68'],
      ],
      [w, h],
    ),
    repeat(5, ray),
    each(FISH, fish),
    path(
      `M0 ${f1(h * 0.74)}q${f1(w * 0.25)} ${f1(-h * 0.06)} ${f1(w * 0.5)} 0t${f1(w * 0.5)} 0V${h}H0Z`,
      '#E3CF9A',
    ),
    line(repeat(7, net), '#FFF8E0', 3, 'stroke-opacity=".5"'),
    bothSides(
      w,
      moved(70 * k, h * 0.84, 1.15 * k, coral('#F26A50')) +
        moved(190 * k, h * 0.88, 0.75 * k, coral('#C77DA0')),
    ),
    repeat(26, () =>
      disk(
        random() * w,
        h * random() * 0.8,
        3 + random() * 8,
        'none',
        `stroke="#EAFBF6" stroke-opacity=".6" stroke-width="2"`,
      ),
    ),
    dusk(form, '#03242E', 0.62, 0.46),
  )
}
