import { f1 } from '@zar/art/geometry/numbers'
import { disk, each } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'

/** A drawing at the left of a place, and its mirror image at the right. It may define nothing by id. */
export const bothSides = (w: number, drawing: string): string =>
  `${drawing}<g transform="translate(${w} 0) scale(-1 1)">${drawing}</g>`

/** The outline of a pointed arch on its foot. */
export const arch = (x: number, foot: number, half: number, top: number): string =>
  `M${f1(x - half)} ${f1(foot)}V${f1(top + half)}C${f1(x - half)} ${f1(top + half * 0.4)} ${f1(x - half * 0.4)} ${f1(top + half * 0.2)} ${f1(x)} ${f1(top)}C${f1(x + half * 0.4)} ${f1(top + half * 0.2)} ${f1(x + half)} ${f1(top + half * 0.4)} ${f1(x + half)} ${f1(top + half)}V${f1(foot)}Z`

type Cloud = { x: number; y: number; r: number; n?: number }

/** The crown of a tree: discs in turn of these colours. The word decides where. */
export function crown(
  word: string,
  { x, y, r, n = 22 }: Cloud,
  colours: readonly string[],
): string {
  const random = stream(word)
  return repeat(n, (i) => {
    const [angle, far] = [random() * 6.28, Math.sqrt(random()) * r]
    const [cx, cy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8]
    return disk(cx, cy, r * (0.24 + random() * 0.16), colours[i % colours.length] ?? '')
  })
}

/** Short strokes that fall over a field, all the same way. */
export function drops(
  word: string,
  [w, h]: readonly [w: number, h: number],
  { n, dx, dy }: { n: number; dx: number; dy: number },
): string {
  const random = stream(word)
  return repeat(n, () => {
    const [x, y, k] = [random() * w, random() * h, 0.6 + random() * 0.8]
    return `M${f1(x)} ${f1(y)}l${f1(dx * k)} ${f1(dy * k)}`
  })
}

/** Birds far away, by their wings: where, and how wide. */
export const flock = (birds: readonly (readonly [x: number, y: number, size: number])[]): string =>
  each(
    birds,
    ([x, y, k]) =>
      `M${f1(x - k)} ${f1(y - k * 0.3)}q${f1(k * 0.6)} ${f1(-k * 0.3)} ${f1(k)} ${f1(k * 0.3)}q${f1(k * 0.4)} ${f1(-k * 0.6)} ${f1(k)} ${f1(-k * 0.3)}`,
  )
