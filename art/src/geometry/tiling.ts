import { at, type Box, type Point, polar, rad, TAU } from './numbers.ts'

/** A polygon of a tiling: n edges of a regular one, 0 for any other shape. */
export type Polygon = { n: number; c: Point; v: Point[] }
type Tiling = (pitch: number, box: Box) => Polygon[]

function regular(n: number, c: Point, r: number, turn: number): Polygon {
  return {
    n,
    c,
    v: Array.from({ length: n }, (_, i) => polar(c[0], c[1], r, turn + (i * TAU) / n)),
  }
}

/** Visits every point of the lattice of v1 and v2 that can touch the box. */
export function lattice(
  v1: Point,
  v2: Point,
  [x0, y0, x1, y1]: Box,
  visit: (x: number, y: number) => void,
): void {
  const det = v1[0] * v2[1] - v1[1] * v2[0]
  const corners: Point[] = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ]
  const inLattice = corners.map(
    ([x, y]): Point => [(x * v2[1] - y * v2[0]) / det, (v1[0] * y - v1[1] * x) / det],
  )
  const span = (k: 0 | 1): Point => {
    const along = inLattice.map((c) => c[k])
    return [Math.floor(Math.min(...along)) - 1, Math.ceil(Math.max(...along)) + 1]
  }
  const [i0, i1] = span(0)
  const [j0, j1] = span(1)
  for (let i = i0; i <= i1; i++)
    for (let j = j0; j <= j1; j++) visit(i * v1[0] + j * v2[0], i * v1[1] + j * v2[1])
}

/** The polygons that belong to one lattice point, repeated over the box. */
function repeat(v1: Point, v2: Point, box: Box, cell: (x: number, y: number) => Polygon[]) {
  const out: Polygon[] = []
  lattice(v1, v2, box, (x, y) => out.push(...cell(x, y)))
  return out
}

const hexagonal = (p: number): [Point, Point] => [
  [p, 0],
  [p / 2, (p * Math.sqrt(3)) / 2],
]

const squaresBetween = (x: number, y: number, p: number, edge: number) =>
  [0, 1, 2].map((k) =>
    regular(
      4,
      polar(x, y, p / 2, (k * Math.PI) / 3),
      edge / Math.SQRT2,
      Math.PI / 4 + (k * Math.PI) / 3,
    ),
  )

const octagonsAndSquares: Tiling = (p, box) => {
  const R = p / 2 / Math.cos(Math.PI / 8)
  const edge = p * (Math.SQRT2 - 1)
  return repeat([p, 0], [0, p], box, (x, y) => [
    regular(8, [x, y], R, Math.PI / 8),
    regular(4, [x + p / 2, y + p / 2], edge / Math.SQRT2, 0),
  ])
}

const dodecagonsAndTriangles: Tiling = (p, box) => {
  const R = p / 2 / Math.cos(Math.PI / 12)
  const r = (p * Math.tan(Math.PI / 12)) / Math.sqrt(3)
  const h = p / (2 * Math.sqrt(3))
  return repeat(...hexagonal(p), box, (x, y) => [
    regular(12, [x, y], R, Math.PI / 12),
    regular(3, [x + p / 2, y + h], r, -Math.PI / 2),
    regular(3, [x + p / 2, y - h], r, Math.PI / 2),
  ])
}

const dodecagonsHexagonsAndSquares: Tiling = (p, box) => {
  const edge = p / (3 + Math.sqrt(3))
  const R = edge / (2 * Math.sin(Math.PI / 12))
  const h = p / Math.sqrt(3)
  return repeat(...hexagonal(p), box, (x, y) => [
    regular(12, [x, y], R, Math.PI / 12),
    ...squaresBetween(x, y, p, edge),
    ...[0, 1].map((k) => regular(6, polar(x, y, h, Math.PI / 6 + (k * Math.PI) / 3), edge, 0)),
  ])
}

const hexagonsSquaresAndTriangles: Tiling = (p, box) => {
  const edge = p / (1 + Math.sqrt(3))
  const h = p / Math.sqrt(3)
  return repeat(...hexagonal(p), box, (x, y) => [
    regular(6, [x, y], edge, Math.PI / 6),
    ...squaresBetween(x, y, p, edge),
    ...[0, 1].map((k) => {
      const turn = Math.PI / 6 + (k * Math.PI) / 3
      return regular(3, polar(x, y, h, turn), edge / Math.sqrt(3), turn + Math.PI)
    }),
  ])
}

const hexagons: Tiling = (p, box) =>
  repeat(...hexagonal(p), box, (x, y) => [regular(6, [x, y], p / Math.sqrt(3), Math.PI / 6)])

/** Decagons with bow-ties between them. */
const decagons: Tiling = (p, box) => {
  const R = p / 2 / Math.cos(Math.PI / 10)
  const v1 = polar(0, 0, p, -Math.PI / 5)
  const v2 = polar(0, 0, p, Math.PI / 5)
  const corner = (o: Point, deg: number) => polar(o[0], o[1], R, rad(deg))
  return repeat(v1, v2, box, (x, y) => {
    const o: Point = [x, y]
    const a: Point = [x + v1[0], y + v1[1]]
    const b: Point = [x + v2[0], y + v2[1]]
    const ab: Point = [a[0] + v2[0], a[1] + v2[1]]
    const bowTie: Polygon = {
      n: 0,
      c: [(o[0] + ab[0]) / 2, y],
      v: [
        corner(o, -18),
        corner(a, 90),
        corner(ab, 198),
        corner(ab, 162),
        corner(b, 270),
        corner(o, 18),
      ],
    }
    return [regular(10, o, R, Math.PI / 10), bowTie]
  })
}

/** Tilings around the origin by their vertex symbols; `10` is the decagon one. */
export const TILINGS = {
  '4.8.8': octagonsAndSquares,
  '3.12.12': dodecagonsAndTriangles,
  '4.6.12': dodecagonsHexagonsAndSquares,
  '3.4.6.4': hexagonsSquaresAndTriangles,
  '6.6.6': hexagons,
  '10': decagons,
} satisfies Record<string, Tiling>

export type TilingName = keyof typeof TILINGS

/** Edges of a polygon, as pairs of corners in order. */
export function edges(v: readonly Point[]): [Point, Point][] {
  return v.map((p, i) => [p, at(v, (i + 1) % v.length)])
}
