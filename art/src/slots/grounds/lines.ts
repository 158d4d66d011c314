import { f1 } from '../../geometry/numbers.ts'
import { blend } from '../../palette.ts'
import { fading, glow, radial } from '../drawing/gradient.ts'
import { repeat } from '../drawing/pen.ts'
import { iznik } from '../textures/patterns.ts'
import { ridges, starDust } from '../textures/scatter.ts'
import {
  disk,
  each,
  edged,
  FLOOR,
  type Ground,
  HEIGHT,
  layers,
  line,
  path,
  rays,
  rect,
  WIDTH,
  whole,
} from './ground.ts'

const SIZE = [WIDTH, HEIGHT] as const

/** A kiosk's arch in an İznik wall. */
const kiosk: Ground = ({ lit, deep, accent }) => {
  const foot = FLOOR - 4
  const tiles = {
    ground: '#F7F0DF',
    stem: blend('#16845F', deep, 0.2),
    red: accent,
    blue: blend(lit, '#1F4FB8', 0.4),
  }
  return layers(
    iznik('tiles', tiles, 62),
    radial(
      'depth',
      [
        [0, blend(lit, '#FFFFFF', 0.12)],
        [0.5, blend(lit, deep, 0.4)],
        [1, deep],
      ],
      { y: 0.42, r: 0.7 },
    ),
    whole('url(#tiles)'),
    path(`M34 ${foot}V150C34 84 96 62 150 18C204 62 266 84 266 150V${foot}Z`, deep),
    path(`M42 ${foot}V152C42 92 100 70 150 30C200 70 258 92 258 152V${foot}Z`, '#F7F0DF'),
    path(`M49 ${foot}V154C49 98 104 78 150 40C196 78 251 98 251 154V${foot}Z`, 'url(#depth)'),
    path(
      `M49 ${foot}V276C90 262 130 284 170 270S230 266 251 276V${foot}Z`,
      blend(deep, '#0B4A36', 0.45),
    ),
  )
}

/** A dusk orchard through a carved lattice, with an open medallion. */
const orchard: Ground = (_, word) => {
  const lath = (i: number) =>
    path(
      `M${-140 + i * 56} -6L${60 + i * 56} 320M${20 + i * 56} -6L${-180 + i * 56} 320`,
      'none',
      'stroke-opacity=".5"',
    )
  return layers(
    fading(
      'dusk',
      [
        [0, '#5A1430'],
        [0.55, '#D9552F'],
        [1, '#F2A24B'],
      ],
      SIZE,
    ),
    ridges(
      word,
      SIZE,
      [
        [232, '#7A2A3A'],
        [268, '#3A0F1E'],
      ],
      26,
    ),
    `<g stroke="#3A140C" stroke-width="7">${repeat(9, lath)}</g>`,
    path(
      'M150 34C214 34 252 92 252 156S214 280 150 280S48 220 48 156S86 34 150 34Z',
      '#2A070A',
      edged('#8A4A22', 12),
    ),
    path(
      'M150 42C208 42 243 96 243 156S208 272 150 272S57 216 57 156S92 42 150 42Z',
      '#6E1A1C',
      edged('#F2B441', 3),
    ),
    rays([150, 158, 106], 20, '#F2B441', 0.14),
  )
}

const LANTERNS = [
  [44, 190, 7],
  [250, 176, 8],
  [96, 120, 6],
  [208, 96, 5],
  [268, 84, 4],
  [30, 70, 4],
] as const

/** Lanterns over a strait at night. */
const strait: Ground = (_, word) => {
  const lantern = (x: number, y: number, r: number) =>
    path(
      `M${x - r} ${f1(y - r * 1.3)}h${2 * r}l${f1(r * 0.4)} ${f1(2.6 * r)}h${f1(-2.8 * r)}Z`,
      '#FFD98A',
      edged('#8A3A12', 1.5),
    )
  return layers(
    fading(
      'night',
      [
        [0, '#060A22'],
        [0.5, '#1A2A78'],
        [0.64, '#D98A4B'],
        [0.65, '#101C58'],
        [1, '#070B20'],
      ],
      SIZE,
    ),
    starDust(word, 46, WIDTH, 180),
    each(
      LANTERNS,
      ([x, y, r], i) => glow(`lamp${i}`, [x, y, r * 6], '#FFB95A', 0.8) + lantern(x, y, r),
    ),
    repeat(12, (i) =>
      line(
        `M${110 - i * 3} ${212 + i * 9}q20 -5 40 0t40 0`,
        '#F2B441',
        3,
        `stroke-opacity="${f1(0.75 - i * 0.055)}"`,
      ),
    ),
    glow('great', [150, 150, 130], '#FFCE73', 0.55),
  )
}

/** The desert road through an inn's gate. */
const innGate: Ground = (_, word) =>
  layers(
    fading(
      'noon',
      [
        [0, '#F3C878'],
        [1, '#C9652B'],
      ],
      SIZE,
    ),
    disk(150, 130, 84, '#FFE9BD', 'fill-opacity=".75"'),
    ridges(
      word,
      SIZE,
      [
        [206, '#C97A3A'],
        [246, '#A4552A'],
        [276, '#7A3A1E'],
      ],
      34,
    ),
    path('M0 0H300V330H262V128C262 76 214 52 150 24C86 52 38 76 38 128V330H0Z', '#5A2A12'),
    line('M262 330V128C262 76 214 52 150 24C86 52 38 76 38 128V330', '#F2B441', 5),
    repeat(
      8,
      (i) => rect(4, 18 + i * 40, 28, 4, '#8A4A22') + rect(268, 18 + i * 40, 28, 4, '#8A4A22'),
    ),
  )

export const LINES = { kiosk, orchard, strait, 'inn-gate': innGate }
