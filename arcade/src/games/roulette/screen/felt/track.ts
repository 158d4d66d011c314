import { at, type Point } from '../../../../screens/kit/art/shapes.ts'
import { range } from '../../../shuffle.ts'
import { WHEEL } from '../../places.ts'

/** Chips of one press: each place with how many chips. */
export type Chips = readonly { place: string; count: number }[]

export const SECTORS = ['tiers', 'orphans', 'zero'] as const
export type Sector = (typeof SECTORS)[number]
export const NEIGHBOURS_MOST = 4

const one = (...places: string[]): Chips => places.map((place) => ({ place, count: 1 }))

/** The usual chips of each sector, as straight, split, trio and corner bets. */
export const SECTOR_CHIPS: Record<Sector, Chips> = {
  tiers: one(
    'split:5-8',
    'split:10-11',
    'split:13-16',
    'split:23-24',
    'split:27-30',
    'split:33-36',
  ),
  orphans: one('straight:1', 'split:6-9', 'split:14-17', 'split:17-20', 'split:31-34'),
  zero: [
    { place: 'trio:0-2-3', count: 2 },
    ...one('split:4-7', 'split:12-15', 'split:18-21', 'split:19-22', 'split:32-35'),
    { place: 'corner:25-26-28-29', count: 2 },
  ],
}

/** A number and so many on each side of it on the wheel. */
export function neighboursOf(number: number, count: number): number[] {
  const middle = WHEEL.indexOf(number)
  return range(-count, count).map(
    (step) => WHEEL[(middle + step + WHEEL.length) % WHEEL.length] ?? number,
  )
}

export const neighbourChips = (number: number, count: number): Chips =>
  one(...neighboursOf(number, count).map((one) => `straight:${one}`))

export type TrackSize = { length: number; breadth: number; depth: number }

/** The wheel's order round a stadium, by the length of its arc; zero is in the middle of one end. */
export type Track = {
  size: TrackSize
  /** Corners of each number's cell, in the wheel's order. */
  cells: readonly { number: number; corners: readonly Point[]; middle: Point }[]
  sectors: Record<Sector, readonly Point[]>
  /** Where each sector's name stands. */
  names: Record<Sector, Point>
}

export function trackOf(size: TrackSize): Track {
  const { length, breadth, depth } = size
  const radius = breadth / 2
  const straight = length - breadth
  const arc = Math.PI * (radius - depth / 2)
  const round = 2 * (straight + arc)
  const pointAt = (way: number, inset: number): Point => {
    const s = ((way % round) + round) % round
    const r = radius - inset
    if (s < straight) return [radius + s, inset]
    if (s < straight + arc)
      return at(radius + straight, radius, r, -90 + ((s - straight) / arc) * 180)
    const back = s - straight - arc
    if (back < straight) return [radius + straight - back, breadth - inset]
    return at(radius, radius, r, 90 + ((back - straight) / arc) * 180)
  }
  const step = round / WHEEL.length
  const start = straight + arc / 2 - step / 2
  const cells = WHEEL.map((number, index) => {
    const from = start + index * step
    const ways = range(0, 6).map((part) => from + (part / 6) * step)
    const outer = ways.map((way) => pointAt(way, 0))
    const inner = ways.toReversed().map((way) => pointAt(way, depth))
    return { number, corners: [...outer, ...inner], middle: pointAt(from + step / 2, depth / 2) }
  })
  /** Along the inner edge from the first number of a part to its last. */
  const inside = (first: number, last: number): Point[] => {
    const [a, b] = [WHEEL.indexOf(first), WHEEL.indexOf(last)]
    const count = ((b - a + WHEEL.length) % WHEEL.length) + 1
    return range(0, count * 4).map((part) => pointAt(start + (a + part / 4) * step, depth))
  }
  return {
    size,
    cells,
    sectors: {
      tiers: inside(27, 33),
      orphans: [...inside(1, 9), ...inside(17, 6)],
      zero: inside(22, 25),
    },
    names: {
      tiers: [length * 0.2, radius],
      orphans: [length * 0.46, radius],
      zero: [length * 0.74, radius],
    },
  }
}

/** The same track turned a quarter, zero at the top. */
export const turned = ({ size, cells, sectors, names }: Track): Track => {
  const turn = ([x, y]: Point): Point => [y, size.length - x]
  const all = (points: readonly Point[]) => points.map(turn)
  return {
    size: { ...size, length: size.breadth, breadth: size.length },
    cells: cells.map(({ number, corners, middle }) => ({
      number,
      corners: all(corners),
      middle: turn(middle),
    })),
    sectors: {
      tiers: all(sectors.tiers),
      orphans: all(sectors.orphans),
      zero: all(sectors.zero),
    },
    names: { tiers: turn(names.tiers), orphans: turn(names.orphans), zero: turn(names.zero) },
  }
}

const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const

/** The neighbour on the wheel that lies in the arrow's direction; the number itself where none does. */
export function besideOnTrack(
  { cells }: Track,
  number: number,
  arrow: keyof typeof DIRECTIONS,
): number {
  const index = WHEEL.indexOf(number)
  const from = cells[index]
  const [dx, dy] = DIRECTIONS[arrow]
  const far = (cell: Track['cells'][number]) =>
    from ? (cell.middle[0] - from.middle[0]) * dx + (cell.middle[1] - from.middle[1]) * dy : 0
  const beside = [-1, 1].map((step) => cells[(index + step + cells.length) % cells.length])
  const best = beside.filter((cell) => cell !== undefined).toSorted((a, b) => far(b) - far(a))[0]
  return best && far(best) > 4 ? best.number : number
}
