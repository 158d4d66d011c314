import { f1, type Point } from './geometry/numbers.ts'
import { blend, type Palette } from './palette.ts'

function glow(
  id: string,
  [lit, edge]: readonly [string, string],
  [cx, cy]: Point,
  r: number,
  mid = 0.55,
) {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${f1(cx)}" cy="${f1(cy)}" r="${f1(r)}"><stop offset="0" stop-color="${lit}"/><stop offset="${mid}" stop-color="${blend(lit, edge, 0.52)}"/><stop offset="1" stop-color="${edge}"/></radialGradient>`
}

/**
 * The lamp behind the emblem: every colour is a radial gradient that fades away from it, so a
 * picture reads as a tiled wall lit by one lantern. Ids carry `ids`, so several can share a page.
 */
export function lamp(ids: string, pal: Palette, at: Point, r: number): string {
  const edge = pal.ground[1]
  return [
    '<defs>',
    glow(`${ids}g`, pal.ground, at, r, 0.5),
    glow(`${ids}s`, pal.strap, at, r * 0.92),
    glow(`${ids}b`, [pal.star, blend(pal.star, edge, 0.72)], at, r * 0.9),
    glow(
      `${ids}c`,
      [blend(pal.ground[0], pal.star, 0.5), blend(edge, pal.star, 0.15)],
      at,
      r * 0.9,
    ),
    glow(`${ids}h`, [pal.star2, blend(pal.star2, edge, 0.62)], at, r * 0.95),
    glow(`${ids}a`, [pal.accent, blend(pal.accent, edge, 0.62)], at, r * 0.95),
    glow(`${ids}m`, pal.medal, [at[0], at[1] - 10], r * 0.42, 0.7),
    `<linearGradient id="${ids}f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${pal.plate}" stop-opacity="0"/><stop offset=".52" stop-color="${pal.plate}" stop-opacity=".88"/><stop offset="1" stop-color="${pal.plate}"/></linearGradient>`,
    `<linearGradient id="${ids}z" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
    '</defs>',
  ].join('')
}
