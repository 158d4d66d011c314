import { blend } from '../../palette.ts'
import { fading, glow, radial } from '../drawing/gradient.ts'
import { repeat } from '../drawing/pen.ts'
import { grained } from '../textures/grains.ts'
import { hammered } from '../textures/patterns.ts'
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

/** A bowl beaten into a riveted copper sheet. */
const bowl: Ground = ({ lit, deep }, word) => {
  const pale = blend(lit, '#FFF1DC', 0.6)
  const sheet = `${word}h`
  return layers(
    hammered(sheet, { base: lit, lit: pale, dark: blend(deep, '#000000', 0.2) }, 20),
    radial(
      'shade',
      [
        [0.45, deep, 0],
        [1, deep, 0.72],
      ],
      { r: 0.75 },
    ),
    radial(
      'bowl',
      [
        [0, blend(lit, deep, 0.72)],
        [0.7, blend(deep, '#000000', 0.25)],
        [1, blend(lit, deep, 0.35)],
      ],
      { x: 0.42, y: 0.36, r: 0.75 },
    ),
    whole(`url(#${sheet})`),
    rect(0, 0, WIDTH, FLOOR - 4, 'url(#shade)'),
    disk(150, 160, 118, blend(deep, '#000000', 0.3)),
    disk(150, 160, 114, 'url(#bowl)'),
    disk(
      150,
      160,
      106,
      'none',
      `stroke="${blend(lit, '#FFF1DC', 0.5)}" stroke-opacity=".5" stroke-width="2.5"`,
    ),
    repeat(7, (i) => disk(18 + i * 44, 14, 5, pale, edged(deep, 1.5))),
  )
}

const HATCH = 'M150 26C224 26 274 90 270 160S222 300 150 300S34 232 30 160S76 26 150 26Z'
const PLANKS = ['#C9A878', '#B9966A', '#D4B688'] as const

/** A deck of bleached planks, a roped hatch and the sea below. */
const deck: Ground = () =>
  layers(
    grained(
      'wood',
      repeat(7, (i) => rect(i * 43, 0, 42, 330, PLANKS[i % 3] ?? PLANKS[0], edged('#6A4A28', 2))),
    ),
    path(HATCH, '#0B5C86', edged('#F3E9D2', 13)),
    line(HATCH, '#8A6A3E', 13, 'stroke-dasharray="5 9"'),
    line(
      'M50 120q25 -12 50 0t50 0t50 0t50 0M40 180q25 -12 50 0t50 0t50 0t50 0t30 0M60 236q25 -12 50 0t50 0t50 0t30 0',
      '#7FD0E8',
      4,
      'stroke-opacity=".6"',
    ),
  )

/** A screw press of riveted iron, the furnace behind it. */
const press: Ground = () => {
  const dark = '#0B1028'
  const rivet = (x: number, y: number) => disk(x, y, 5, '#8FA0CC', edged(dark, 2))
  const pillar = (x: number) =>
    grained('metal', rect(x, 0, 70, 330, '#46527E', edged(dark, 4))) +
    repeat(7, (i) => rivet(x + 14, 24 + i * 46) + rivet(x + 56, 24 + i * 46))
  return layers(
    whole('#1A2240'),
    pillar(0),
    pillar(230),
    path('M118 0h64v54h-64Z', '#7C8DB5', edged(dark, 4)),
    line('M118 10l64 10M118 26l64 10M118 42l64 10', dark, 5),
    path('M96 54h108l-16 26h-76Z', '#46527E', edged(dark, 4)),
    path('M84 252h132l24 60H60Z', '#46527E', edged(dark, 4)),
    glow('furnace', [150, 164, 130], '#FFB95A', 0.75),
  )
}

/** Barn doors open on an August evening. */
const barn: Ground = () => {
  const dark = edged('#3A1208', 4)
  const door = (x: number) =>
    grained('wood-up', rect(x, 0, 58, 330, '#8A3A1E', dark)) +
    line(
      `M${x} 6L${x + 58} 150M${x + 58} 6L${x} 150M${x} 162L${x + 58} 306M${x + 58} 162L${x} 306`,
      '#F3E0B8',
      7,
    )
  return layers(
    fading(
      'evening',
      [
        [0, '#F7C66A'],
        [1, '#D9782B'],
      ],
      SIZE,
    ),
    rays([150, 160, 260], 26, '#FFF1CF', 0.35),
    disk(150, 164, 88, '#8A3A14', 'fill-opacity=".82"'),
    disk(150, 164, 88, 'none', edged('#FFE9BD', 4)),
    each([0, 242], door),
    rect(0, 0, WIDTH, 20, '#6A2A14', edged('#3A1208', 3)),
    path(`M58 ${FLOOR + 10}V262C100 250 200 250 242 262V${FLOOR + 10}Z`, '#B8741B'),
  )
}

export const HOLD = { bowl, deck, press, barn }
