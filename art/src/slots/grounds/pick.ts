import { blend } from '../../palette.ts'
import { fading } from '../drawing/gradient.ts'
import { petals, repeat, starOf } from '../drawing/pen.ts'
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

const SHELVES = [
  [20, 20, 128, 92],
  [152, 20, 128, 92],
  [20, 122, 260, 186],
] as const

/** A cupboard's compartments. */
const cupboard: Ground = ({ lit, deep, accent }) => {
  const dark = '#1B0F08'
  const niche = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, blend(lit, '#4A2A14', 0.45)) +
    path(`M${x} ${y}h${w}v16h${-w}Z`, dark, 'fill-opacity=".4"') +
    path(`M${x} ${y}h10v${h}h-10Z`, dark, 'fill-opacity=".25"')
  const board = (y: number, h: number) => rect(10, y, 280, h, '#A8703E', edged('#2A1608', 2))
  return layers(
    whole(blend(accent, '#000000', 0.25)),
    rect(16, 16, 268, 300, dark),
    each(SHELVES, ([x, y, w, h]) => niche(x, y, w, h)),
    board(110, 13),
    rect(10, 110, 280, 4, '#D9A468'),
    board(298, 14),
    path('M0 0H300V316H284V16H16V316H0Z', blend(accent, deep, 0.2), edged(deep, 2)),
    line('M8 8H292M8 8V316M292 8V316', '#E8BE62', 2),
  )
}

const WELLS = [
  [150, 50, 15],
  [96, 74, 12],
  [204, 74, 12],
  [56, 116, 11],
  [244, 116, 11],
  [120, 108, 11],
  [180, 108, 11],
  [26, 166, 10],
  [274, 166, 10],
] as const

/** A dome with star-shaped wells of light, the warm stone below. */
const hammam: Ground = () =>
  layers(
    whole('#7FA5A4'),
    path('M-20 230A170 200 0 0 1 320 230Z', '#A9C6C2'),
    each(WELLS, ([x, y, r]) => path(starOf(x, y, 8, r), '#FFF8E0', edged('#5F8886', 2))),
    path(
      'M150 50L60 330H240ZM96 74L-20 300H70ZM204 74L230 300H320Z',
      '#FFF8E0',
      'fill-opacity=".2"',
    ),
    path(
      `M-10 ${FLOOR + 10}V246L40 232H260L310 246V${FLOOR + 10}Z`,
      '#EEF2EC',
      edged('#7FA09C', 3),
    ),
    repeat(6, (i) => line(`M${i * 60 - 20} 248l30 68`, '#B9CEC9', 2.5)),
  )

/** Three rows of lace in a sunny room. */
const lace: Ground = () => {
  const scallop = (row: number, i: number) => {
    const [x, y] = [i * 38 - 4 + (row % 2) * 19, 8 + row * 30]
    const d = `M${x - 19} ${y}a19 24 0 0 0 38 0Z`
    return (
      path(d, '#FFF8F2', `fill-opacity=".92" ${edged('#B06A86', 1.5)}`) +
      path(petals(x, y + 9, 5, 1, 8, 28), '#C77DA0')
    )
  }
  return layers(
    fading(
      'sun',
      [
        [0, '#F7D9E0'],
        [1, '#C9869E'],
      ],
      [WIDTH, HEIGHT],
    ),
    each([2, 1, 0], (row) => repeat(9, (i) => scallop(row, i))),
    path(`M0 ${FLOOR + 10}V256C60 236 240 236 300 256V${FLOOR + 10}Z`, '#7A4A6A'),
    disk(150, 176, 112, '#FFF1E8', 'fill-opacity=".42"'),
  )
}

export const PICK = { cupboard, hammam, lace }
