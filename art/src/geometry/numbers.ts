export type Point = readonly [x: number, y: number]
/** Left, top, right, bottom. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number]

export const TAU = Math.PI * 2

export function rad(deg: number): number {
  return (deg * Math.PI) / 180
}

/** At most one decimal: enough for a drawing, and short. */
export function f1(n: number): string {
  return String(Math.round(n * 10) / 10)
}

export function polar(cx: number, cy: number, r: number, a: number): Point {
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)]
}

/** A point as a path writes it. */
export function spot(p: Point): string {
  return `${f1(p[0])} ${f1(p[1])}`
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

/** The element at an index that is known to exist. Throws when it does not. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return found
}
