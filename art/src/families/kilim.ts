import { f1, mix } from '../geometry/numbers.ts'
import { lattice } from '../geometry/tiling.ts'
import { unit } from '../hash.ts'
import { type Ground, isInside, reachOf } from './ground.ts'

/** A diamond of k steps of u. */
function stepped(x: number, y: number, u: number, k: number): string {
  const flights = [`v${-u}h${u}`, `v${u}h${u}`, `v${u}h${-u}`, `v${-u}h${-u}`]
  return `M${f1(x - k * u)} ${f1(y + u / 2)}${flights.map((step) => step.repeat(k)).join('')}z`
}

/** Kilim: stepped diamonds with a small comb at the sides. */
export function kilim(ground: Ground): string {
  const { code, at, ids, scale } = ground
  const u = Math.round(mix(5, 6.6, unit(code, 'pitch')) * scale * 10) / 10
  const n = 7
  const W = u * n * 2
  const d = { outer: '', middle: '', inner: '', comb: '' }
  const reach = reachOf(ground, W / 2, W / 2)
  lattice([W, 0], [W / 2, W / 2], reach, (x0, y0) => {
    if (!isInside(reach, x0, y0)) return
    const x = x0 + at[0]
    const y = y0 + at[1]
    d.outer += stepped(x, y, u, n - 1)
    d.middle += stepped(x, y, u, n - 3)
    d.inner += stepped(x, y, u, n - 5)
    d.comb += `M${f1(x - W / 2 - u)} ${f1(y - u)}h${2 * u}v${2 * u}h${-2 * u}z`
  })
  return `<path d="${d.outer}" fill="url(#${ids}b)" stroke="url(#${ids}s)" stroke-width="1.8"/><path d="${d.middle}" fill="url(#${ids}h)" stroke="url(#${ids}s)" stroke-width="1.8"/><path d="${d.inner}" fill="url(#${ids}b)"/><path d="${d.comb}" fill="url(#${ids}a)"/>`
}
