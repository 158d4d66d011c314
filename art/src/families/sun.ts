import { polar, spot, TAU } from '../geometry/numbers.ts'
import { pick } from '../hash.ts'
import { type Ground, isInside } from './ground.ts'

/** Radius and petal length of each ring, from the outside in. */
const RINGS = [
  [276, 76],
  [222, 70],
  [174, 62],
  [132, 54],
  [94, 48],
] as const

/** Sunburst: petals in rings around the emblem, as on the lid of a bound book. */
export function sun({ code, box, at, ids }: Ground): string {
  const n = pick(code, 'rays', [16, 20, 24])
  const seen = [box[0] - 40, box[1] - 40, box[2] + 40, box[3] + 40] as const
  const on = (r: number, a: number) => spot(polar(at[0], at[1], r, a))
  const petal = (R: number, len: number, a: number, half: number) => {
    const foot = on(R, a)
    const cheek = R + len * 0.34
    return `M${foot}Q${on(cheek, a - half)} ${on(R + len, a)}Q${on(cheek, a + half)} ${foot}z`
  }
  return RINGS.map(([R, len], k) => {
    let outer = ''
    let inner = ''
    for (let i = 0; i < n; i++) {
      const a = ((i + (k % 2 ? 0.5 : 0)) * TAU) / n
      const [x, y] = polar(at[0], at[1], R + len * 0.45, a)
      if (!isInside(seen, x, y)) continue
      outer += petal(R, len, a, (TAU / n) * 0.62)
      inner += petal(R + len * 0.2, len * 0.5, a, (TAU / n) * 0.28)
    }
    return `<path d="${outer}" fill="url(#${ids}${k % 2 ? 'b' : 'c'})" stroke="url(#${ids}s)" stroke-width="2.6" stroke-linejoin="round"/><path d="${inner}" fill="url(#${ids}${k % 2 ? 'a' : 'h'})"/>`
  }).join('')
}
