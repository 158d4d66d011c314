import { polar, rad, spot } from '../geometry/numbers.ts'
import { disc, ell, rrect, star8, toPath, wedge } from '../geometry/shape.ts'
import { card } from './card.ts'
import { isoDie } from './die.ts'
import type { EmblemPainter } from './part.ts'
import { RHOMB } from './suit.ts'

/** Nine tiles: closed ones with their star, two opened, and the cracked one in the middle. */
function tiles(): string[] {
  return Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [-45 + (index % 3) * 31, -45 + Math.floor(index / 3) * 31]
    const [mx, my] = [x + 14, y + 14]
    const tile = rrect(x, y, 28, 28, 5)
    if (index === 4)
      return [`r ${tile}`, '-k M-4 -14L2 -6L-5 1L3 7L-2 14M2 -6L11 -9M-5 1L-12 4M3 7L10 10']
    const isOpen = index === 2 || index === 6
    return [`${isOpen ? 'w' : 't'} ${tile}`, `!${isOpen ? 's' : 'T'} ${star8(mx, my, 10)}`]
  }).flat()
}

const pinRow = (count: number, y: number) =>
  Array.from({ length: count }, (_, at) => disc((at - (count - 1) / 2) * 17, y, 4)).join('')

/** A pan of a balance on its three cords, hung from this point. */
const pan = (x: number, y: number): string[] => [
  `-s M${x} ${y}L${x - 17} ${y + 34}M${x} ${y}L${x + 17} ${y + 34}`,
  `s M${x - 21} ${y + 34}L${x + 21} ${y + 34}C${x + 18} ${y + 46} ${x - 18} ${y + 46} ${x - 21} ${y + 34}Z`,
]

const ray = (from: number, to: number, degrees: number) =>
  `M${spot(polar(0, -12, from, rad(degrees)))}L${spot(polar(0, -12, to, rad(degrees)))}`
const every = (degrees: number, from: number) =>
  Array.from({ length: 360 / degrees }, (_, at) => from + at * degrees)
const sparks = (radius: number, size: number, turns: readonly number[]) =>
  turns.map((turn) => star8(...polar(0, -12, radius, rad(turn)), size)).join('')

const slice = (at: number) => wedge(0, 39, rad(at * 36 - 108), rad(at * 36 - 72))
const peg = (at: number) => disc(...polar(0, 0, 43, rad(at * 36 - 72)), 2.2)

/** The games that are over in a moment, each by what is seen in it. */
export const INSTANT = {
  cini: tiles,
  ucurtma: () => [
    '-w M-10 12C-20 22 -16 30 -28 34S-36 44 -46 46',
    ...(['r', 's', 't'] as const).map(
      (glaze, at) =>
        `${glaze} M0 0L-8 -5V5ZM0 0L8 -5V5Z ~ translate(${-20 - at * 11} ${27 + at * 8})`,
    ),
    't M32 -42L32 22L-32 22L-32 -42Z ~ translate(6 0)',
    'w M6 -55L51 -10L6 35L-39 -10Z',
    'r M6 -55L25 -36L6 -20ZM6 35L-13 16L6 0Z',
    'c M51 -10L32 9L16 -10ZM-39 -10L-20 -29L-4 -10Z',
    `s ${disc(6, -10, 11)}`,
    `!k ${star8(6, -10, 6)}`,
  ],
  tane: () => [
    'n M-14 -46L14 -46L46 32L46 46L-46 46L-46 32Z',
    ...['r', 's', 't', 's', 'r'].map(
      (glaze, at) => `${glaze} ${rrect(-42 + at * 17, 31, 16, 12, 4)}`,
    ),
    `!w ${pinRow(2, -22)}${pinRow(3, -6)}${pinRow(4, 10)}${pinRow(5, 24)}`,
    'r M9 -41C17 -36 20 -28 15 -23C11 -18 2 -20 0 -27C-1 -33 4 -38 9 -41Z',
    `!p ${ell(7, -31, 2.4, 4)}`,
  ],
  terazi: () => [
    's M-4 -34L4 -34L5 34L-5 34Z',
    'S M-24 46L24 46C22 36 12 33 0 33C-12 33 -22 36 -24 46Z',
    ...pan(-31, -20),
    ...pan(31, -34),
    's M-38 -22L38 -39L39 -33L-37 -16Z',
    `r ${disc(0, -33, 8)}`,
    ...isoDie([-31, -12], 15, [5, 3, 1], ['w', 'd', 'p'], 'r'),
    `t ${disc(31, -8, 9)}`,
    `!w ${star8(31, -8, 6)}`,
  ],
  fisek: () => [
    `-r ${every(45, 0)
      .map((turn) => ray(12, 34, turn))
      .join('')}`,
    `-s ${every(45, 22.5)
      .map((turn) => ray(10, 24, turn))
      .join('')}`,
    `s ${sparks(37, 7, every(45, 0))}`,
    `t ${sparks(27, 5, every(45, 22.5))}`,
    `w ${star8(0, -12, 9)}`,
    '!s M-1.5 8L1.5 8L1.5 15L-1.5 15ZM-1.5 19L1.5 19L1.5 26L-1.5 26Z',
    'S M-8 30L8 30L8 37L-8 37Z',
    'r M-11 37L11 37L16 52L-16 52Z',
  ],
  kup: () => [
    `s ${disc(-15, -29, 13)}`,
    `t ${disc(15, -29, 13)}`,
    `r ${disc(0, -36, 14)}`,
    `w ${disc(0, -36, 8)}`,
    '-c M-22 -4C-48 -8 -46 18 -30 20M22 -4C48 -8 46 18 30 20',
    'c M-22 -14L22 -14L19 -4C34 6 36 26 14 44L-14 44C-36 26 -34 6 -19 -4Z',
    's M-25 -21L25 -21L23 -12L-23 -12Z',
    'S M-18 43L18 43L21 50L-21 50Z',
    `w ${disc(0, 17, 15)}`,
    `!r ${star8(0, 17, 11)}`,
    `!w ${disc(0, 17, 3.6)}`,
  ],
  altUst: () => [
    ...card('translate(0 0) scale(1.25)', `r ${RHOMB}`, 'translate(0 0) scale(1.1)'),
    't M35 -46L54 -18L43 -18L43 14L27 14L27 -18L16 -18Z',
    's M-35 46L-54 18L-43 18L-43 -14L-27 -14L-27 18L-16 18Z',
  ],
  degirmen: () => [
    `S ${disc(0, 0, 48)}`,
    ...Array.from({ length: 10 }, (_, at) => `${['r', 'w', 't', 's', 'c'][at % 5]} ${slice(at)}`),
    `!w ${Array.from({ length: 10 }, (_, at) => peg(at)).join('')}`,
    `s ${disc(0, 0, 15)}`,
    `r ${star8(0, 0, 12)}`,
    `w ${disc(0, 0, 4)}`,
    'r M-10 -53L10 -53L0 -30Z',
  ],
  sedef: () => [
    `w ${rrect(-46, -46, 92, 92, 9)}`,
    ...Array.from({ length: 9 }, (_, index) => {
      const [x, y] = [-39 + (index % 3) * 27, -39 + Math.floor(index / 3) * 27]
      const isOpen = [0, 2, 4].includes(index)
      return isOpen
        ? [`s ${rrect(x, y, 24, 24, 4)}`, `!r ${star8(x + 12, y + 12, 9)}`]
        : [`b ${rrect(x, y, 24, 24, 4)}`, `!w ${star8(x + 12, y + 12, 7)}`]
    }).flat(),
    `S ${disc(29, 30, 19)}`,
    `s ${disc(29, 30, 15)}`,
    `!S ${star8(29, 30, 10)}`,
    `!w ${toPath(
      [
        [-1, 3],
        [5, -3],
        [8, 0],
        [2, 6],
      ],
      true,
    )}`,
  ],
} satisfies Record<string, EmblemPainter>
