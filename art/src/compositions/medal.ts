import { f1, polar, TAU } from '../geometry/numbers.ts'
import { burst, disc, lobed, ratio, star8, toPath } from '../geometry/shape.ts'
import { pick } from '../hash.ts'
import type { Palette } from '../palette.ts'

/** A small bud above or below a medallion. */
function finial(x: number, y: number, s: number, k: 1 | -1): string {
  return `M${f1(x)} ${f1(y)}C${f1(x + 9 * s)} ${f1(y + k * 5 * s)} ${f1(x + 10 * s)} ${f1(y + k * 15 * s)} ${f1(x)} ${f1(y + k * 28 * s)}C${f1(x - 10 * s)} ${f1(y + k * 15 * s)} ${f1(x - 9 * s)} ${f1(y + k * 5 * s)} ${f1(x)} ${f1(y)}Z`
}

function outlineOf(
  code: string,
  x: number,
  y: number,
): { outline: (r: number) => string; isTall: boolean } {
  const n = pick(code, 'lobes', [8, 10, 12, 16])
  const depth = n > 10 ? 0.92 : 0.9
  const shapes: Record<string, (r: number) => string> = {
    dilim: (r) => lobed(x, y, n, r * 0.95, 0.5),
    yildiz: (r) => toPath(burst(x, y, n, r * 1.04, r * depth), true),
    iki: (r) => toPath(burst(x, y, 8, r * 1.08, r * 1.08 * ratio(8, 2)), true),
  }
  const shape = pick(code, 'medal', ['dilim', 'yildiz', 'iki', 'halka'])
  return { outline: shapes[shape] ?? ((r) => disc(x, y, r)), isTall: shape !== 'iki' }
}

/** The medallion of a book binding. */
export function medal(
  code: string,
  pal: Palette,
  ids: string,
  x: number,
  y: number,
  R: number,
): string {
  const { outline, isTall } = outlineOf(code, x, y)
  const tip = R * 1.02
  const buds = isTall
    ? `<path d="${finial(x, y - tip, 0.8, -1)}${finial(x, y + tip, 0.8, 1)}" fill="${pal.rim}" stroke="${pal.plate}" stroke-width="3"/><path d="${disc(x, y - tip - 10, 2.6)}${disc(x, y + tip + 10, 2.6)}" fill="${pal.star2}"/>`
    : ''
  const beads = Array.from({ length: 24 }, (_, i) =>
    disc(...polar(x, y, R * 0.755, (i * TAU) / 24), 1.25),
  )
  return [
    buds,
    `<path d="${outline(R + 5)}" fill="${pal.plate}" fill-opacity=".6"/>`,
    `<path d="${outline(R)}" fill="${pal.rim}"/>`,
    `<path d="${outline(R - 4.5)}" fill="${pal.star2}"/>`,
    `<path d="${outline(R - 9)}" fill="${pal.rim}"/>`,
    `<path d="${outline(R - 11.5)}" fill="url(#${ids}m)"/>`,
    `<path d="${beads.join('')}" fill="${pal.ivoryMedal ? pal.rim : pal.accent}" fill-opacity=".55"/>`,
  ].join('')
}

/** Corner pieces: a quarter of the medallion in each upper corner, as on a binding. */
export function corners(pal: Palette, ids: string, w: number): string {
  const quarter = (r: number) => lobed(0, 0, 12, r, 0.5, 0)
  const one = [
    `<path d="${quarter(61)}" fill="${pal.plate}" fill-opacity=".55"/>`,
    `<path d="${quarter(56)}" fill="${pal.rim}"/>`,
    `<path d="${quarter(52.5)}" fill="${pal.star2}"/>`,
    `<path d="${quarter(48)}" fill="${pal.ivoryMedal ? pal.star : pal.medal[0]}"/>`,
    `<path d="${quarter(42)}" fill="none" stroke="${pal.rim}" stroke-opacity=".4" stroke-width="1.2"/>`,
    `<path d="${star8(17, 17, 13)}" fill="${pal.ivoryMedal ? pal.rim : pal.accent}"/>`,
    `<path d="${disc(17, 17, 3.6)}" fill="${pal.plate}"/>`,
  ].join('')
  return `<g id="${ids}k">${one}</g><use href="#${ids}k" transform="translate(${w} 0) scale(-1 1)"/>`
}
