import { blend } from '../../palette.ts'
import { luminance } from '../drawing/glazes.ts'
import { fading, glow, radial } from '../drawing/gradient.ts'
import { repeat } from '../drawing/pen.ts'
import { grained } from '../textures/grains.ts'
import { illuminated } from '../textures/illuminated.ts'
import {
  disk,
  each,
  edged,
  type Ground,
  HEIGHT,
  layers,
  line,
  path,
  rect,
  WIDTH,
  whole,
} from './ground.ts'

/** A painted page in an illuminated border. */
const page: Ground = ({ lit, deep }) => {
  const isLight = luminance(lit) > 0.7
  return layers(
    radial(
      'page',
      [
        [0, isLight ? '#FBF3DC' : blend(lit, '#FFFFFF', 0.25)],
        [1, isLight ? '#E9D3A0' : deep],
      ],
      { y: 0.4, r: 0.8 },
    ),
    whole(deep),
    illuminated([12, 12, 276, 310], 26, isLight ? '#1B3E93' : blend(lit, deep, 0.3)),
    rect(44, 44, 212, 246, 'url(#page)'),
  )
}

const LEAVES = [
  [20, 20],
  [60, 10],
  [98, 24],
  [136, 8],
  [180, 20],
  [222, 12],
  [262, 22],
  [288, 8],
  [40, 44],
  [250, 48],
] as const
const BEADS = [
  [34, 120, 18],
  [266, 104, 20],
  [60, 196, 12],
  [244, 190, 13],
] as const
const GLASS = [
  ['#14307F', 1],
  ['#F7F0DF', 0.66],
  ['#5BC8F0', 0.46],
  ['#0A0F24', 0.24],
] as const

/** A fig's branch hung with glass beads. */
const beadTree: Ground = () =>
  layers(
    fading(
      'sky',
      [
        [0, '#8FD0F2'],
        [1, '#1E5FB8'],
      ],
      [WIDTH, HEIGHT],
    ),
    line('M-10 30C60 60 90 20 150 34S250 60 310 24', '#5A3A1C', 13),
    line('M40 40C30 10 60 -10 70 -20M220 44C236 14 250 0 280 -10', '#5A3A1C', 8),
    each(LEAVES, ([x, y], i) =>
      path(
        `M${x} ${y}c-20 -8 -26 10 -16 18c-10 10 6 22 16 12c10 10 26 -2 16 -12c10 -8 4 -26 -16 -18Z`,
        i % 2 ? '#2F8A5B' : '#1F6F4A',
        edged('#0B3A2A', 1.5),
      ),
    ),
    each(
      BEADS,
      ([x, y, r]) =>
        line(`M${x} 44V${y - r}`, '#F7F0DF', 2) +
        each(GLASS, ([colour, k]) => disk(x, y, r * k, colour)),
    ),
    line('M150 40V100', '#F7F0DF', 3),
  )

const BARK = ['#5A3418', '#6E4420', '#4A2A12'] as const
const RESIN = [
  [54, 40, 70],
  [236, 20, 90],
  [262, 200, 50],
  [30, 210, 44],
] as const

/** Resin that runs down a pine's bark. */
const bark: Ground = () => {
  const ridge = (i: number) => {
    const x = i * 52
    return path(
      `M${x - 8} 0C${x + 8} 100 ${x - 18} 200 ${x} 340H${x + 50}C${x + 34} 200 ${x + 58} 100 ${x + 44} 0Z`,
      BARK[i % 3] ?? BARK[0],
      edged('#1E0E04', 4),
    )
  }
  return layers(
    grained('wood-up', repeat(6, ridge)),
    glow('amber', [150, 160, 150], '#FFB13A', 0.85),
    each(
      RESIN,
      ([x, y, h]) =>
        path(
          `M${x - 9} ${y}C${x - 12} ${y + h * 0.5} ${x - 16} ${y + h * 0.8} ${x} ${y + h}C${x + 16} ${y + h * 0.8} ${x + 12} ${y + h * 0.5} ${x + 9} ${y}Z`,
          '#F2A22E',
          edged('#7A3E06', 2),
        ) + line(`M${x - 4} ${y + 8}v${h * 0.5}`, '#FFE9BD', 3, 'stroke-linecap="round"'),
    ),
  )
}

export const STICKY = { page, 'bead-tree': beadTree, bark }
