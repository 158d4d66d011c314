import { GLAZE } from '@zar/art'
import { type Geometry, middleOf } from './geometry.ts'

type Spot = { x: number; y: number }

/** A pay line as a strap that runs behind the symbols, drawn from the left up to `progress`. */
export function drawStrap(
  pen: CanvasRenderingContext2D,
  geometry: Geometry,
  rows: readonly number[],
  colour: string,
  progress: number,
): void {
  const spots = wayOf(geometry, rows)
  const cut = partOf(spots, progress)
  const width = geometry.cell * 0.1
  const layers: [number, string][] = [
    [width * 1.5, GLAZE.ink],
    [width, GLAZE.ivory],
    [width * 0.52, colour],
  ]
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  for (const { x, y } of cut) pen.lineTo(x, y)
  for (const [thick, paint] of layers) {
    pen.lineWidth = thick
    pen.strokeStyle = paint
    pen.stroke()
  }
}

function wayOf(geometry: Geometry, rows: readonly number[]): Spot[] {
  const middles = rows.map((row, reel) => middleOf(geometry, reel, row))
  const [first, last] = [middles[0], middles.at(-1)]
  if (!first || !last) return []
  return [
    { x: geometry.cell * 0.06, y: first.y },
    ...middles,
    { x: geometry.width - geometry.cell * 0.06, y: last.y },
  ]
}

function partOf(spots: readonly Spot[], progress: number): Spot[] {
  const legs = spots.slice(1).map((to, index) => {
    const from = spots[index] ?? to
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }
  })
  let left = progress * legs.reduce((sum, leg) => sum + leg.length, 0)
  const out = spots.slice(0, 1)
  for (const { from, to, length } of legs) {
    const u = Math.min(1, left / length)
    out.push({ x: from.x + (to.x - from.x) * u, y: from.y + (to.y - from.y) * u })
    left -= length
    if (left <= 0) break
  }
  return out
}
