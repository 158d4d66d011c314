import { range } from '../shuffle.ts'

/** A bet of the felt: the numbers that it covers, and what a lira wins beside itself. */
export type Place = { numbers: readonly number[]; odds: number }

/** European: one zero. Numbers stand in rows of three: 1-2-3, 4-5-6 … 34-35-36. */
export const RED: readonly number[] = [
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]
/** The order of the numbers on the wheel, clockwise. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]

const ALL = range(1, 36)
const ROWS = range(0, 11).map((row) => range(row * 3 + 1, row * 3 + 3))
const placeOf = (kind: string, numbers: readonly number[], odds: number): [string, Place] => [
  `${kind}:${numbers.join('-')}`,
  { numbers, odds },
]

const splits = [
  ...ALL.filter((number) => number % 3 !== 0).map((number) => [number, number + 1]),
  ...ALL.filter((number) => number <= 33).map((number) => [number, number + 3]),
  ...[1, 2, 3].map((number) => [0, number]),
]
const corners = ALL.filter((number) => number <= 32 && number % 3 !== 0).map((number) => [
  number,
  number + 1,
  number + 3,
  number + 4,
])
const outside = (
  name: string,
  odds: number,
  covers: (number: number) => boolean,
): [string, Place] => [name, { numbers: ALL.filter(covers), odds }]

/** Every bet there is, by its name on the wire. */
export const PLACES: ReadonlyMap<string, Place> = new Map([
  ...range(0, 36).map((number) => placeOf('straight', [number], 35)),
  ...splits.map((numbers) => placeOf('split', numbers, 17)),
  ...ROWS.map((numbers) => placeOf('street', numbers, 11)),
  placeOf('trio', [0, 1, 2], 11),
  placeOf('trio', [0, 2, 3], 11),
  ...corners.map((numbers) => placeOf('corner', numbers, 8)),
  placeOf('firstFour', [0, 1, 2, 3], 8),
  ...ROWS.slice(0, -1).map((numbers, row) =>
    placeOf('sixLine', [...numbers, ...(ROWS[row + 1] ?? [])], 5),
  ),
  ...[1, 2, 3].map((column) =>
    outside(`column:${column}`, 2, (number) => number % 3 === column % 3),
  ),
  ...[1, 2, 3].map((dozen) =>
    outside(`dozen:${dozen}`, 2, (number) => Math.ceil(number / 12) === dozen),
  ),
  outside('red', 1, (number) => RED.includes(number)),
  outside('black', 1, (number) => !RED.includes(number)),
  outside('even', 1, (number) => number % 2 === 0),
  outside('odd', 1, (number) => number % 2 === 1),
  outside('low', 1, (number) => number <= 18),
  outside('high', 1, (number) => number >= 19),
])
