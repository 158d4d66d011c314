import { at, f1, type Point, polar, spot, TAU } from './numbers.ts'

/** Relative path from points. Rounding is done on absolute positions, so errors never add up. */
export function toPath(points: readonly Point[], close = false): string {
  const r = points.map((p) => [Math.round(p[0] * 10), Math.round(p[1] * 10)] as const)
  let [px, py] = at(r, 0)
  let out = `M${px / 10} ${py / 10}l`
  for (const [i, [qx, qy]] of r.slice(1).entries()) {
    const x = (qx - px) / 10
    const y = (qy - py) / 10
    out += (i > 0 && x >= 0 ? ' ' : '') + x + (y < 0 ? '' : ' ') + y
    px = qx
    py = qy
  }
  return out + (close ? 'z' : '')
}

/** The outline of a star with n points. */
export function burst(
  cx: number,
  cy: number,
  n: number,
  R: number,
  r: number,
  turn = -Math.PI / 2,
): Point[] {
  return Array.from({ length: n * 2 }, (_, i) =>
    polar(cx, cy, i % 2 ? r : R, turn + (i * Math.PI) / n),
  )
}

/** Inner to outer radius of the {n/k} star polygon's outline. */
export function ratio(n: number, k: number): number {
  return Math.cos((Math.PI * k) / n) / Math.cos((Math.PI * (k - 1)) / n)
}

/** A scalloped circle: n outward lobes. */
export function lobed(
  cx: number,
  cy: number,
  n: number,
  R: number,
  depth = 0.5,
  turn = -Math.PI / 2,
): string {
  const points = Array.from({ length: n }, (_, i) => polar(cx, cy, R, turn + ((i + 0.5) * TAU) / n))
  const chord = 2 * R * Math.sin(Math.PI / n)
  const rr = f1((chord / 2) * (1 + (1 - depth)))
  const arc = `A${rr} ${rr} 0 0 1 `
  return `M${points.map(spot).join(arc)}${arc}${spot(at(points, 0))}Z`
}

export function ell(cx: number, cy: number, rx: number, ry: number): string {
  const half = (x: number) => `a${f1(rx)} ${f1(ry)} 0 1 0 ${f1(x)} 0`
  return `M${f1(cx - rx)} ${f1(cy)}${half(2 * rx)}${half(-2 * rx)}Z`
}

export function disc(cx: number, cy: number, r: number): string {
  return ell(cx, cy, r, r)
}

/** A rectangle with round corners. */
export function rrect(x: number, y: number, w: number, h: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${-(w - 2 * r)}${corner(-r, -r)}v${-(h - 2 * r)}${corner(r, -r)}Z`
}

/** A sector of a ring around the origin. */
export function wedge(r0: number, r1: number, a0: number, a1: number): string {
  const on = (r: number, a: number) => spot(polar(0, 0, r, a))
  return `M${on(r1, a0)}A${r1} ${r1} 0 0 1 ${on(r1, a1)}L${on(r0, a1)}A${r0} ${r0} 0 0 0 ${on(r0, a0)}Z`
}

/** The khatam: the outline of two interlaced squares. */
export function star8(cx: number, cy: number, R: number, turn = 0): string {
  return toPath(burst(cx, cy, 8, R, R * ratio(8, 2), turn - Math.PI / 2), true)
}

export function star(n: number, cx: number, cy: number, R: number, r: number, turn = 0): string {
  return toPath(burst(cx, cy, n, R, r, turn - Math.PI / 2), true)
}
