import { range } from '../../../shuffle.ts'
import { PLACES } from '../../places.ts'

/**
 * The felt as a grid of cells and of the lines between them. Along the felt (`along`) zero is 0, the
 * columns of three are 2, 4 … 24 and the column bets 26; across it (`across`) the numbers are 1, 3
 * and 5, the outer edge 6, the dozens 7 and the even chances 8. Odd columns and even rows are lines.
 */
export type Spot = {
  place: string
  along: readonly [number, number]
  across: readonly [number, number]
  kind: 'cell' | 'line' | 'cross'
}

/** Of a box in hundredths of the felt; the upright one is the same felt turned a quarter. */
export type Box = { x: number; y: number; w: number; h: number }

const alongOf = (number: number) => (number === 0 ? 0 : 2 * Math.ceil(number / 3))
const acrossOf = (number: number) => 5 - 2 * ((number + 2) % 3)
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const point = (along: number, across: number) => ({
  along: [along, along] as const,
  across: [across, across] as const,
})

const EVEN = ['low', 'even', 'red', 'black', 'odd', 'high']

function spotOf(place: string, numbers: readonly number[]): Spot {
  const [kind = place, which] = place.split(':')
  const nth = Number(which)
  const first = numbers[0] ?? 0
  const inner = numbers.filter((number) => number > 0)
  const along = mean([Math.min(...numbers.map(alongOf)), Math.max(...numbers.map(alongOf))])
  switch (kind) {
    case 'straight':
      if (first === 0) return { place, along: [0, 0], across: [1, 5], kind: 'cell' }
      return { place, ...point(along, acrossOf(first)), kind: 'cell' }
    case 'split':
      return { place, ...point(along, mean(inner.map(acrossOf))), kind: 'line' }
    case 'trio':
    case 'corner':
      return { place, ...point(along, mean(inner.map(acrossOf))), kind: 'cross' }
    case 'street':
      return { place, ...point(along, 6), kind: 'line' }
    case 'firstFour':
    case 'sixLine':
      return { place, ...point(along, 6), kind: 'cross' }
    case 'column':
      return { place, ...point(26, acrossOf(nth)), kind: 'cell' }
    case 'dozen':
      return { place, along: [8 * nth - 6, 8 * nth], across: [7, 7], kind: 'cell' }
    default: {
      const start = 2 + 4 * EVEN.indexOf(place)
      return { place, along: [start, start + 2], across: [8, 8], kind: 'cell' }
    }
  }
}

export const SPOTS: readonly Spot[] = [...PLACES].map(([place, { numbers }]) =>
  spotOf(place, numbers),
)
export const SPOT_OF: ReadonlyMap<string, Spot> = new Map(SPOTS.map((spot) => [spot.place, spot]))

/** Units of the drawing: a column is 55 wide, a row of numbers 60 high, an outer row 50. */
export const CELL = { along: 55, inner: 60, outer: 50 }
export const LENGTH = 14 * CELL.along
export const BREADTH = 3 * CELL.inner + 2 * CELL.outer
/** How much of a cell a line takes from each side of it. */
const LINE = { along: 12, across: 12.5 }

const alongMiddle = (along: number) => (along / 2 + 0.5) * CELL.along
function acrossMiddle(across: number): number {
  if (across <= 6) return (across / 2) * CELL.inner
  return 3 * CELL.inner + (across - 6.5) * CELL.outer
}
const halfAcross = (across: number) => (across < 7 ? CELL.inner : CELL.outer) / 2

/** From and to, along and across, in units of the drawing. */
function edgesOf({ along, across, kind }: Spot) {
  const isAlongLine = along[0] % 2 === 1
  const isAcrossLine = kind !== 'cell' && across[0] % 2 === 0
  const [a, b] = [isAlongLine ? LINE.along : CELL.along / 2, CELL.along / 2]
  const reach = kind === 'cell' ? b : a
  const over = isAcrossLine ? LINE.across : halfAcross(across[0])
  return {
    along: [alongMiddle(along[0]) - reach, alongMiddle(along[1]) + reach] as const,
    across: [acrossMiddle(across[0]) - over, acrossMiddle(across[1]) + over] as const,
  }
}

const share = (value: number, whole: number) => Math.round((value / whole) * 100_000) / 1_000

/** The spot's box on the felt that lies, in hundredths of its width and height. */
export function lyingBox(spot: Spot): Box {
  const { along, across } = edgesOf(spot)
  return {
    x: share(along[0], LENGTH),
    y: share(across[0], BREADTH),
    w: share(along[1] - along[0], LENGTH),
    h: share(across[1] - across[0], BREADTH),
  }
}

/** On the upright felt: zero at the top, 1 at the left, the even chances at the outer left. */
export function uprightBox(spot: Spot): Box {
  const { along, across } = edgesOf(spot)
  return {
    x: share(BREADTH - across[1], BREADTH),
    y: share(along[0], LENGTH),
    w: share(across[1] - across[0], BREADTH),
    h: share(along[1] - along[0], LENGTH),
  }
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
type Way = { axis: 'along' | 'across'; step: 1 | -1 }
const LYING: Record<Arrow, Way> = {
  ArrowLeft: { axis: 'along', step: -1 },
  ArrowRight: { axis: 'along', step: 1 },
  ArrowUp: { axis: 'across', step: -1 },
  ArrowDown: { axis: 'across', step: 1 },
}
const UPRIGHT: Record<Arrow, Way> = {
  ArrowLeft: LYING.ArrowDown,
  ArrowRight: LYING.ArrowUp,
  ArrowUp: LYING.ArrowLeft,
  ArrowDown: LYING.ArrowRight,
}

const gap = (a: readonly [number, number], b: readonly [number, number]) =>
  Math.max(0, a[0] - b[1], b[0] - a[1])

/** The spot beside this one; the spot itself at the felt's edge. */
export function spotBeside(place: string, arrow: Arrow, isUpright: boolean): string {
  const from = SPOT_OF.get(place)
  if (!from) return place
  const { axis, step } = (isUpright ? UPRIGHT : LYING)[arrow]
  const other = axis === 'along' ? 'across' : 'along'
  const far = (spot: Spot) =>
    step > 0 ? spot[axis][0] - from[axis][1] : from[axis][0] - spot[axis][1]
  const ahead = SPOTS.filter((spot) => far(spot) > 0)
  const cost = (spot: Spot) => far(spot) + 3 * gap(spot[other], from[other])
  const best = ahead.toSorted(
    (a, b) => cost(a) - cost(b) || mid(other, a, from) - mid(other, b, from),
  )[0]
  return best?.place ?? place
}

const mid = (axis: 'along' | 'across', spot: Spot, from: Spot) =>
  Math.abs(mean(spot[axis]) - mean(from[axis]))

/** Where a key leads from a place; undefined where it leads nowhere. */
export function placeByKey(key: string, place: string, isUpright: boolean): string | undefined {
  if (key in LYING) return spotBeside(place, key as Arrow, isUpright)
  if (key !== 'Home' && key !== 'End') return undefined
  const arrow: Arrow = key === 'Home' ? 'ArrowLeft' : 'ArrowRight'
  const steps = range(1, 30)
  return steps.reduce((at) => spotBeside(at, arrow, isUpright), place)
}
