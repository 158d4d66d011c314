import { f1, type Point } from '../../geometry/numbers.ts'
import { repeat, starOf } from '../drawing/pen.ts'
import { stream } from '../drawing/stream.ts'

/** Grounds that are scattered over a field. The word decides where, so a picture stays the same. */

const RIDGE_POINTS = 8

/** One hill's outline: soft steps between points that differ by `rough`. */
function ridgeLine(word: string, w: number, h: number, top: number, rough: number): string {
  const random = stream(word)
  const points: Point[] = Array.from({ length: RIDGE_POINTS }, (_, i) => [
    (i * w) / (RIDGE_POINTS - 1),
    top + (random() - 0.5) * rough,
  ])
  const steps = points.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = points[i] ?? [0, top]
    const half = f1((fromX + x) / 2)
    return `C${half} ${f1(fromY)} ${half} ${f1(y)} ${f1(x)} ${f1(y)}`
  })
  return `M0 ${h}L0 ${f1(points[0]?.[1] ?? top)}${steps.join('')}L${w} ${h}Z`
}

/** Cut-paper hills, the farthest first, each with its shadow. */
export const ridges = (
  word: string,
  [w, h]: readonly [number, number],
  hills: readonly (readonly [top: number, colour: string])[],
  rough = 40,
): string =>
  hills
    .map(([top, colour], i) => {
      const d = ridgeLine(word + i, w, h, top, rough)
      return `<path d="${d}" transform="translate(0 -7)" fill="#1b0d2a" fill-opacity=".16"/><path d="${d}" fill="${colour}"/>`
    })
    .join('')

type Bands = { bands: number; swing: number; width: number }

/** Marbled paper: veins that a comb drew through floating bands. */
export function marbled(
  word: string,
  [w, h]: readonly [number, number],
  colours: readonly string[],
  { bands, swing, width }: Bands,
): string {
  const random = stream(word)
  const vein = (y: number): string => {
    let d = `M-20 ${f1(y)}`
    for (let x = -20; x < w + 40; ) {
      const step = w * (0.08 + random() * 0.1)
      const [up, down] = [-swing * (0.4 + random()), swing * (0.4 + random())]
      d += `c${f1(step * 0.35)} ${f1(up)} ${f1(step * 0.65)} ${f1(down)} ${f1(step)} ${f1((random() - 0.5) * swing * 0.4)}`
      x += step
    }
    return d
  }
  return repeat(bands, (i) => {
    const d = vein((h * (i + 0.5)) / bands)
    const wide = f1(width * (0.35 + random() * 0.9))
    const thin = f1(2 + random() * 4)
    return `<path d="${d}" fill="none" stroke="${colours[i % colours.length]}" stroke-width="${wide}" stroke-linejoin="round"/><path d="${d}" transform="translate(0 ${f1(width * 0.2)})" fill="none" stroke="${colours[(i + 2) % colours.length]}" stroke-width="${thin}"/>`
  })
}

const IVORY = '#F7F0DF'

/** Dust of stars; the largest have four points. */
export function starDust(word: string, n: number, w: number, h: number): string {
  const random = stream(word)
  return repeat(n, () => {
    const [x, y] = [random() * w, random() * h]
    const r = 0.6 + random() * random() * 3.2
    return r > 2
      ? `<path d="${starOf(x, y, 4, r * 2, 0.35)}" fill="${IVORY}" fill-opacity="${f1(0.4 + random() * 0.6)}"/>`
      : `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(r)}" fill="${IVORY}" fill-opacity="${f1(0.25 + random() * 0.6)}"/>`
  })
}
