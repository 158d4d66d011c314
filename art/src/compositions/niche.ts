import { f1, type Point, polar, spot, TAU } from '../geometry/numbers.ts'
import { disc, star8, toPath } from '../geometry/shape.ts'
import { pick, unit } from '../hash.ts'
import type { Palette } from '../palette.ts'

type ArchKind = 'sivri' | 'kas' | 'dilimli'

/** Pointed, ogee, or foiled with seven small lobes. */
function arch(x: number, top: number, w: number, base: number, kind: ArchKind): string {
  const l = x - w / 2
  const r = x + w / 2
  const spring = top + w * (kind === 'sivri' ? 0.62 : 0.56)
  const foot = `M${f1(l)} ${f1(base)}`
  const end = `V${f1(base)}Z`
  const brow = (rise: number, in1: number, in2: number, apex: number) =>
    `${foot}V${f1(spring)}C${f1(l)} ${f1(top + w * rise)} ${f1(x - w * in1)} ${f1(top + w * in2)} ${f1(x)} ${f1(apex)}C${f1(x + w * in1)} ${f1(top + w * in2)} ${f1(r)} ${f1(top + w * rise)} ${f1(r)} ${f1(spring)}${end}`
  if (kind === 'sivri') return brow(0.3, 0.22, 0.14, top)
  if (kind === 'kas') return brow(0.2, 0.1, 0.27, top - 8)
  const R = w / 2
  const points = Array.from({ length: 8 }, (_, i) =>
    polar(x, spring, R, Math.PI + (i * Math.PI) / 7),
  )
  const rr = f1(R * Math.sin(Math.PI / 14) * 1.12)
  return `${foot}L${points.map(spot).join(`A${rr} ${rr} 0 0 1 `)}${end}`
}

function motes(code: string, at: Point): string {
  return Array.from({ length: 14 }, (_, i) => {
    const a = unit(code, `mote${i}`) * Math.PI + Math.PI
    const r = 66 + unit(code, `moter${i}`) * 42
    const size = 1.6 + unit(code, `motes${i}`) * 2.6
    return star8(at[0] + Math.cos(a) * r * 0.86, at[1] + Math.sin(a) * r * 0.8 + 6, size)
  }).join('')
}

/** A lit niche under an arch. */
export function niche(
  code: string,
  pal: Palette,
  ids: string,
  w: number,
  h: number,
  at: Point,
): string {
  const kind = pick<ArchKind>(code, 'arch', ['sivri', 'kas', 'dilimli'])
  const aw = w * 0.68
  const top = at[1] - aw * 0.64
  const d = (grow: number) => arch(at[0], top - grow, aw + grow * 2, h + 20, kind)
  const beam = (a: number) => polar(at[0], at[1], 190, a)
  const rays = Array.from({ length: 20 }, (_, i) =>
    toPath([at, beam((i * TAU) / 20), beam((i * TAU) / 20 + TAU / 40)], true),
  ).join('')
  const lamp = disc(at[0], at[1] + 2, 66)
  const glow = pal.ivoryMedal
    ? { ray: pal.rim, mote: pal.star, lamp: pal.star2, ring: pal.rim }
    : { ray: pal.star2, mote: pal.accent, lamp: pal.accent, ring: pal.accent }
  return [
    `<path d="${d(13)}" fill="${pal.plate}" fill-opacity=".7"/>`,
    `<path d="${d(10)}" fill="${pal.rim}"/>`,
    `<path d="${d(6.5)}" fill="${pal.star2}"/>`,
    `<path d="${d(2.5)}" fill="${pal.rim}"/>`,
    `<clipPath id="${ids}n"><path d="${d(0)}"/></clipPath><g clip-path="url(#${ids}n)">`,
    `<path d="${d(0)}" fill="url(#${ids}m)"/>`,
    `<path d="${rays}" fill="${glow.ray}" fill-opacity=".1"/>`,
    `<path d="${motes(code, at)}" fill="${glow.mote}" fill-opacity=".8"/>`,
    `<path d="${lamp}" fill="${glow.lamp}" fill-opacity=".14"/>`,
    `<path d="${lamp}" fill="none" stroke="${glow.ring}" stroke-opacity=".5" stroke-width="1.4"/></g>`,
  ].join('')
}
