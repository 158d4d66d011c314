import { drawEmblem } from './emblems/emblem.ts'
import type { EmblemName } from './emblems/index.ts'
import { GIRIH, type GirihName } from './families/girih.ts'
import { type Point, rad } from './geometry/numbers.ts'
import { disc, star8 } from './geometry/shape.ts'
import { strapwork } from './geometry/strapwork.ts'
import { hash } from './hash.ts'

type MedallionOptions = { w?: number; h?: number; line?: string; family?: GirihName }

/** A faint rosette with an emblem, for empty states. */
export function medallion(
  mark: EmblemName = 'nazar',
  { w = 240, h = 180, line = '#F7F0DF', family = 'yildiz12' }: MedallionOptions = {},
): string {
  const { tiling, angle } = GIRIH[family]
  const id = `e${hash(mark + w + family).toString(36)}`
  const at: Point = [w / 2, h / 2]
  const { straps } = strapwork(tiling, 104, rad(angle), [0, 0, w, h], at)
  const stop = (offset: string, opacity: string) =>
    `<stop offset="${offset}" stop-color="${line}" stop-opacity="${opacity}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">`,
    `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${at[0]}" cy="${at[1]}" r="${w * 0.5}">${stop('.2', '.34')}${stop('.62', '.12')}${stop('1', '0')}</radialGradient></defs>`,
    `<path d="${straps}" fill="none" stroke="url(#${id})" stroke-width="1.5" stroke-linejoin="round"/>`,
    drawEmblem(mark, at[0], at[1], 0.86, { halo: '#0D1230', haloWidth: 12 }),
    '</svg>',
  ].join('')
}

type TileOptions = {
  pitch?: number
  line?: string
  opacity?: number
  width?: number
  angle?: number
}

/** A seamless square of line work, for page grounds. */
export function tile({
  pitch = 96,
  line = '#F7F0DF',
  opacity = 0.05,
  width = 1.2,
  angle = 67.5,
}: TileOptions = {}): string {
  const { straps } = strapwork(
    '4.8.8',
    pitch,
    rad(angle),
    [-pitch, -pitch, pitch * 2, pitch * 2],
    [pitch / 2, pitch / 2],
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pitch} ${pitch}" width="${pitch}" height="${pitch}"><path d="${straps}" fill="none" stroke="${line}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linejoin="round"/></svg>`
}

type FriezeOptions = { star?: string; cross?: string; dot?: string; ground?: string }

/** A frieze of stars and crosses, repeats every 32 units; 12 tall. */
export function frieze({
  star = '#27B9B4',
  cross = '#2450C8',
  dot = '#E5563F',
  ground = '#0A0F24',
}: FriezeOptions = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 12" width="32" height="12"><rect width="32" height="12" fill="${ground}"/><path d="M8 0L14 6L8 12L2 6Z" fill="${cross}"/><path d="M24 0L30 6L24 12L18 6Z" fill="${cross}"/><path d="${star8(8, 6, 4.6)}${star8(24, 6, 4.6)}" fill="${star}"/><path d="${disc(8, 6, 1.3)}${disc(24, 6, 1.3)}" fill="${ground}"/><path d="${disc(0, 6, 1.5)}${disc(16, 6, 1.5)}${disc(32, 6, 1.5)}" fill="${dot}"/></svg>`
}
