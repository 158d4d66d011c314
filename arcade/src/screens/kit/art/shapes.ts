/** Paths of the drawn parts, in the units of their box. Angles in degrees, 0 to the right. */
export type Point = readonly [x: number, y: number]

/** One decimal is finer than a pixel at every size the parts are shown in. */
export const round1 = (n: number): string => String(Math.round(n * 10) / 10)
export const rounded = ([x, y]: Point): string => `${round1(x)} ${round1(y)}`

/** The point at this distance and angle from a centre. */
export function at(cx: number, cy: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
}

export const pathOf = (points: readonly Point[]): string => `M${points.map(rounded).join('L')}Z`

/** Of eight points at .765 it is the star of the house: two squares. */
export function star(cx: number, cy: number, points: number, r: number, inner = 0.765): string {
  const corner = (index: number) =>
    at(cx, cy, index % 2 ? r * inner : r, (index * 180) / points - 90)
  return pathOf(Array.from({ length: points * 2 }, (_, index) => corner(index)))
}

export const polygon = (cx: number, cy: number, corners: number, r: number, turn = -90): string =>
  pathOf(Array.from({ length: corners }, (_, at0) => at(cx, cy, r, turn + (at0 * 360) / corners)))

export function disc(cx: number, cy: number, r: number): string {
  const [radius, width] = [round1(r), round1(2 * r)]
  return `M${round1(cx - r)} ${round1(cy)}a${radius} ${radius} 0 1 0 ${width} 0a${radius} ${radius} 0 1 0 -${width} 0Z`
}

/** A part of a ring round the origin, between two radii and two angles. */
export function wedge(inner: number, outer: number, from: number, to: number): string {
  const isLarge = to - from > 180 ? 1 : 0
  const corner = (r: number, angle: number) => rounded(at(0, 0, r, angle))
  const arc = (r: number, sweep: 0 | 1, end: string) =>
    `A${round1(r)} ${round1(r)} 0 ${isLarge} ${sweep} ${end}`
  return `M${corner(inner, from)}L${corner(outer, from)}${arc(outer, 1, corner(outer, to))}L${corner(inner, to)}${arc(inner, 0, corner(inner, from))}Z`
}
