import { burst, ratio, toPath } from '../geometry/shape.ts'
import { pick } from '../hash.ts'
import type { Palette } from '../palette.ts'

/** Nested stars of interlaced polygons, with room for the emblem in the heart. */
export function greatStar(
  code: string,
  pal: Palette,
  ids: string,
  x: number,
  y: number,
  R: number,
): string {
  const [n, k] = pick(code, 'great', [
    [8, 2],
    [10, 3],
    [12, 4],
  ] as const)
  const s = (r: number, turn = 0) =>
    toPath(burst(x, y, n, r, r * ratio(n, k), turn - Math.PI / 2), true)
  const turn = Math.PI / n
  return [
    `<path d="${s(R * 1.035)}" fill="${pal.plate}" fill-opacity=".6"/>`,
    `<path d="${s(R)}" fill="${pal.rim}"/>`,
    `<path d="${s(R * 0.95)}" fill="${pal.star}"/>`,
    `<path d="${s(R * 0.88)}" fill="${pal.rim}"/>`,
    `<path d="${s(R * 0.855)}" fill="${pal.star2}"/>`,
    `<path d="${s(R * 0.79, turn)}" fill="${pal.plate}" fill-opacity=".9"/>`,
    `<path d="${s(R * 0.755, turn)}" fill="${pal.rim}"/>`,
    `<path d="${s(R * 0.73, turn)}" fill="url(#${ids}m)"/>`,
  ].join('')
}
