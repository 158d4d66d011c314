import { f1, mix } from '@zar/art/geometry/numbers'
import { outline as polygonOf } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import type { Cell } from '../frame.ts'

/** How the edge of a run of cells goes: as of drops that flow into one, in woven steps, or cut. */
export type Edge = 'flowing' | 'stepped' | 'cut'

type Way = readonly [x: number, y: number]

/** Along a cell's sides, clockwise from its top one, and out of them. */
const ALONG: readonly Way[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]
const along = (side: number): Way => ALONG[side % 4] ?? [0, 0]
const outOf = (side: number): Way => along(side + 3)

/** One side of a cell at the run's edge, and how the edge goes on from it. */
type Side = { at: Way; side: number; turn: 'out' | 'on' | 'in' }

const keyOf = ([x, y]: Way) => `${x},${y}`
const plus = ([x, y]: Way, ...others: readonly Way[]): Way =>
  others.reduce<Way>(([a, b], [c, d]) => [a + c, b + d], [x, y])

type Own = (at: Way) => boolean

/** The side of a cell that has none of its own beyond it; the edge turns at its end. */
function sideAt(at: Way, side: number, isOwn: Own): Side | undefined {
  if (isOwn(plus(at, outOf(side)))) return undefined
  const ahead = plus(at, along(side))
  if (!isOwn(ahead)) return { at, side, turn: 'out' }
  return { at, side, turn: isOwn(plus(ahead, outOf(side))) ? 'in' : 'on' }
}

/** Where the edge goes on. Cells that touch by a corner alone stay apart. */
function after({ at, side, turn }: Side): readonly [at: Way, side: number] {
  const ahead = plus(at, along(side))
  if (turn === 'out') return [at, (side + 1) % 4]
  return turn === 'on' ? [ahead, side] : [plus(ahead, outOf(side)), (side + 3) % 4]
}

/** The edges of a run, each once round: the outer one, and one for each hole. */
function loopsOf(cells: readonly Cell[]): Side[][] {
  const own = new Set(cells.map(({ reel, row }) => keyOf([reel, row])))
  const isOwn: Own = (at) => own.has(keyOf(at))
  const seen = new Set<string>()
  const loopFrom = (at: Way, side: number): Side[] => {
    const loop: Side[] = []
    for (let next = sideAt(at, side, isOwn); next; ) {
      const key = `${keyOf(next.at)} ${next.side}`
      if (seen.has(key)) break
      seen.add(key)
      loop.push(next)
      next = sideAt(...after(next), isOwn)
    }
    return loop
  }
  return cells
    .flatMap(({ reel, row }) => [...ALONG.keys()].map((side) => loopFrom([reel, row], side)))
    .filter((loop) => loop.length > 0)
}

/** A place of the edge and the way that it goes there. Cells are one apart. */
type Knot = { at: Way; way: Way }

/** From a place so far along and so far out. */
const from = (at: Way, side: number, ahead: number, out: number): Way => {
  const [[ax, ay], [ox, oy]] = [along(side), outOf(side)]
  return [at[0] + ax * ahead + ox * out, at[1] + ay * ahead + oy * out]
}

const toward = (side: number, ahead: number, out: number): Way => {
  const [x, y] = from([0, 0], side, ahead, out)
  const length = Math.hypot(x, y)
  return [x / length, y / length]
}

/** The largest radius: drops a cell wide touch. */
const WHOLE = 0.5

type Flow = {
  r: number
  /** From 0, drops that only touch, to 1, drops that have run into one. */
  merged: number
  wobble: (side: Side) => number
}

/** The middle of a drop's side, and how the edge goes round to the next one. */
function knotsOf(side: Side, { r, merged, wobble }: Flow): Knot[] {
  const { at, side: now, turn } = side
  const first = { at: from(at, now, 0, r * wobble(side)), way: along(now) }
  if (turn === 'out') return [first]
  if (turn === 'on')
    return [first, { at: from(at, now, WHOLE, r * mix(0, 0.84, merged)), way: along(now) }]
  // Seen from the drop in the corner, which the edge goes round on two sides.
  const size = r / WHOLE
  const corner = plus(at, along(now))
  const [far, near] = [mix(WHOLE, r + 0.33 * size, merged), mix(0, r + 0.02 * size, merged)]
  const inner = mix(r * Math.SQRT1_2, r + 0.15 * size, merged)
  const lean = 0.28 * merged
  return [
    first,
    { at: from(corner, now, -far, near), way: toward(now, 1, lean) },
    { at: from(corner, now, -inner, inner), way: toward(now, 1, 1) },
    { at: from(corner, now, -near, far), way: toward(now, lean, 1) },
  ]
}

/** Of a curve from knot to knot, how long its handles are: a quarter of a circle stays one. */
const HANDLE = 0.39

type Scale = (at: Way) => Way

function curveThrough(knots: readonly Knot[], scale: Scale): string {
  const spotAt = ({ at, way }: Knot, reach: number) =>
    scale([at[0] + way[0] * reach, at[1] + way[1] * reach])
      .map(f1)
      .join(' ')
  const curves = knots.map((knot, i) => {
    const next = knots[(i + 1) % knots.length] ?? knot
    const reach = HANDLE * Math.hypot(next.at[0] - knot.at[0], next.at[1] - knot.at[1])
    return `C${spotAt(knot, reach)} ${spotAt(next, -reach)} ${spotAt(next, 0)}`
  })
  const [first] = knots
  return first ? `M${spotAt(first, 0)}${curves.join('')}Z` : ''
}

/** Of a square edge, what is taken off each corner: in steps, or straight across. */
const CORNERS: Record<Exclude<Edge, 'flowing'>, readonly Way[]> = {
  stepped: [
    [2, 0],
    [2, 1],
    [1, 1],
    [1, 2],
    [0, 2],
  ],
  cut: [
    [1.4, 0],
    [0, 1.4],
  ],
}
const STEP = 0.085

function squareCorner({ at, side, turn }: Side, r: number, edge: keyof typeof CORNERS): Way[] {
  if (turn === 'on') return []
  const size = (STEP * r) / WHOLE
  return CORNERS[edge].map(([back, down]) =>
    turn === 'out'
      ? from(at, side, r - back * size, r - down * size)
      : from(plus(at, along(side)), side, -(r + back * size), r + down * size),
  )
}

/** How far a drop's side may waver, as a part of its radius. */
const WAVER = 0.035
const wavering = (): Flow['wobble'] => {
  const random = stream('kenar')
  const parts = Array.from({ length: 211 }, () => 1 - WAVER + 2 * WAVER * random())
  return ({ at: [x, y], side }) => parts[(x * 29 + y * 83 + side * 47) % parts.length] ?? 1
}
const WOBBLE = wavering()

type Outline = {
  edge: Edge
  /** As parts of a cell's half: 1 reaches the next cell. */
  girth: number
  merged: number
}

/** The outline of cells that have run into one, as path data. */
export function outlineOf(cells: readonly Cell[], { edge, girth, merged }: Outline): string {
  const [first] = cells
  if (!first) return ''
  const { w, h } = first
  const [left, top] = [first.x - first.reel * w, first.y - first.row * h]
  const scale: Scale = ([x, y]) => [left + x * w, top + y * h]
  const loops = loopsOf(cells)
  if (edge === 'flowing') {
    const flow = { r: girth * WHOLE, merged, wobble: WOBBLE }
    return loops
      .map((loop) =>
        curveThrough(
          loop.flatMap((side) => knotsOf(side, flow)),
          scale,
        ),
      )
      .join('')
  }
  const r = girth * WHOLE * mix(0.7, 1, merged)
  return loops
    .map((loop) => polygonOf(loop.flatMap((side) => squareCorner(side, r, edge).map(scale))))
    .join('')
}
