import { f1 } from '../../geometry/numbers.ts'
import { blend } from '../../palette.ts'
import { luminance } from '../drawing/glazes.ts'
import { fading } from '../drawing/gradient.ts'
import { point, repeat } from '../drawing/pen.ts'
import { stream } from '../drawing/stream.ts'
import { ridges } from '../textures/scatter.ts'
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
  rect,
  WIDTH,
  whole,
} from './ground.ts'

const SIZE = [WIDTH, HEIGHT] as const

/** A banner on a rope before cut-paper hills. */
const banner: Ground = ({ lit, deep, accent }, word) => {
  const cloth = luminance(accent) > 0.85 ? lit : accent
  const rope = 'M-10 10C90 34 210 34 310 10'
  const flag = 'M74 24H226V248L150 290L74 248Z'
  return layers(
    fading(
      'dawn',
      [
        [0, deep],
        [0.6, lit],
        [1, blend(lit, deep, 0.5)],
      ],
      SIZE,
    ),
    disk(150, 196, 96, '#FFF1CF', 'fill-opacity=".5"'),
    ridges(
      word,
      SIZE,
      [
        [214, blend(lit, deep, 0.35)],
        [256, blend(lit, deep, 0.6)],
        [290, blend(lit, deep, 0.85)],
      ],
      44,
    ),
    line(rope, '#3A1F12', 7),
    line(rope, '#E0B878', 3.5, 'stroke-dasharray="7 5"'),
    path(flag, '#1b0d2a', 'transform="translate(5 9)" fill-opacity=".35"'),
    path(flag, cloth),
    path('M84 34H216V242L150 278L84 242Z', '#FBF1DC'),
    line('M90 40H210V238L150 271L90 238Z', cloth, 2, 'stroke-dasharray="6 5"'),
  )
}

const ICE = ['#E9FBFF', '#BFE3EE', '#9FD0E2'] as const

/** A striped awning over broken ice. */
const quay: Ground = ({ lit, deep, accent }, word) => {
  const random = stream(word)
  const stripe = (i: number) =>
    path(
      `M${i * 37.5} 0h37.5V62c0 24 -37.5 24 -37.5 0Z`,
      i % 2 ? '#F7F0DF' : accent,
      edged(deep, 2),
    )
  const ice = (i: number) => {
    const [x, y] = [random() * 310 - 5, 216 + random() * 96]
    const k = 16 + random() * 22
    const d = `M${f1(x)} ${f1(y)}l${f1(k)} ${f1(-k * 0.3)}l${f1(k * 0.5)} ${f1(k * 0.6)}l${f1(-k)} ${f1(k * 0.5)}Z`
    return path(d, ICE[i % 3] ?? ICE[0], edged('#6FA9BE', 1.2))
  }
  return layers(
    whole(blend(lit, '#DDF2EE', 0.45)),
    repeat(8, stripe),
    rect(0, 0, WIDTH, 12, deep),
    repeat(60, ice),
  )
}

const STORKS = [
  [64, 92],
  [240, 70],
  [262, 130],
  [40, 150],
] as const

/** A nest on tiled roofs under a spring sky. */
const roofs: Ground = () => {
  const tile = (row: number, i: number) =>
    path(
      `M${-14 + i * 28 + (row % 2) * 14} ${262 + row * 22}a14 20 0 0 0 28 0v-8h-28Z`,
      blend('#B8502E', '#7A2A18', ((i + row) % 3) / 3),
      edged('#5A1E10', 1.5),
    )
  return layers(
    fading(
      'sky',
      [
        [0, '#4FA3C4'],
        [1, '#F3E3BC'],
      ],
      SIZE,
    ),
    each(STORKS, ([x, y]) => line(`M${x - 18} ${y - 6}q10 -6 18 6q8 -12 18 -6`, '#174A5C', 3)),
    disk(150, 140, 98, '#FFF6E0', 'fill-opacity=".5"'),
    repeat(3, (row) => repeat(12, (i) => tile(row, i))),
    path('M86 236C110 222 190 222 214 236L202 256H98Z', '#8A6A3A', edged('#4A3414', 3)),
    line('M84 238l40 10M216 238l-44 12M110 232l60 18M190 230l-70 22', '#4A3414', 2.5),
  )
}

const HOUSES = [
  [0, 236, 90],
  [70, 256, 80],
  [170, 248, 90],
  [238, 232, 80],
] as const

/** White houses over the sea, the wind's eight points in the sky. */
const terraces: Ground = () => {
  const wind = (i: number) => {
    const [p, q] = [point(150, 150, 210, i * 30), point(150, 150, 210, i * 30 + 15)]
    const d = `M150 150L${f1(p[0])} ${f1(p[1])}L${f1(q[0])} ${f1(q[1])}Z`
    return path(d, '#F7F0DF', 'fill-opacity=".2"')
  }
  return layers(
    fading(
      'sea',
      [
        [0, '#1E6FC4'],
        [0.6, '#A9D8F2'],
        [0.61, '#1E6FB8'],
        [1, '#0B2C6B'],
      ],
      SIZE,
    ),
    repeat(12, wind),
    each(
      HOUSES,
      ([x, y, w]) =>
        path(`M${x} ${FLOOR}V${y}h${w}V${FLOOR}Z`, '#FBF6E8', edged('#8FB4D6', 2)) +
        path(`M${x + 10} ${y + 46}v-20a10 10 0 0 1 20 0v20Z`, '#2450C8'),
    ),
  )
}

export const WAYS_243 = { banner, quay, roofs, terraces }
