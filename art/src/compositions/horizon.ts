import { waves } from '../families/waves.ts'
import { type Point, polar, TAU } from '../geometry/numbers.ts'
import { disc, toPath } from '../geometry/shape.ts'
import type { Palette } from '../palette.ts'

/** A disc over the sea. */
export function horizon(
  code: string,
  pal: Palette,
  ids: string,
  w: number,
  h: number,
  at: Point,
): string {
  const R = w * 0.36
  const y = at[1] + R * 0.52
  const on = (r: number, a: number) => polar(at[0], at[1], r, a)
  const spokes = Array.from({ length: 32 }, (_, i) => {
    const a = (i * TAU) / 32
    return toPath([on(R * 1.16, a), on(330, a - 0.035), on(330, a + 0.035)], true)
  }).join('')
  const round = (r: number) => disc(at[0], at[1], r)
  return [
    `<path d="${spokes}" fill="url(#${ids}s)" fill-opacity=".34"/>`,
    `<path d="${round(R * 1.1)}" fill="${pal.plate}" fill-opacity=".35"/>`,
    `<path d="${round(R)}" fill="${pal.rim}"/>`,
    `<path d="${round(R - 4)}" fill="${pal.star2}"/>`,
    `<path d="${round(R - 10)}" fill="${pal.rim}"/>`,
    `<path d="${round(R - 12.5)}" fill="url(#${ids}m)"/>`,
    waves({ code, box: [0, y, w, h * 0.8], ids, scale: 1.25 }, y),
  ].join('')
}
