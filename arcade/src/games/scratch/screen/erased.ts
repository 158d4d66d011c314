import { range } from '../../shuffle.ts'

/** A point of a box whose side is 1. */
export type Spot = readonly [x: number, y: number]

/** Width of the brush, of a box's side. */
export const BRUSH = 36 / 158
/** A box opens once so much of it is erased. */
export const ENOUGH = 0.55

const POINTS = 18
const SPOTS: readonly Spot[] = range(0, POINTS * POINTS - 1).map((at) => [
  ((at % POINTS) + 0.5) / POINTS,
  (Math.floor(at / POINTS) + 0.5) / POINTS,
])

/** The points of a box that the brush has passed, by their places in a grid. */
export type Erased = Set<number>

export function erase(erased: Erased, from: Spot, to: Spot): void {
  for (const [at, spot] of SPOTS.entries()) {
    if (distance(spot, from, to) <= BRUSH / 2) erased.add(at)
  }
}

export const shareOf = (erased: Erased): number => erased.size / SPOTS.length

/** From a spot to the line between two others. */
function distance([x, y]: Spot, [x1, y1]: Spot, [x2, y2]: Spot): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length
  const along = Math.max(0, Math.min(1, part))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}
