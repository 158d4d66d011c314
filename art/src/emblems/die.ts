import { at, type Point, polar, TAU } from '../geometry/numbers.ts'
import { toPath } from '../geometry/shape.ts'

/** Where the dots of each face of a die lie, in a unit square; a face's number less one. */
export const PIPS: readonly (readonly Point[])[] = [
  [[0.5, 0.5]],
  [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  [
    [0.24, 0.24],
    [0.5, 0.5],
    [0.76, 0.76],
  ],
  [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  [
    [0.27, 0.22],
    [0.27, 0.5],
    [0.27, 0.78],
    [0.73, 0.22],
    [0.73, 0.5],
    [0.73, 0.78],
  ],
]

type Three<T> = readonly [top: T, left: T, right: T]

/** A die seen from above one corner, as emblem parts. */
export function isoDie(
  [nx, ny]: Point,
  edge: number,
  numbers: Three<number>,
  fills: Three<string>,
  pip: string,
): string[] {
  const p: Point = [0.866 * edge, -0.5 * edge]
  const q: Point = [-0.866 * edge, -0.5 * edge]
  const d: Point = [0, edge]
  const on = (a: Point, b: Point, u: number, v: number): Point => [
    nx + a[0] * u + b[0] * v,
    ny + a[1] * u + b[1] * v,
  ]
  const face = (a: Point, b: Point) =>
    toPath(
      [
        [nx, ny],
        [nx + a[0], ny + a[1]],
        [nx + a[0] + b[0], ny + a[1] + b[1]],
        [nx + b[0], ny + b[1]],
      ],
      true,
    )
  const dot = (a: Point, b: Point, [u, v]: Point) =>
    toPath(
      Array.from({ length: 12 }, (_, i) => on(a, b, ...polar(u, v, 0.115, (i * TAU) / 12))),
      true,
    )
  const dots = (a: Point, b: Point, number: number) =>
    at(PIPS, number - 1)
      .map((where) => dot(a, b, where))
      .join('')
  return [
    `${fills[0]} ${face(p, q)}`,
    `${fills[1]} ${face(q, d)}`,
    `${fills[2]} ${face(p, d)}`,
    `!${pip} ${dots(p, q, numbers[0])}${dots(q, d, numbers[1])}${dots(p, d, numbers[2])}`,
  ]
}
