import { f1 } from '../../geometry/numbers.ts'
import { blend } from '../../palette.ts'
import { fading, glow, radial } from '../drawing/gradient.ts'
import { repeat } from '../drawing/pen.ts'
import { starDust } from '../textures/scatter.ts'
import {
  disk,
  each,
  FLOOR,
  type Ground,
  HEIGHT,
  layers,
  line,
  path,
  rect,
  WIDTH,
  whole,
} from './ground.ts'

const SIZE = [WIDTH, HEIGHT] as const
const RINGS = [
  [190, 70, -24],
  [178, 118, 36],
] as const

/** A night sky with an armillary's graduated rings. */
const armillary: Ground = ({ lit, deep, accent }, word) => {
  const ring = (rx: number, ry: number, colour: string, width: number, more = '') =>
    `<ellipse rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`
  return layers(
    radial(
      'sky',
      [
        [0, blend(lit, '#FFFFFF', 0.12)],
        [0.5, blend(lit, deep, 0.4)],
        [1, deep],
      ],
      { y: 0.42, r: 0.7 },
    ),
    whole(deep),
    whole('url(#sky)'),
    starDust(word, 60, WIDTH, FLOOR - 4),
    '<g transform="translate(150 158)">',
    each(RINGS, ([rx, ry, turn]) =>
      layers(
        `<g transform="rotate(${turn})">`,
        ring(rx, ry, '#2A1A06', 10),
        ring(rx, ry, blend(accent, '#E3B24E', 0.4), 6.5),
        ring(rx, ry, '#2A1A06', 3.5, ' stroke-dasharray="1.5 8"'),
        '</g>',
      ),
    ),
    '</g>',
    disk(150, 160, 100, lit, 'fill-opacity=".28"'),
  )
}

const CORALS = [
  [28, 262, '#F2B5A4'],
  [272, 262, '#F2B441'],
  [52, 280, '#7B3A63'],
] as const

/** A clear bay: beams of light, ripples and corals on sand. */
const bay: Ground = () => {
  const beam = (i: number) =>
    path(`M${30 + i * 70} -10L${i * 90 - 40} 330H${i * 90 + 20}Z`, '#EFFFFA', 'fill-opacity=".16"')
  const ripple = (i: number) =>
    line(
      `M-10 ${20 + i * 30}q18 -18 36 0${'t36 0'.repeat(8)}`,
      '#EFFFFA',
      2.5,
      `stroke-opacity="${f1(0.4 - i * 0.05)}"`,
    )
  const coral = (x: number, y: number, colour: string) =>
    line(
      `M${x} ${y + 26}C${x - 4} ${y} ${x - 22} ${y - 6} ${x - 16} ${y - 36}M${x} ${y + 26}C${x} ${y - 10} ${x + 4} ${y - 20} ${x} ${y - 52}M${x} ${y + 26}C${x + 4} ${y} ${x + 20} ${y - 6} ${x + 18} ${y - 32}`,
      colour,
      8,
      'stroke-linecap="round"',
    )
  return layers(
    fading(
      'water',
      [
        [0, '#5FE0D6'],
        [0.6, '#1B8C96'],
        [1, '#06404C'],
      ],
      SIZE,
    ),
    repeat(4, beam),
    repeat(7, ripple),
    path(`M0 ${FLOOR + 10}V258C50 236 110 268 170 252S260 240 300 262V${FLOOR + 10}Z`, '#E9D3A0'),
    each(CORALS, ([x, y, colour]) => coral(x, y, colour)),
  )
}

const SILKS = [
  ['#C2497B', 20],
  ['#F2B441', 84],
  ['#27B9B4', 150],
  ['#7B3A63', 214],
  ['#E5563F', 272],
] as const

/** Dyed silk hung before an arcade. */
const silks: Ground = () => {
  const cloth = (colour: string, x: number, i: number) => {
    const y = (i % 2) * 46
    return (
      path(
        `M${x - 28} 0C${x - 20} 60 ${x - 34} 120 ${x - 24} ${170 + y}C${x - 8} ${184 + y} ${x + 8} ${184 + y} ${x + 24} ${170 + y}C${x + 34} 120 ${x + 20} 60 ${x + 28} 0Z`,
        colour,
        'fill-opacity=".92"',
      ) +
      line(
        `M${x - 10} 0C${x - 4} 60 ${x - 12} 120 ${x - 6} ${172 + y}M${x + 12} 0C${x + 8} 60 ${x + 16} 120 ${x + 10} ${172 + y}`,
        '#fff',
        4,
        'stroke-opacity=".35"',
      )
    )
  }
  return layers(
    whole('#F3D9C4'),
    repeat(3, (i) =>
      path(
        `M${i * 110 - 16} ${FLOOR + 10}V90A48 56 0 0 1 ${i * 110 + 80} 90V${FLOOR + 10}Z`,
        '#7A2A4E',
      ),
    ),
    each(SILKS, ([colour, x], i) => cloth(colour, x, i)),
    rect(0, 0, WIDTH, 12, '#5A3418'),
    disk(150, 164, 94, '#3A0F2E', 'fill-opacity=".5"'),
    glow('silk', [150, 164, 110], '#FFF1E8', 0.55),
  )
}

export const ANYWHERE = { armillary, bay, silks }
