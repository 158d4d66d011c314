import { f1 } from '../../../geometry/numbers.ts'
import { disc, ell } from '../../../geometry/shape.ts'
import {
  box,
  dots,
  khatam,
  petals,
  point,
  polygon,
  repeat,
  ring,
  starOf,
  ticks,
} from '../../drawing/pen.ts'

/** Low things: families of one mass whose members differ by a number that can be seen, and by colour. */

/** n places on a circle, the first on top; one stands in the middle. */
const spread = (n: number, r: number, draw: (x: number, y: number) => string) =>
  n === 1 ? draw(0, 0) : repeat(n, (i) => draw(...point(0, 0, r, -90 + (i * 360) / n)))

/** A shell star. */
export const sedef = (n: number, light: string, deep: string) => [
  `k ${disc(0, 0, 42)}`,
  `${light} ${starOf(0, 0, n, 40, n === 4 ? 0.46 : 0.62)}`,
  `${deep} ${starOf(0, 0, n, 24, n === 4 ? 0.5 : 0.66)}`,
  `w ${disc(0, 0, 7)}`,
]

/** A bowl of spice with n grains on the heap. */
export const baharat = (n: number, spice: string, grain: string) => [
  `${spice} M-38 2C-30 -30 -10 -40 0 -42C10 -40 30 -30 38 2Z`,
  `!${grain} ${repeat(n, (i) => ell((i - (n - 1) / 2) * 13, -8 - (i % 2) * 12, 4.6, 5.6))}`,
  'w M-44 0L44 0C44 28 24 40 0 40C-24 40 -44 28 -44 0Z',
  'c M-43 8C-20 14 20 14 43 8L41 16C20 22 -20 22 -41 16Z',
]

export const yaprak = (n: number, leaf: string, vein: string) => [
  `-${vein} M0 20L0 46`,
  `${leaf} ${petals(0, 12, n, 2, 50, n > 3 ? 38 : 52, n % 2 ? -90 : -90 + 180 / n)}`,
  `-${vein} ${ticks(n, 6, 34, 0, 12, n % 2 ? -90 : -90 + 180 / n)}`,
  `${vein} ${disc(0, 12, 5)}`,
]

export const buz = (n: number, ice: string, core: string) => [
  `${ice} ${petals(0, 0, n, 6, 46, n > 5 ? 20 : 28)}`,
  `-w ${ticks(n, 8, 38)}`,
  `${core} ${polygon(0, 0, n, 17)}`,
  `w ${disc(0, 0, 6)}`,
]

/** A feather with n eyes. */
export const goztuy = (n: number, vane: string, eye: string) => [
  '-h M0 50L0 -30',
  `${vane} M0 44C-30 30 -34 -20 0 -49C34 -20 30 30 0 44Z`,
  ...Array.from({ length: n }, (_, i) => `${eye} ${ell(0, -26 + i * 17, 11 - i, 7)}`),
  `!k ${repeat(n, (i) => disc(0, -26 + i * 17, 3.4))}`,
]

/** A wax seal with a knot of n loops. */
export const mum = (n: number, wax: string, cut: string) => [
  `${wax} ${starOf(0, 0, 9, 44, 0.9)}`,
  `${cut} ${disc(0, 0, 33)}`,
  `${wax} ${disc(0, 0, 29)}`,
  `-${cut} ${petals(0, 0, n, 4, 25, 180 / n - 8)}`,
  `!${cut} ${disc(0, 0, 4.5)}`,
]

/** A wax cell with n dots. */
export const petek = (n: number, wax: string, honey: string) => [
  `S ${polygon(0, 0, 6, 45)}`,
  `${wax} ${polygon(0, 0, 6, 36)}`,
  `${honey} ${spread(n, 15, (x, y) => disc(x, y, n === 1 ? 12 : 8))}`,
]

/** A cut stone with n chisel marks. */
export const tessera = (n: number, glaze: string, mark: string) => [
  `${glaze} M-36 -34L32 -38L38 30L-30 38Z`,
  `!w M-32 -30L28 -34L27 -27L-28 -23Z`,
  `-${mark} ${repeat(n, (i) => `M${f1((i - (n - 1) / 2) * 14 - 5)} 16L${f1((i - (n - 1) / 2) * 14 + 5)} -10`)}`,
]

/** A blank coin with n notches. */
export const pul = (n: number, metal: string, rim: string) => [
  `${metal} ${disc(0, 0, 42)}`,
  `${rim} ${ring(0, 0, 30, 35)}`,
  `!k ${dots(n, 40, 8, 0, 0, -90)}`,
  `!w ${ell(-13, -13, 7, 4)}`,
]

export const sedefgul = (n: number, shell: string, heart: string) => [
  `${shell} ${petals(0, 0, n, 2, 48, n > 4 ? 46 : 58)}`,
  `w ${petals(0, 0, n, 2, 34, n > 4 ? 30 : 40)}`,
  `${heart} ${disc(0, 0, 9)}`,
]

/** A carpet knot of n loops in one dye. */
export const dugum = (n: number, dye: string, light: string) => [
  `d ${box(-40, -40, 80, 80, 6)}`,
  `${dye} ${spread(n, 17, (x, y) => ring(x, y, n === 1 ? 14 : 8, n === 1 ? 28 : 17))}`,
  `!${light} ${spread(n, 17, (x, y) => disc(x, y, n === 1 ? 8 : 4))}`,
]

const BEADS = [
  disc(0, 0, 38),
  ell(0, 0, 28, 44),
  'M-24 -42L24 -42C36 -16 36 16 24 42L-24 42C-36 16 -36 -16 -24 -42Z',
  'M0 -48C22 -20 34 -2 32 16C30 36 16 46 0 46C-16 46 -30 36 -32 16C-34 -2 -22 -20 0 -48Z',
]

/** An amber bead: round, oval, barrel or drop, with n sparks. */
export const tane = (n: number, amber: string, light: string) => [
  `${amber} ${BEADS[n - 1] ?? ''}`,
  `!${light} ${spread(n, 12, (x, y) => disc(x, y, 5))}`,
  `!w ${ell(-12, -16, 4, 8)}`,
]

export const damla = (n: number, water: string, light: string) => [
  `U ${disc(0, 0, 42)}`,
  `u ${disc(0, 0, 36)}`,
  `${water} ${spread(n, 17, (x, y) => `M${f1(x)} ${f1(y - 17)}C${f1(x + 8)} ${f1(y - 5)} ${f1(x + 11)} ${f1(y + 1)} ${f1(x + 9)} ${f1(y + 7)}C${f1(x + 6)} ${f1(y + 14)} ${f1(x - 6)} ${f1(y + 14)} ${f1(x - 9)} ${f1(y + 7)}C${f1(x - 11)} ${f1(y + 1)} ${f1(x - 8)} ${f1(y - 5)} ${f1(x)} ${f1(y - 17)}Z`)}`,
  `!${light} ${spread(n, 17, (x, y) => disc(x - 3, y + 4, 2.4))}`,
]

/** A lace knot of n loops. */
export const dantel = (n: number, thread: string, heart: string) => [
  `${thread} ${spread(n, 28, (x, y) => ring(x, y, 8, n > 6 ? 14 : 17))}`,
  `w ${disc(0, 0, 22)}`,
  `${heart} ${petals(0, 0, n, 3, 19, 150 / n)}`,
  `w ${disc(0, 0, 5)}`,
]

/** A coil of rope with n turns. */
export const halat = (n: number, rope: string, shade: string) => [
  `${rope} ${repeat(n, (i) => box(-36, -34 + (i * 68) / n, 72, 68 / n - 2, 5))}`,
  `-${shade} ${repeat(n, (i) => `M-24 ${f1(-30 + (i * 68) / n)}L-32 ${f1(-40 + ((i + 1) * 68) / n)}M0 ${f1(-30 + (i * 68) / n)}L-8 ${f1(-40 + ((i + 1) * 68) / n)}M24 ${f1(-30 + (i * 68) / n)}L16 ${f1(-40 + ((i + 1) * 68) / n)}`)}`,
  `${shade} M-12 -46L12 -46L12 46L-12 46Z`,
  `${rope} ${ring(0, 0, 7, 15)}`,
]

/** A spool with n bands of thread. */
export const makara = (n: number, thread: string, light: string) => [
  `u ${box(-32, -48, 64, 14, 5)}${box(-32, 34, 64, 14, 5)}`,
  `${thread} ${box(-24, -34, 48, 68)}`,
  `!${light} ${repeat(n, (i) => box(-24, -26 + i * (52 / n), 48, 6))}`,
  `h ${disc(0, -41, 4)}${disc(0, 41, 4)}`,
]

/** Cut stones of a jeweller: octagon, square, round and pear. */
export const CUTS = {
  yakut: [
    `R ${polygon(0, 0, 8, 45, -67.5)}`,
    `r ${polygon(0, 0, 8, 30, -67.5)}`,
    `p ${polygon(0, 0, 8, 16, -67.5)}`,
    '!w M-24 -26L-10 -32L-12 -24L-22 -18Z',
  ],
  zumrut: [
    `E ${box(-38, -38, 76, 76, 12)}`,
    `e ${box(-27, -27, 54, 54, 7)}`,
    `l ${box(-15, -15, 30, 30, 3)}`,
    '!w M-30 -24L-24 -30L-10 -30L-18 -24Z',
  ],
  safir: [
    `n ${disc(0, 0, 44)}`,
    `c ${starOf(0, 0, 8, 40, 0.8)}`,
    `b ${khatam(0, 0, 22)}`,
    `!w ${ell(-20, -22, 8, 5)}`,
  ],
  topaz: [
    'S M0 -50C24 -20 36 0 34 18C32 38 16 47 0 47C-16 47 -32 38 -34 18C-36 0 -24 -20 0 -50Z',
    's M0 -32C16 -10 24 4 22 17C20 29 10 35 0 35C-10 35 -20 29 -22 17C-24 4 -16 -10 0 -32Z',
    'y M0 -12L12 14L0 24L-12 14Z',
    `!w ${ell(-16, 0, 4, 9)}`,
  ],
} satisfies Record<string, readonly string[]>

/** A filigree bead of n loops. */
export const telkari = (n: number) => [
  `G ${disc(0, 0, 42)}`,
  `g ${spread(n, 25, (x, y) => ring(x, y, 6, 15))}`,
  `g ${disc(0, 0, 16)}`,
  `y ${disc(0, 0, 7)}`,
]

export const inci = (n: number) => [
  `n ${disc(0, 0, 42)}`,
  `w ${spread(n, 17, (x, y) => disc(x, y, n === 1 ? 28 : 16))}`,
  `!a ${spread(n, 17, (x, y) => disc(x + 4, y + 5, n === 1 ? 14 : 8))}`,
  `!w ${spread(n, 17, (x, y) => disc(x - 4, y - 5, n === 1 ? 7 : 4))}`,
]

/** A button with n holes. */
export const dugme = (n: number) => [
  `T ${disc(0, 0, 42)}`,
  `t ${disc(0, 0, 35)}`,
  `T ${ring(0, 0, 24, 28)}`,
  `k ${spread(n, 11, (x, y) => disc(x, y, 5.5))}`,
]

export const boncuk = (n: number) => [
  '-h M-50 -6C-20 14 20 14 50 -6',
  `c ${repeat(n, (i) => disc((i - (n - 1) / 2) * 29, i === (n - 1) / 2 ? 9 : 3, 17))}`,
  `w ${repeat(n, (i) => disc((i - (n - 1) / 2) * 29, i === (n - 1) / 2 ? 9 : 3, 9))}`,
  `!k ${repeat(n, (i) => disc((i - (n - 1) / 2) * 29, i === (n - 1) / 2 ? 9 : 3, 4.5))}`,
]

export const kor = (n: number) => [
  `H ${spread(n, 19, (x, y) => polygon(x, y, 6, 22, 20))}`,
  `r ${spread(n, 19, (x, y) => polygon(x, y, 6, 14, 40))}`,
  `!y ${spread(n, 19, (x, y) => disc(x, y, 5))}`,
]
