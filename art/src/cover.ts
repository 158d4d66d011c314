import { greatStar } from './compositions/great-star.ts'
import { horizon } from './compositions/horizon.ts'
import { corners, medal } from './compositions/medal.ts'
import { niche } from './compositions/niche.ts'
import { describe, type LookOptions } from './describe.ts'
import { drawEmblem } from './emblems/emblem.ts'
import { pattern } from './families/index.ts'
import { f1, type Point } from './geometry/numbers.ts'
import { disc, star8 } from './geometry/shape.ts'
import { hash } from './hash.ts'
import { lamp } from './light.ts'
import type { Composition } from './look.ts'
import { pictureCode } from './own-looks.ts'
import { PALETTES, type Palette } from './palette.ts'
import { slotCover } from './slots/cover.ts'
import { slotTitleOf } from './slots/titles.ts'

export type CoverOptions = LookOptions & {
  w?: number
  h?: number
  /** Leaves out the title ground. */
  bare?: boolean
}

type Canvas = { code: string; pal: Palette; ids: string; w: number; h: number; at: Point }

type Stage = {
  draw: (canvas: Canvas) => string
  scale: number
  /** How far the emblem stands below the lamp. */
  drop: number
  hasRim: boolean
  haloWidth: number
}

const STAGES: Record<Composition, Stage> = {
  semse: {
    draw: ({ code, pal, ids, w, at }) =>
      corners(pal, ids, w) + medal(code, pal, ids, at[0], at[1] - 1, 93),
    scale: 1.32,
    drop: 0,
    hasRim: false,
    haloWidth: 6,
  },
  kemer: {
    draw: ({ code, pal, ids, w, h, at }) => niche(code, pal, ids, w, h, at),
    scale: 1.5,
    drop: 12,
    hasRim: false,
    haloWidth: 6,
  },
  yildiz: {
    draw: ({ code, pal, ids, at }) => greatStar(code, pal, ids, at[0], at[1], 128),
    scale: 1.17,
    drop: 0,
    hasRim: false,
    haloWidth: 6,
  },
  ufuk: {
    draw: ({ code, pal, ids, w, h, at }) => horizon(code, pal, ids, w, h, at),
    scale: 1.3,
    drop: 2,
    hasRim: true,
    haloWidth: 6,
  },
  acik: {
    draw: ({ ids, at }) => `<path d="${disc(at[0], at[1], 150)}" fill="url(#${ids}o)"/>`,
    scale: 1.72,
    drop: 0,
    hasRim: true,
    haloWidth: 7,
  },
}

/** The dark pool an open composition's emblem stands in. */
function pool(pal: Palette, ids: string): string {
  const stop = (offset: string, opacity: string) =>
    `<stop offset="${offset}" stop-color="${pal.plate}" stop-opacity="${opacity}"/>`
  return `<radialGradient id="${ids}o">${stop('0', '.92')}${stop('.55', '.66')}${stop('1', '0')}</radialGradient>`
}

/** The title ground: a sill with an ogee brow, closed by two fillets. */
function plate(pal: Palette, w: number, h: number): string {
  const y = h * 0.77
  const d = (up: number) =>
    `M-4 ${f1(h + 4)}V${f1(y - up)}H${f1(w * 0.3)}C${f1(w * 0.4)} ${f1(y - up)} ${f1(w * 0.43)} ${f1(y - 10 - up)} ${f1(w / 2)} ${f1(y - 19 - up)}C${f1(w * 0.57)} ${f1(y - 10 - up)} ${f1(w * 0.6)} ${f1(y - up)} ${f1(w * 0.7)} ${f1(y - up)}H${f1(w + 4)}V${f1(h + 4)}Z`
  return [
    `<path d="${d(9)}" fill="${pal.plate}" fill-opacity=".5"/>`,
    `<path d="${d(6)}" fill="${pal.rim}"/>`,
    `<path d="${d(3.4)}" fill="${pal.star2}"/>`,
    `<path d="${d(0)}" fill="${pal.plate}"/>`,
    `<path d="${star8(w / 2, y + 4, 7)}" fill="${pal.star2}"/>`,
    `<path d="${disc(w / 2, y + 4, 2)}" fill="${pal.plate}"/>`,
  ].join('')
}

/**
 * A game cover, 3:4, as SVG text: a pure function of the code, so the same code always gives the
 * same picture. The lower 26 % stays calm: the page sets the game's name there as text.
 */
export function cover(gameCode: string, options: CoverOptions = {}): string {
  const { w = 300, h = 400, bare = false } = options
  const title = slotTitleOf(gameCode)
  if (title) return slotCover(title, { w, h })
  const code = pictureCode(gameCode)
  const look = describe(code, options)
  const pal: Palette = PALETTES[look.palette]
  const stage = STAGES[look.composition]
  const ids = `k${hash(code).toString(36)}`
  const at: Point = [w / 2, h * 0.385]
  const ground = { code, pal, box: [0, 0, w, bare ? h : h * 0.79] as const, at, ids, scale: 1 }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">`,
    lamp(ids, pal, at, Math.hypot(w, h) * 0.6),
    look.composition === 'acik' ? pool(pal, ids) : '',
    `<rect width="${w}" height="${h}" fill="url(#${ids}g)"/>`,
    look.composition === 'ufuk' ? '' : pattern(look.family, ground),
    stage.draw({ code, pal, ids, w, h, at }),
    drawEmblem(look.emblem, at[0], at[1] + stage.drop, stage.scale, {
      halo: pal.plate,
      haloWidth: stage.haloWidth,
      rim: stage.hasRim ? pal.rim : null,
    }),
    bare ? '' : plate(pal, w, h),
    `<rect width="${w}" height="${h}" fill="url(#${ids}z)"/></svg>`,
  ].join('')
}
