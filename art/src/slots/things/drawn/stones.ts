import { readPart } from '../../../emblems/part.ts'
import { disc, ell } from '../../../geometry/shape.ts'
import { blend } from '../../../palette.ts'
import { GLAZES } from '../../drawing/glazes.ts'
import { repeat, ring, starOf } from '../../drawing/pen.ts'
import { stream } from '../../drawing/stream.ts'
import { tas } from '../../hands/cut.ts'
import type { Thing } from '../../thing.ts'

const PEBBLE =
  'M-47 4C-48 -26 -26 -46 2 -46C30 -46 49 -26 48 2C47 30 28 46 0 46C-28 46 -46 32 -47 4Z'
const SHEEN = 'M-41 0C-40 -24 -22 -40 2 -40C22 -40 38 -30 42 -12C26 -26 -20 -30 -41 0Z'

/** A river stone: its colour, and the light on it. */
function pebble(word: string, colour: string, light: string): string {
  const random = stream(word)
  const specks = repeat(12, () => {
    const [x, y] = [(random() - 0.5) * 76, (random() - 0.5) * 74]
    return disc(x, y, 0.8 + random() * 1.8)
  })
  return [
    `<path d="${PEBBLE}" transform="translate(0 5)" fill="#04141C" fill-opacity=".5"/>`,
    `<path d="${PEBBLE}" fill="${colour}" stroke="${blend(colour, '#0A1418', 0.7)}" stroke-width="2.5"/>`,
    `<path d="${SHEEN}" fill="${light}" fill-opacity=".75"/>`,
    `<path d="${specks}" fill="${blend(colour, '#0A1418', 0.5)}" fill-opacity=".5"/>`,
    '<path d="M-30 -24C-22 -33 -12 -37 0 -37" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>',
  ].join('')
}

/** A river stone with a figure cut into it. */
function carved(word: string, colour: string, light: string, figure: readonly string[]): Thing {
  const cut = tas(
    figure.map((line) => readPart(line, GLAZES)),
    { groove: blend(colour, '#050B10', 0.82), lip: blend(light, '#ffffff', 0.5) },
  )
  const drawing = `${pebble(word, colour, light)}<g transform="translate(0 2) scale(.74)">${cut}</g>`
  return { drawing }
}

const spring = [
  pebble('j', '#1F5FC0', '#7FB2F5'),
  `<path d="${starOf(0, 1, 8, 34)}" fill="#0B2C6B"/>`,
  `<path d="${starOf(0, 1, 8, 29)}" fill="none" stroke="#F2B441" stroke-width="3"/>`,
  '<path d="M0 -18C10 -4 13 4 10 11C7 18 -7 18 -10 11C-13 4 -10 -4 0 -18Z" fill="#5BC8F0" stroke="#F7F0DF" stroke-width="2"/>',
].join('')

/** The river's stones. */
export const STONES = {
  tsalamura: carved('a', '#D9563C', '#F58E6E', [
    'k M-44 2C-30 -24 8 -26 26 -2L46 -18C42 -4 42 8 48 20L26 4C8 28 -30 26 -44 2Z',
    '-k M-14 -14q8 14 0 28M2 -14q7 13 0 26',
    `!k ${disc(-30, -2, 4)}`,
  ]),
  tturna: carved('b', '#E3DCC8', '#FFFDF2', [
    'k M-44 14C-28 -4 -8 -10 8 -4C18 -10 14 -24 8 -34C6 -44 16 -48 24 -44L42 -38L24 -36C26 -24 30 -6 18 10C6 24 -30 24 -44 14Z',
    '-k M-4 22L-8 46M8 20L12 46',
    `!k ${disc(19, -40, 2.5)}`,
  ]),
  tnilufer: carved('c', '#E59AB4', '#FBD6E2', [
    'k M0 30C-14 20 -16 -10 0 -38C16 -10 14 20 0 30ZM-6 30C-30 24 -36 0 -32 -20C-18 -12 -8 6 -6 30ZM6 30C30 24 36 0 32 -20C18 -12 8 6 6 30Z',
    '-k M-46 34q11.5 -8 23 0t23 0t23 0t23 0',
  ]),
  tdolap: carved('d', '#E0A94B', '#FBDD9A', [
    `k ${ring(0, 0, 28, 38)}`,
    '-k M0 -46L0 46M-46 0L46 0M-33 -33L33 33M33 -33L-33 33',
    `k ${disc(0, 0, 9)}`,
  ]),
  tyusufcuk: carved('e', '#2AA8A4', '#8FE3DA', [
    `k ${ell(-24, -16, 22, 9)}`,
    `k ${ell(24, -16, 22, 9)}`,
    `k ${ell(-20, 6, 18, 7)}`,
    `k ${ell(20, 6, 18, 7)}`,
    '-k M0 -20L0 46',
    `k ${disc(0, -32, 9)}`,
  ]),
  tdalga: carved('f', '#6E8796', '#A9BECB', [
    '-k M-42 -14q14 -16 28 0t28 0t28 0M-42 12q14 -16 28 0t28 0t28 0',
  ]),
  tdamla: carved('g', '#7C8A78', '#B7C4AE', [
    'k M0 -38C20 -8 26 6 22 20C18 36 -18 36 -22 20C-26 6 -20 -8 0 -38Z',
  ]),
  thalka: carved('h', '#8A7B74', '#C2B3AA', [
    `-k ${disc(0, 0, 34)}${disc(0, 0, 18)}`,
    `!k ${disc(0, 0, 5)}`,
  ]),
  tyaprak: carved('i', '#5F7B8A', '#9DB8C4', [
    'k M-34 30C-34 -10 -4 -36 36 -36C36 4 10 34 -34 30Z',
    '-k M-34 34L20 -20',
  ]),
  tkaynak: { drawing: spring },
} satisfies Record<string, Thing>
