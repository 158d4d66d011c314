import { f1 } from '../../geometry/numbers.ts'
import { box, petals, repeat } from '../drawing/pen.ts'

const GILT = '#C89B3C'
const PAGE = '#F8EFD6'

/** The border of an illuminated page: a band `k` wide with a row of flowers. */
export function illuminated(
  [x, y, w, h]: readonly [x: number, y: number, w: number, h: number],
  k: number,
  band = '#1B3E93',
): string {
  const [across, down] = [Math.round((w - k) / (k * 1.5)), Math.round((h - k) / (k * 1.5))]
  const flower = (cx: number, cy: number, i: number) =>
    `<path d="${petals(cx, cy, 6, k * 0.06, k * 0.36, 26)}" fill="${i % 2 ? '#E5563F' : '#F2B441'}"/><circle cx="${f1(cx)}" cy="${f1(cy)}" r="${f1(k * 0.1)}" fill="${PAGE}"/>`
  const pair = (i: number) => {
    const cx = x + k / 2 + ((w - k) * i) / across
    return flower(cx, y + k / 2, i) + flower(cx, y + h - k / 2, i)
  }
  const sides = (i: number) => {
    const cy = y + k / 2 + ((h - k) * (i + 1)) / down
    return flower(x + k / 2, cy, i + 1) + flower(x + w - k / 2, cy, i + 1)
  }
  return [
    `<path d="${box(x, y, w, h)}" fill="${band}" stroke="${GILT}" stroke-width="3"/>`,
    `<path d="${box(x + k, y + k, w - 2 * k, h - 2 * k)}" fill="${PAGE}" stroke="${GILT}" stroke-width="3"/>`,
    repeat(across + 1, pair),
    repeat(down - 1, sides),
  ].join('')
}
