import { blend } from '../../palette.ts'
import { glow } from '../drawing/gradient.ts'
import { petals, repeat, starOf } from '../drawing/pen.ts'
import { grained } from '../textures/grains.ts'
import { starDust } from '../textures/scatter.ts'
import {
  disk,
  each,
  edged,
  FLOOR,
  type Ground,
  layers,
  line,
  path,
  rect,
  WIDTH,
  whole,
} from './ground.ts'

/** Three drums behind brass bars. */
const drums: Ground = ({ lit, deep, accent }) => {
  const height = FLOOR - 4
  const strip = (x: number, w: number, paper: string) =>
    rect(x, 0, w, height, paper) + rect(x, 0, w, height, 'url(#drum)')
  const bar = (x: number) =>
    rect(x, 0, 18, height, blend(lit, deep, 0.25)) + rect(x + 6, 0, 6, height, 'url(#brass)')
  return layers(
    whole(deep),
    strip(-16, 62, '#D9C8A4'),
    strip(254, 62, '#D9C8A4'),
    strip(64, 172, '#F6EBD2'),
    bar(46),
    bar(236),
    disk(150, 156, 98, lit, 'fill-opacity=".2"'),
    line('M64 62H236M64 252H236', '#B9A277', 2),
    rect(68, 66, 164, 182, 'none', edged(accent, 6)),
  )
}

const HILLS = [
  [30, 214],
  [96, 196],
  [160, 208],
  [226, 190],
  [280, 216],
  [64, 246],
  [198, 244],
] as const

/** Seven hills at night, a lit window on each, in an enamelled frame. */
const sevenHills: Ground = ({ lit, deep, accent }, word) => {
  const hill = (x: number, y: number) =>
    `M${x - 74} ${FLOOR}C${x - 50} ${y + 30} ${x - 26} ${y} ${x} ${y}S${x + 50} ${y + 30} ${x + 74} ${FLOOR}Z`
  const tin = (colour: string, width: number) =>
    rect(4, 4, WIDTH - 8, FLOOR + 20, 'none', edged(colour, width))
  return layers(
    whole(deep),
    starDust(word, 50, WIDTH, 150),
    glow('moon', [150, 150, 170], '#8DB4F4', 0.5),
    each(
      HILLS,
      ([x, y], i) =>
        path(hill(x, y), blend(lit, deep, i < 5 ? 0.25 : 0.6), edged(deep, 3)) +
        rect(x - 5, y + 18, 10, 14, '#FFCE73', 'rx="5"'),
    ),
    tin('#F7F0DF', 12),
    tin(accent, 8),
  )
}

const FLAME =
  'M-40 0C-46 -50 -14 -60 -20 -110C10 -84 6 -56 12 -44C18 -58 26 -62 26 -80C50 -50 46 -20 40 0Z'
const FLAMES = [
  [20, 1],
  [80, 1.3],
  [150, 1.6],
  [222, 1.25],
  [282, 1],
] as const

/** A fire behind riveted iron. */
const brazier: Ground = () => {
  const iron = edged('#0a0405', 3)
  const flame = (x: number, size: number, colour: string) =>
    path(FLAME, colour, `transform="translate(${x} 320) scale(${size})"`)
  return layers(
    whole('#170404'),
    glow('fire', [150, 250, 220], '#FF8A3A', 0.9),
    each(FLAMES, ([x, size]) => flame(x, size, '#D9472B') + flame(x, size * 0.6, '#FFCE73')),
    rect(0, 0, WIDTH, 30, '#241a1c', iron),
    each([20, 85, 150, 215, 280], (x) => disk(x, 15, 6, '#5a4a4c', edged('#0a0405', 2))),
    each([0, 286], (x) => rect(x, 0, 14, 330, '#241a1c', iron)),
  )
}

/** Three drawers of rosewood with shell lozenges, and a great star of shell. */
const drawers: Ground = ({ lit }) => {
  const lozenges = (y: number) =>
    repeat(17, (i) => {
      const d = `M${22 + i * 16} ${y + 9}l7 -5l7 5l-7 5ZM${22 + i * 16} ${y + 81}l7 -5l7 5l-7 5Z`
      return path(d, i % 2 ? '#F2B5A4' : '#B7D3C9')
    })
  const front = (y: number) =>
    rect(14, y, 272, 90, blend(lit, '#1B0A16', 0.5), `rx="6" ${edged('#120508', 3)}`)
  return layers(
    grained('wood', whole(blend(lit, '#2A0A10', 0.45))),
    each([14, 110, 206], (y) => front(y) + lozenges(y)),
    path(starOf(150, 156, 8, 96), '#1B0A16', edged('#B7D3C9', 5)),
    line(starOf(150, 156, 8, 84), '#F2B5A4', 2),
    path(petals(150, 156, 16, 56, 78, 6), '#DDEBE6'),
  )
}

export const CLASSIC = { drums, 'seven-hills': sevenHills, brazier, drawers }
