import { f1 } from '../../geometry/numbers.ts'
import { blend } from '../../palette.ts'
import { fading, glow } from '../drawing/gradient.ts'
import { repeat } from '../drawing/pen.ts'
import { grained } from '../textures/grains.ts'
import {
  each,
  edged,
  FLOOR,
  type Ground,
  HEIGHT,
  layers,
  path,
  rect,
  WIDTH,
  whole,
} from './ground.ts'

const SIZE = [WIDTH, HEIGHT] as const

/** A printed sheet: a beam over claw waves, in a rope border. */
const print: Ground = ({ lit, deep, accent }) => {
  const foot = FLOOR + 16
  const gouge = (i: number) =>
    `<path d="M-10 ${20 + i * 16}C90 ${30 + i * 16} 200 ${8 + i * 16} 310 ${22 + i * 16}" fill="none" stroke="${deep}" stroke-opacity="${f1(0.5 - i * 0.05)}" stroke-width="${f1(5 - i * 0.4)}"/>`
  const wave = (i: number) =>
    path(
      `M-40 ${foot}V${226 + i * 24}${'c20 0 34 -26 54 -24c-8 10 -4 22 14 24'.repeat(6)}V${foot}Z`,
      blend(blend(lit, deep, 0.55), deep, i * 0.28),
      `transform="translate(${i % 2 ? -24 : 0} 0)" ${edged(deep, 3)}`,
    )
  const border = (colour: string, width: number, more = '') =>
    rect(8, 8, 284, 300, 'none', edged(colour, width) + more)
  return layers(
    whole(blend('#F3E7CB', lit, 0.16)),
    path('M150 120L-30 10V150ZM150 120L330 10V150Z', '#FFD25E', 'fill-opacity=".55"'),
    repeat(9, gouge),
    repeat(4, wave),
    border(deep, 11),
    border('#F3E7CB', 7),
    border(accent, 7, ' stroke-dasharray="8 10"'),
  )
}

/** Two arches on a tiled court. */
const court: Ground = () => {
  const arch = (x: number) =>
    path(
      `M${x} ${FLOOR}V140C${x} 96 ${x + 40} 84 ${x + 70} 62C${x + 100} 84 ${x + 140} 96 ${x + 140} 140V${FLOOR}Z`,
      '#1F6F5A',
      edged('#F7F0DF', 9),
    ) +
    path(
      `M${x + 14} ${FLOOR}V146C${x + 14} 108 ${x + 46} 98 ${x + 70} 80C${x + 94} 98 ${x + 126} 108 ${x + 126} 146V${FLOOR}Z`,
      '#0B3A30',
    )
  const tile = (i: number) =>
    path(
      `M${(i % 10) * 30} ${268 + Math.floor(i / 10) * 24}l15 -12l15 12l-15 12Z`,
      i % 2 ? '#2F8A5B' : '#F7F0DF',
      edged('#0B3A30', 1.5),
    )
  return layers(
    fading(
      'noon',
      [
        [0, '#BFE3D6'],
        [1, '#F3EBD2'],
      ],
      SIZE,
    ),
    arch(-20),
    arch(180),
    repeat(20, tile),
    rect(0, 0, WIDTH, 26, '#F7F0DF'),
    rect(0, 20, WIDTH, 6, '#1F6F5A'),
    '<ellipse cx="150" cy="160" rx="80" ry="120" fill="#FFF6E0" fill-opacity=".8"/>',
  )
}

/** A niche of a marble wall, threads of water in it. */
const niche: Ground = () =>
  layers(
    grained('paper', whole('#DCE8E2')),
    path(
      `M20 ${FLOOR}V110C20 60 100 40 150 12C200 40 280 60 280 110V${FLOOR}Z`,
      '#9CC4BE',
      edged('#F7FBF6', 10),
    ),
    path(`M36 ${FLOOR}V114C36 74 104 56 150 32C196 56 264 74 264 114V${FLOOR}Z`, '#0D4A55'),
    repeat(
      8,
      (i) =>
        `<path d="M${76 + i * 21} 70v230" stroke="#5BC8F0" stroke-opacity=".35" stroke-width="5" stroke-dasharray="${16 + i * 3} 9"/>`,
    ),
  )

const CARPETS = [
  ['#A62F20', '#F2B441'],
  ['#14305E', '#F3E7CB'],
  ['#1F6F5A', '#F2B5A4'],
  ['#7B3A63', '#F2B441'],
] as const

/** Carpets hung side by side, a lamp before them. */
const carpets: Ground = () => {
  const lozenge = (x: number, y: number, field: string, figure: string) =>
    path(`M${x + 35} ${y - 34}l22 34l-22 34l-22 -34Z`, figure, 'fill-opacity=".8"') +
    path(`M${x + 35} ${y - 16}l10 16l-10 16l-10 -16Z`, field)
  return layers(
    whole('#3A1A2E'),
    each(CARPETS, ([field, figure], i) => {
      const x = i * 78 - 6
      return (
        rect(x, 0, 70, 330, field, edged('#16061A', 3)) +
        rect(x + 8, 0, 54, 320, 'none', `${edged(figure, 2.5)} stroke-dasharray="6 4"`) +
        each([60, 160, 260], (y) => lozenge(x, y, field, figure))
      )
    }),
    rect(0, 0, WIDTH, 330, '#16061A', 'fill-opacity=".45"'),
    glow('lamp', [150, 160, 150], '#FFE3A0', 0.6),
  )
}

export const EXPANDING = { print, court, niche, carpets }
