import { greatStar } from './compositions/great-star.ts'
import { describe, type LookOptions } from './describe.ts'
import { drawEmblem } from './emblems/emblem.ts'
import { pattern } from './families/index.ts'
import type { Point } from './geometry/numbers.ts'
import { hash } from './hash.ts'
import { lamp } from './light.ts'
import { PALETTES, type Palette } from './palette.ts'

export type BannerOptions = LookOptions & {
  w?: number
  h?: number
  /** The lamp's place across the width, 0 to 1. */
  focus?: number
  /** Size of the star. */
  zoom?: number
  /** Calms the far side, for text. */
  veil?: boolean
  /** Scale of the pattern. */
  grain?: number
}

function shade(pal: Palette, ids: string, isLeft: boolean): string {
  const [x1, x2] = isLeft ? [0, 1] : [1, 0]
  return `<defs><linearGradient id="${ids}v" x1="${x1}" y1="0" x2="${x2}" y2="0"><stop offset="0" stop-color="${pal.plate}"/><stop offset=".34" stop-color="${pal.plate}" stop-opacity=".94"/><stop offset=".62" stop-color="${pal.plate}" stop-opacity=".25"/><stop offset=".8" stop-color="${pal.plate}" stop-opacity="0"/></linearGradient></defs>`
}

/** A wide banner: the wall is lit around a great star, the other side is left for text. */
export function banner(code: string, options: BannerOptions = {}): string {
  const { w = 1200, h = 400, focus = 0.77, zoom = 1, veil = true, grain = 1.18 } = options
  const look = describe(code, options)
  const pal: Palette = PALETTES[look.palette]
  const ids = `b${hash(code + w + h).toString(36)}`
  const at: Point = [w * focus, h * 0.5]
  const R = h * 0.56 * zoom
  const scale = (h / 400) * grain
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice">`,
    lamp(ids, pal, at, Math.max(w * 0.62, h)),
    shade(pal, ids, focus > 0.5),
    `<rect width="${w}" height="${h}" fill="url(#${ids}g)"/>`,
    pattern(look.family, { code, pal, box: [0, 0, w, h], at, ids, scale }),
    veil ? `<rect width="${w}" height="${h}" fill="url(#${ids}v)"/>` : '',
    greatStar(code, pal, ids, at[0], at[1], R),
    drawEmblem(look.emblem, at[0], at[1] + R * 0.01, (R / 128) * 1.16, {
      halo: pal.plate,
      haloWidth: 5,
    }),
    '</svg>',
  ].join('')
}
