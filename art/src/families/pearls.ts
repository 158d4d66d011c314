import { f1, mix } from '../geometry/numbers.ts'
import { disc } from '../geometry/shape.ts'
import { lattice } from '../geometry/tiling.ts'
import { unit } from '../hash.ts'
import { type Ground, isInside, reachOf } from './ground.ts'

const THREE_PEARLS = [
  [0, -0.26],
  [-0.155, -0.01],
  [0.155, -0.01],
] as const

function lip(x: number, y: number, w: number): string {
  return `M${f1(x - w)} ${f1(y)}q${f1(w * 0.5)} ${f1(-w * 0.5)} ${f1(w)} ${f1(-w * 0.08)}q${f1(w * 0.5)} ${f1(-w * 0.42)} ${f1(w)} ${f1(w * 0.08)}q${f1(-w * 0.55)} ${f1(-w * 0.06)} ${f1(-w)} ${f1(w * 0.28)}q${f1(-w * 0.5)} ${f1(-w * 0.26)} ${f1(-w)} ${f1(-w * 0.28)}z`
}

/** Çintamani: three pearls and a pair of tiger stripes. */
export function pearls(ground: Ground): string {
  const { code, at, ids, scale } = ground
  const p = mix(80, 96, unit(code, 'pitch')) * scale
  const r = p * 0.125
  let ring = ''
  let eye = ''
  let lips = ''
  const reach = reachOf(ground, p / 2, p / 2)
  lattice([p, 0], [p / 2, p * 0.8], reach, (x0, y0) => {
    if (!isInside(reach, x0, y0)) return
    const x = x0 + at[0]
    const y = y0 + at[1]
    for (const [dx, dy] of THREE_PEARLS) {
      ring += disc(x + dx * p, y + dy * p, r)
      eye += disc(x + dx * p, y + dy * p + r * 0.3, r * 0.55)
    }
    for (const dy of [0.23, 0.35]) lips += lip(x, y + dy * p, p * 0.24)
  })
  return `<path d="${ring}" fill="url(#${ids}s)"/><path d="${eye}" fill="url(#${ids}b)"/><path d="${lips}" fill="url(#${ids}h)"/>`
}
