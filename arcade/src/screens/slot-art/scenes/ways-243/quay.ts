import { f1 } from '@zar/art/geometry/numbers'
import { fading } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { bothSides, flock } from '../parts.ts'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

const MASTS = [
  [0.06, 380],
  [0.17, 270],
  [0.86, 300],
  [0.95, 400],
] as const

const fish = (x: number, y: number, colour: string) =>
  path(
    `M${x - 40} ${y}C${x - 20} ${y - 20} ${x + 16} ${y - 20} ${x + 34} ${y - 2}L${x + 54} ${y - 18}V${y + 16}L${x + 34} ${y + 2}C${x + 16} ${y + 18} ${x - 20} ${y + 18} ${x - 40} ${y}Z`,
    colour,
    edged('#03242E', 3),
  ) + disk(x - 24, y - 3, 4, '#03242E')

const CRATE = layers(
  path('M-112 -26L-80 -56L-40 -40L0 -60L44 -42L84 -58L112 -26Z', '#E9FBFF', edged('#6FA9BE', 2)),
  fish(-44, -40, '#7FC3D8'),
  fish(42, -44, '#F2B5A4'),
  path('M-124 -26H124L112 46H-112Z', '#C9A878', edged('#4A3018', 4)),
  line('M-118 10H118', '#4A3018', 3),
)

/** A quay at six in the morning: masts, gulls, crates of fish on ice. */
export const quay: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const mast = ([x, high]: readonly [number, number]) => {
    const [mx, foot] = [w * x, h * 0.62]
    return layers(
      line(
        `M${f1(mx)} ${f1(foot)}V${f1(foot - high)}M${f1(mx)} ${f1(foot - high)}L${f1(mx - 80)} ${f1(foot)}M${f1(mx)} ${f1(foot - high)}L${f1(mx + 80)} ${f1(foot)}`,
        '#3A2A1E',
        3,
      ),
      line(`M${f1(mx)} ${f1(foot)}V${f1(foot - high)}`, '#5A3A1E', 9),
      path(`M${f1(mx)} ${f1(foot - high)}l44 12l-44 14Z`, '#E5563F'),
      path(
        `M${f1(mx - 110)} ${f1(foot - 10)}H${f1(mx + 110)}C${f1(mx + 96)} ${f1(foot + 34)} ${f1(mx - 96)} ${f1(foot + 34)} ${f1(mx - 110)} ${f1(foot - 10)}Z`,
        '#1E6E7A',
        edged('#03242E', 4),
      ),
    )
  }
  const crate = moved(form === 'wide' ? 120 : 40, h * 0.82, k, CRATE)
  const stripes = repeat(Math.ceil(w / 90), (i) =>
    path(
      `M${i * 90} 0h90V${54 * k}q-45 ${40 * k} -90 0Z`,
      i % 2 ? '#F7F0DF' : '#E5563F',
      edged('#04303C', 2),
    ),
  )
  const gulls = [
    [w * 0.1, h * 0.2, 26],
    [w * 0.16, h * 0.14, 18],
    [w * 0.9, h * 0.24, 28],
    [w * 0.84, h * 0.16, 16],
  ] as const
  return layers(
    fading(
      'sky',
      [
        [0, '#2F8F9A'],
        [0.4, '#BFE3DA'],
        [0.62, '#F7DDB0'],
      ],
      [w, h],
    ),
    each(MASTS, mast),
    rect(0, h * 0.63, w, h * 0.2, '#1E7A86'),
    line(
      repeat(8, (i) => `M0 ${f1(h * 0.65 + i * 18)}q50 -8 100 0${'t100 0'.repeat(14)}`),
      '#8FD6D2',
      2.5,
      'stroke-opacity=".5"',
    ),
    grained('stone', rect(0, h * 0.82, w, h * 0.18, '#5A6A6A')),
    line(flock(gulls), '#F7F0DF', 4, 'stroke-linecap="round"'),
    bothSides(w, crate),
    stripes,
    dusk(form, '#03242E', 0.6, 0.48),
  )
}
