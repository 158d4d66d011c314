import { f1, mix } from '../geometry/numbers.ts'
import { disc } from '../geometry/shape.ts'
import { lattice } from '../geometry/tiling.ts'
import { unit } from '../hash.ts'
import { type Ground, isStrictlyInside, reachOf } from './ground.ts'

type Side = 1 | -1

/** One side of the pointed oval. */
function oval(x: number, y: number, w: number, h: number, s: Side): string {
  return `M${f1(x)} ${f1(y - h / 2)}C${f1(x + s * w * 0.06)} ${f1(y - h * 0.3)} ${f1(x + s * w * 0.5)} ${f1(y - h * 0.24)} ${f1(x + s * w * 0.5)} ${f1(y)}C${f1(x + s * w * 0.5)} ${f1(y + h * 0.24)} ${f1(x + s * w * 0.06)} ${f1(y + h * 0.3)} ${f1(x)} ${f1(y + h / 2)}`
}

function innerOval(x: number, y: number, w: number, h: number, s: Side): string {
  const end = (h / 2) * 0.74
  return `M${f1(x)} ${f1(y - end)}C${f1(x + s * w * 0.05)} ${f1(y - h * 0.22)} ${f1(x + s * w * 0.36)} ${f1(y - h * 0.18)} ${f1(x + s * w * 0.36)} ${f1(y)}C${f1(x + s * w * 0.36)} ${f1(y + h * 0.18)} ${f1(x + s * w * 0.05)} ${f1(y + h * 0.22)} ${f1(x)} ${f1(y + end)}`
}

/** Kaftan lattice: pointed ovals, a tulip in each. */
export function tulips(ground: Ground): string {
  const { code, at, ids, scale } = ground
  const w = mix(72, 90, unit(code, 'pitch')) * scale
  const h = w * 1.5
  const u = w / 78
  const d = { net: '', inner: '', bud: '', side: '', leaf: '', dots: '' }
  const cell = (x: number, y: number) => {
    const m = (sx: number, dx: number, dy: number) => `${f1(x + sx * dx * u)} ${f1(y + dy * u)}`
    d.net += oval(x, y, w, h, 1) + oval(x, y, w, h, -1)
    d.inner += innerOval(x, y, w, h, 1) + innerOval(x, y, w, h, -1)
    d.bud += `M${m(1, 0, -27)}C${m(1, 13, -12)} ${m(1, 12, 2)} ${m(1, 0, 11)}C${m(-1, 12, 2)} ${m(-1, 13, -12)} ${m(1, 0, -27)}Z`
    for (const s of [1, -1]) {
      d.side += `M${m(s, 2, 11)}C${m(s, 19, 8)} ${m(s, 21, -8)} ${m(s, 17, -23)}C${m(s, 13, -12)} ${m(s, 10, -2)} ${m(s, 2, 11)}Z`
      d.leaf += `M${m(s, 0, 34)}C${m(s, 12, 29)} ${m(s, 19, 20)} ${m(s, 18, 6)}C${m(s, 10, 13)} ${m(s, 3, 22)} ${m(s, 0, 34)}Z`
    }
    d.dots += disc(x, y - h / 2, 3.6 * u)
  }
  const reach = reachOf(ground, w, h)
  lattice([w, 0], [w / 2, h / 2], reach, (x, y) => {
    if (isStrictlyInside(reach, x, y)) cell(x + at[0], y + at[1])
  })
  return `<path d="${d.inner}" fill="url(#${ids}b)"/><path d="${d.net}" fill="none" stroke="url(#${ids}s)" stroke-width="3.4"/><path d="${d.leaf}" fill="url(#${ids}a)" fill-opacity=".85"/><path d="${d.side}" fill="url(#${ids}s)"/><path d="${d.bud}" fill="url(#${ids}h)" stroke="url(#${ids}b)" stroke-width="1.4"/><path d="${d.dots}" fill="url(#${ids}a)"/>`
}
