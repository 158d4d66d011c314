import { f1 } from '../../geometry/numbers.ts'
import { blend } from '../../palette.ts'
import { fading } from '../drawing/gradient.ts'
import { repeat } from '../drawing/pen.ts'
import { stream } from '../drawing/stream.ts'
import { grained } from '../textures/grains.ts'
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

/** A woven field under the loom's beam, lightning in the cloth. */
const loom: Ground = ({ lit, deep, accent }) => {
  const foot = FLOOR - 4
  const warp = (i: number) => line(`M${26 + i * 6} 20V${foot}`, '#EADBBE', 1.6)
  const tooth = (i: number) =>
    path(
      `M${f1(22 + i * 19.7)} 52L${f1(31.8 + i * 19.7)} 70L${f1(41.7 + i * 19.7)} 52Z`,
      i % 2 ? '#F3E7CB' : accent,
    )
  return layers(
    fading(
      'sky',
      [
        [0, deep],
        [0.6, lit],
        [1, blend(lit, deep, 0.5)],
      ],
      SIZE,
    ),
    repeat(42, warp),
    grained('wool', rect(22, 52, 256, foot - 40, blend('#5E1D1C', deep, 0.4))),
    repeat(13, tooth),
    rect(34, 78, 232, 220, blend(lit, deep, 0.62)),
    line(
      'M60 78L30 190L70 186L44 300M246 78L222 170L256 168L236 300',
      accent,
      7,
      'stroke-opacity=".5" stroke-dasharray="9 5"',
    ),
    grained('wood', rect(6, 12, 288, 26, '#8A5730', 'rx="11"')),
    rect(6, 12, 288, 26, 'none', `rx="11" ${edged('#2A1608', 2.5)}`),
  )
}

const SLABS = [
  [0, 0, 150, 104],
  [150, 0, 150, 104],
  [-75, 104, 150, 104],
  [75, 104, 150, 104],
  [225, 104, 150, 104],
  [0, 208, 150, 110],
  [150, 208, 150, 110],
] as const

/** A vault of lapis slabs with gold corners. */
const lapis: Ground = () =>
  layers(
    grained('stone', whole('#1B2F94')),
    each(SLABS, ([x, y, w, h]) => rect(x, y, w, h, 'none', edged('#060A2E', 5))),
    line(
      'M20 30l40 28l-12 30M220 16l30 40l34 6M30 240l60 20l20 40M210 250l36 -18l44 30',
      '#E8BE62',
      2.5,
      'stroke-opacity=".8"',
    ),
    rays([150, 160, 150], 24, '#E8BE62', 0.16),
    path('M0 0h52l-52 52ZM300 0h-52l52 52Z', '#E8BE62', edged('#4A2E06', 3)),
    disk(16, 16, 7, '#C4412E'),
    disk(284, 16, 7, '#C4412E'),
  )

const WINDOWS = [
  [262, 150],
  [284, 136],
  [278, 178],
  [256, 196],
] as const
const WATER = ['#234B7A', '#16335C', '#0C1F3E'] as const

/** A night squall: rain, a cliff village and high waves. */
const squall: Ground = (_, word) => {
  const rain = (i: number) => {
    const random = stream(word + i)
    const [x, y] = [random() * 340, random() * 260]
    return `<path d="M${f1(x)} ${f1(y)}l-22 40" stroke="#E9E1C9" stroke-opacity="${f1(0.2 + random() * 0.4)}" stroke-width="2.2"/>`
  }
  const wave = (i: number) =>
    path(
      `M-20 ${FLOOR + 20}V${214 + i * 32}C40 ${206 + i * 32} 70 ${150 + i * 34} 130 ${166 + i * 34}C104 ${178 + i * 32} 112 ${214 + i * 32} 160 ${216 + i * 32}C220 ${214 + i * 32} 250 ${190 + i * 32} 320 ${208 + i * 32}V${FLOOR + 20}Z`,
      WATER[i] ?? WATER[0],
      edged('#E9E1C9', 3),
    )
  return layers(
    fading(
      'night',
      [
        [0, '#0A1224'],
        [1, '#2F4C70'],
      ],
      SIZE,
    ),
    repeat(46, rain),
    path(`M232 ${FLOOR}L222 176L250 120L310 96V${FLOOR}Z`, '#0A1020'),
    each(WINDOWS, ([x, y]) => rect(x, y, 9, 11, '#F2B441')),
    repeat(3, wave),
  )
}

export const STORM = { loom, lapis, squall }
