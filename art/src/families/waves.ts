import { f1, mix } from '../geometry/numbers.ts'
import { unit } from '../hash.ts'
import type { Ground } from './ground.ts'

/** Wave scales with a leaf scroll in each: sea, feathers, roof leads. `top`: where the sea begins. */
export function waves({ code, box, ids, scale }: Omit<Ground, 'at' | 'pal'>, top?: number): string {
  const r = Math.round(mix(30, 38, unit(code, 'pitch')) * scale)
  const start = top ?? box[1] - r * 0.4
  let out = ''
  for (let y = start, k = 0; y < box[3] + r; y += r * 0.5, k++)
    out += row(box[0] - (k % 2 ? 0 : r), y, r, box[2], ids, k % 2 ? 'b' : 'c')
  return out
}

function row(x0: number, y: number, r: number, right: number, ids: string, fill: string): string {
  const count = Math.ceil((right - x0) / (2 * r))
  const chain = (one: string, joint: string) => Array<string>(count).fill(one).join(joint)
  const hump = (t: number) => {
    const q = f1(r * t)
    const joint = t < 1 ? `m${f1(2 * r * (1 - t))} 0` : ''
    return `M${f1(x0 + r * (1 - t))} ${f1(y)}${chain(`a${q} ${q} 0 0 1 ${f1(2 * r * t)} 0`, joint)}`
  }
  const scroll = `c${f1(r * 0.2)} ${f1(r * 0.12)} ${f1(r * 0.2)} ${f1(r * 0.34)} 0 ${f1(r * 0.36)}c${f1(-r * 0.2)} ${f1(-r * 0.02)} ${f1(-r * 0.2)} ${f1(-r * 0.24)} 0 ${f1(-r * 0.36)}z`
  const leaf = `M${f1(x0 + r)} ${f1(y - r * 0.36)}${chain(scroll, `m${2 * r} 0`)}`
  return [
    `<path d="${hump(1)}v${f1(r * 0.6)}H${f1(x0)}z" fill="url(#${ids}${fill})" stroke="url(#${ids}s)" stroke-width="2.6"/>`,
    `<path d="${hump(0.74)}${hump(0.5)}" fill="none" stroke="url(#${ids}s)" stroke-width="1.6" stroke-opacity=".7"/>`,
    `<path d="${leaf}" fill="url(#${ids}h)"/>`,
  ].join('')
}
