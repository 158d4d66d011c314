import { at, type Box, f1, type Point } from './numbers.ts'
import { burst, toPath } from './shape.ts'
import { edges, type Polygon, TILINGS, type TilingName } from './tiling.ts'

/** A ray from the middle m of edge number i, whose direction is e, going d. */
type Ray = { i: number; m: Point; e: Point; d: Point }
type Leg = [Point, Point, Point]

export type Strapwork = {
  straps: string
  /** The short pieces that pass over, of the given half length. */
  bridges: (half: number) => string
  stars: { big: string; small: string; heart: string }
}

const cross = (a: Point, b: Point) => a[0] * b[1] - a[1] * b[0]
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1]

function meet(a: Point, da: Point, b: Point, db: Point): { x: Point; cost: number } | null {
  const det = cross(da, db)
  const w: Point = [b[0] - a[0], b[1] - a[1]]
  if (Math.abs(det) < 1e-6) {
    if (Math.abs(w[0] * da[1] - w[1] * da[0]) > 1e-3 || dot(w, da) < 0) return null
    return { x: [a[0] + w[0] / 2, a[1] + w[1] / 2], cost: Math.hypot(...w) }
  }
  const t = (w[0] * db[1] - w[1] * db[0]) / det
  const s = (w[0] * da[1] - w[1] * da[0]) / det
  if (t < 1e-4 || s < 1e-4) return null
  return { x: [a[0] + da[0] * t, a[1] + da[1] * t], cost: t + s }
}

function raysOf(v: readonly Point[], angle: number): Ray[] {
  const area = edges(v).reduce((sum, [p, q]) => sum + p[0] * q[1] - q[0] * p[1], 0)
  const side = area > 0 ? 1 : -1
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return edges(v).flatMap(([p, q], i) => {
    const len = Math.hypot(q[0] - p[0], q[1] - p[1])
    const e: Point = [(q[0] - p[0]) / len, (q[1] - p[1]) / len]
    const normal: Point = [-e[1] * side, e[0] * side]
    const m: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
    return [
      { i, m, e, d: [e[0] * c + normal[0] * s, e[1] * c + normal[1] * s] as Point },
      { i, m, e, d: [-e[0] * c + normal[0] * s, -e[1] * c + normal[1] * s] as Point },
    ]
  })
}

/** Two rays from the middle of every edge, joined to the nearest partner. */
function motif(polygon: Polygon, angle: number): { rays: Ray[]; legs: Leg[] } {
  const rays = raysOf(polygon.v, angle)
  const pairs = rays.flatMap((a, k) =>
    rays.slice(k + 1).flatMap((b) => {
      const hit = a.i === b.i ? null : meet(a.m, a.d, b.m, b.d)
      return hit ? [{ a, b, ...hit }] : []
    }),
  )
  pairs.sort((x, y) => x.cost - y.cost)
  const used = new Set<Ray>()
  const legs: Leg[] = []
  for (const { a, b, x } of pairs) {
    if (used.has(a) || used.has(b)) continue
    used.add(a).add(b)
    legs.push([a.m, x, b.m])
  }
  return { rays, legs }
}

/** A polygon's legs in order around its centre: the closed star. */
function starOf({ c: [cx, cy] }: Polygon, legs: readonly Leg[]): Point[] {
  const byKey = new Map<string, Point>()
  for (const point of legs.flat()) {
    const key = keyOf(point)
    if (!byKey.has(key)) byKey.set(key, point)
  }
  const around = (p: Point) => Math.atan2(p[1] - cy, p[0] - cx)
  return [...byKey.values()].sort((a, b) => around(a) - around(b))
}

function keyOf(p: Point): string {
  return `${f1(p[0])},${f1(p[1])}`
}

/** The small star in the heart of a large one. */
function heartOf({ n, c: [cx, cy] }: Polygon, star: readonly Point[]): Point[] {
  const reach = (p: Point) => Math.hypot(p[0] - cx, p[1] - cy)
  const inner = Math.min(...star.map(reach))
  const tip = star.find((p) => reach(p) < inner * 1.02) ?? at(star, 0)
  return burst(cx, cy, n, inner * 0.72, inner * 0.44, Math.atan2(tip[1] - cy, tip[0] - cx))
}

type Move = (p: Point) => Point
type Bridge = { m: Point; d: Point }

function noteOver(over: Map<string, Bridge>, { m, e, d }: Ray, move: Move): void {
  const key = keyOf(m)
  if (dot(e, d) * cross(e, d) > 0 && !over.has(key)) over.set(key, { m: move(m), d })
}

function bridge({ m, d }: Bridge, half: number): string {
  return toPath([
    [m[0] - d[0] * half, m[1] - d[1] * half],
    [m[0] + d[0] * half, m[1] + d[1] * half],
  ])
}

function addStars(stars: Strapwork['stars'], polygon: Polygon, legs: Leg[], move: Move): void {
  if (polygon.n < 4) return
  const star = starOf(polygon, legs)
  stars[polygon.n >= 8 ? 'big' : 'small'] += toPath(star.map(move), true)
  if (polygon.n >= 8) stars.heart += toPath(heartOf(polygon, star).map(move), true)
}

/**
 * Polygons in contact: a star is inferred inside every polygon of the tiling and the rays become
 * straps. The straps that pass over are told apart by one handedness, so over and under alternate
 * along each strap.
 */
export function strapwork(
  tiling: TilingName,
  pitch: number,
  angle: number,
  box: Box,
  shift: Point,
): Strapwork {
  const [sx, sy] = shift
  const local: Box = [
    box[0] - sx - pitch,
    box[1] - sy - pitch,
    box[2] - sx + pitch,
    box[3] - sy + pitch,
  ]
  const move: Move = (p) => [p[0] + sx, p[1] + sy]
  const inBox = ([x, y]: Point) =>
    x > box[0] - 4 && x < box[2] + 4 && y > box[1] - 4 && y < box[3] + 4
  const drawn = { straps: '', stars: { big: '', small: '', heart: '' } }
  const over = new Map<string, Bridge>()
  for (const polygon of TILINGS[tiling](pitch, local)) {
    if (!polygon.v.some((p) => inBox(move(p)))) continue
    const { rays, legs } = motif(polygon, angle)
    for (const leg of legs) drawn.straps += toPath(leg.map(move))
    for (const ray of rays) noteOver(over, ray, move)
    addStars(drawn.stars, polygon, legs, move)
  }
  return { ...drawn, bridges: (half) => [...over.values()].map((b) => bridge(b, half)).join('') }
}
