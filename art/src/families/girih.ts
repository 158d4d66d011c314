import { f1, mix, rad } from '../geometry/numbers.ts'
import { strapwork } from '../geometry/strapwork.ts'
import type { TilingName } from '../geometry/tiling.ts'
import { unit } from '../hash.ts'
import { blend } from '../palette.ts'
import type { Ground } from './ground.ts'

type Girih = { tiling: TilingName; angle: number; pitch: [number, number]; width: number }

/** Star patterns: a tiling, the angle of contact in degrees, and the range of its pitch. */
export const GIRIH = {
  yildiz8: { tiling: '4.8.8', angle: 67.5, pitch: [74, 96], width: 4.6 },
  hatem: { tiling: '4.8.8', angle: 45, pitch: [62, 84], width: 4.2 },
  yildiz10: { tiling: '10', angle: 72, pitch: [88, 112], width: 4.2 },
  yildiz12: { tiling: '4.6.12', angle: 67, pitch: [128, 150], width: 3.8 },
  gunes12: { tiling: '3.12.12', angle: 75, pitch: [96, 124], width: 4.2 },
  altigen: { tiling: '3.4.6.4', angle: 60, pitch: [84, 104], width: 4.2 },
  petek: { tiling: '6.6.6', angle: 60, pitch: [58, 74], width: 4.4 },
} satisfies Record<string, Girih>

export type GirihName = keyof typeof GIRIH

export function isGirih(name: string): name is GirihName {
  return Object.hasOwn(GIRIH, name)
}

export function girih(name: GirihName, { code, pal, box, at, ids, scale }: Ground): string {
  const kind: Girih = GIRIH[name]
  const pitch = mix(kind.pitch[0], kind.pitch[1], unit(code, 'pitch')) * scale
  const { straps, bridges, stars } = strapwork(kind.tiling, pitch, rad(kind.angle), box, at)
  const w = kind.width * Math.sqrt(scale)
  const dark = pal.light ? pal.ground[1] : blend(pal.ground[1], '#000000', 0.15)
  const wide = `stroke="${dark}" stroke-width="${f1(w + 2.6)}"`
  const lit = `stroke="url(#${ids}s)" stroke-width="${f1(w)}"`
  const fill = (d: string, id: string) => (d ? `<path d="${d}" fill="url(#${ids}${id})"/>` : '')
  return [
    `<path d="${stars.big}" fill="url(#${ids}b)"/>`,
    fill(stars.small, 'c'),
    fill(stars.heart, 'h'),
    `<defs><path id="${ids}p" d="${straps}"/><path id="${ids}q" d="${bridges(w * 1.35)}"/></defs>`,
    '<g fill="none" stroke-linejoin="round">',
    `<g ${wide}><use href="#${ids}p" stroke-opacity=".55"/></g>`,
    `<g ${lit}><use href="#${ids}p"/></g>`,
    `<g ${wide}><use href="#${ids}q" stroke-opacity=".75"/></g>`,
    `<g ${lit} stroke-linecap="square"><use href="#${ids}q"/></g>`,
    '</g>',
  ].join('')
}
