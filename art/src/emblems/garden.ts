import { type Point, polar, rad, spot } from '../geometry/numbers.ts'
import { disc, ell } from '../geometry/shape.ts'
import type { EmblemPainter } from './part.ts'

/** One dried slice of the fruit, its middle at the given angle. */
function segment(deg: number): string {
  const at = (r: number, off: number) => spot(polar(0, 0, r, rad(deg + off)))
  return `M${at(6, 0)}L${at(31, -17)}Q${at(38, 0)} ${at(31, 17)}Z`
}

function carnation(): string[] {
  const spread: [number, string][] = [
    [-78, 'R'],
    [78, 'R'],
    [-52, 'r'],
    [52, 'r'],
    [-26, 'R'],
    [26, 'R'],
    [0, 'r'],
  ]
  return [
    '-e M0 14C2 26 -1 36 0 48',
    'e M0 42C-8 40 -20 34 -24 20C-12 22 -2 30 0 42Z',
    'e M0 46C8 42 18 38 22 26C12 27 3 34 0 46Z',
    ...spread.map(([deg, fill]) => `${fill} ${petal(deg)}`),
    'e M-11 10C-9 24 -5 28 0 28C5 28 9 24 11 10C7 13 4 14 0 10C-4 14 -7 13 -11 10Z',
  ]
}

function petal(deg: number): string {
  const side = (off: number) => spot(polar(0, 14, 30, rad(deg + off)))
  const edge = Array.from({ length: 7 }, (_, i) =>
    spot(polar(0, 14, i % 2 ? 48 : 54, rad(deg - 90 - 15 + i * 5))),
  )
  return `M0 14Q${side(-112)} ${edge.join('L')}Q${side(-68)} 0 14Z`
}

const BERRIES: [x: number, y: number, r: number, shine: number][] = [
  [-21, -9, 12, 3],
  [0, -11, 12, 3],
  [21, -9, 12, 3],
  [-11, 8, 12, 3],
  [11, 8, 12, 3],
  [0, 24, 12, 3],
  [-1, 38, 9, 2],
]

function grapes(): string[] {
  return [
    'e M2 -20C-8 -40 -34 -40 -42 -28C-32 -26 -34 -20 -26 -18C-18 -14 -6 -14 2 -20Z',
    '-S M2 -20C2 -32 10 -40 18 -46',
    ...BERRIES.map(([x, y, r], i) => `${i % 2 ? 'c' : 'n'} ${disc(x, y, r)}`),
    ...BERRIES.map(([x, y, , shine]) => `!b ${ell(x - 4, y - 4, shine, shine)}`),
  ]
}

const SEEDS: Point[] = [
  [0, -2],
  [-8, 6],
  [8, 6],
  [0, 10],
  [-7, 17],
  [7, 17],
  [0, 23],
]

function seed([x, y]: Point): string {
  return `M${x} ${y - 6}C${x + 5} ${y - 1} ${x + 4} ${y + 4} ${x} ${y + 4}C${x - 4} ${y + 4} ${x - 5} ${y - 1} ${x} ${y - 6}Z`
}

/** Flowers and fruit. */
export const GARDEN = {
  lale: () => [
    '-e M0 8C3 24 -2 34 0 48',
    'e M0 46C-12 42 -30 30 -34 4C-20 12 -6 26 0 46Z',
    'E M0 46C10 40 26 34 30 14C18 18 4 28 0 46Z',
    'R M0 14C-30 12 -36 -14 -30 -44C-20 -32 -8 -18 0 14Z',
    'R M0 14C30 12 36 -14 30 -44C20 -32 8 -18 0 14Z',
    'r M0 14C-22 6 -24 -20 0 -48C24 -20 22 6 0 14Z',
    '-w M0 -34C-8 -20 -9 -8 -3 4',
    '-p M-25 -28C-24 -16 -20 -6 -13 2M25 -28C24 -16 20 -6 13 2',
  ],
  kiraz: () => [
    '-E M-17 4C-10 -20 4 -34 20 -42M19 8C22 -10 22 -28 20 -42',
    'e M20 -42C0 -52 -24 -44 -32 -28C-12 -22 10 -26 20 -42Z',
    '-E M14 -40C2 -40 -12 -36 -22 -30',
    `r ${disc(-17, 21, 21)}`,
    `R ${disc(21, 25, 18)}`,
    `!w ${ell(-25, 13, 4.5, 6.5)}${ell(15, 18, 3.6, 5)}`,
  ],
  nar: () => [
    'r M0 -24C32 -32 46 -6 41 14C36 36 16 46 0 42C-16 46 -36 36 -41 14C-46 -6 -32 -32 0 -24Z',
    'R M-13 -22L-18 -46L-7 -37L0 -50L7 -37L18 -46L13 -22C6 -17 -6 -17 -13 -22Z',
    'w M0 -14C20 -8 25 18 0 34C-25 18 -20 -8 0 -14Z',
    `r ${SEEDS.map(seed).join('')}`,
    '-p M-33 8C-34 -2 -31 -10 -25 -15',
  ],
  karanfil: carnation,
  uzum: grapes,
  narenciye: () => [
    `s ${disc(0, 0, 44)}`,
    `w ${disc(0, 0, 37)}`,
    ...Array.from({ length: 8 }, (_, i) => `!s ${segment(i * 45)}`),
    'e M26 -34C30 -50 46 -50 50 -48C50 -38 42 -30 26 -34Z',
  ],
} satisfies Record<string, EmblemPainter>
