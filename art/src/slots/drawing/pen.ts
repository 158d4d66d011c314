import { f1, type Point, polar, rad, spot } from '../../geometry/numbers.ts'
import { disc, star } from '../../geometry/shape.ts'

/** Path data for the slots' drawings. Angles are degrees; -90 is up. */

/** The point at an angle of a circle. */
export const point = (x: number, y: number, r: number, degrees: number): Point =>
  polar(x, y, r, rad(degrees))

/** One drawing for each index from 0, put together. */
export const repeat = (n: number, draw: (index: number) => string): string =>
  Array.from({ length: n }, (_, index) => draw(index)).join('')

export const outline = (points: readonly Point[], isClosed = true): string =>
  `M${points.map(spot).join('L')}${isClosed ? 'Z' : ''}`

/** A star of n points whose inner radius is k of the outer; 0.765 at n = 8 is the khatam. */
export const starOf = (x: number, y: number, n: number, r: number, k = 0.765, turn = -90): string =>
  star(n, x, y, r, r * k, rad(turn + 90))

export const khatam = (x: number, y: number, r: number): string => starOf(x, y, 8, r)

export const polygon = (x: number, y: number, n: number, r: number, turn = -90): string =>
  outline(Array.from({ length: n }, (_, i) => point(x, y, r, turn + (i * 360) / n)))

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${f1(x)} ${f1(y)}h${f1(w)}v${f1(h)}h${f1(-w)}Z`
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const [across, down] = [w - 2 * r, h - 2 * r]
  return `M${f1(x + r)} ${f1(y)}h${f1(across)}${corner(r, r)}v${f1(down)}${corner(-r, r)}h${f1(-across)}${corner(-r, -r)}v${f1(-down)}${corner(r, -r)}Z`
}

/** A disc with a hole: the inner circle runs the other way. */
export function ring(x: number, y: number, inner: number, outer: number): string {
  const half = (dx: number) => `a${f1(inner)} ${f1(inner)} 0 1 1 ${f1(dx)} 0`
  return `${disc(x, y, outer)}M${f1(x - inner)} ${f1(y)}${half(2 * inner)}${half(-2 * inner)}Z`
}

/** n pointed petals from the inner to the outer radius, each `half` degrees wide on either side. */
export const petals = (
  x: number,
  y: number,
  n: number,
  inner: number,
  outer: number,
  half: number,
  turn = -90,
): string =>
  repeat(n, (i) => {
    const angle = turn + (i * 360) / n
    const widest = inner + (outer - inner) * 0.55
    const [foot, tip] = [point(x, y, inner, angle), point(x, y, outer, angle)]
    const [left, right] = [point(x, y, widest, angle - half), point(x, y, widest, angle + half)]
    return `M${spot(foot)}Q${spot(left)} ${spot(tip)}Q${spot(right)} ${spot(foot)}Z`
  })

/** A toothed wheel: n teeth between two radii. */
export function gear(x: number, y: number, n: number, root: number, tip: number, turn = 0): string {
  const step = 360 / n
  const tooth = (angle: number): Point[] => [
    point(x, y, root, angle - step * 0.28),
    point(x, y, tip, angle - step * 0.17),
    point(x, y, tip, angle + step * 0.17),
    point(x, y, root, angle + step * 0.28),
  ]
  return outline(Array.from({ length: n }, (_, i) => tooth(turn + i * step)).flat())
}

/** n short lines between two radii. */
export const ticks = (n: number, inner: number, outer: number, x = 0, y = 0, turn = 0): string =>
  repeat(n, (i) => {
    const angle = turn + (i * 360) / n
    return `M${spot(point(x, y, inner, angle))}L${spot(point(x, y, outer, angle))}`
  })

/** n small discs on a circle. */
export const dots = (n: number, r: number, size: number, x = 0, y = 0, turn = 0): string =>
  repeat(n, (i) => {
    const [dx, dy] = point(x, y, r, turn + (i * 360) / n)
    return disc(dx, dy, size)
  })
