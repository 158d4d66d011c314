import { f1 } from '@zar/art/geometry/numbers'
import { disc } from '@zar/art/geometry/shape'
import { radial } from '@zar/art/slots/drawing/gradient'
import { disk, edged, layers, path } from '@zar/art/slots/drawing/marks'
import { starOf } from '@zar/art/slots/drawing/pen'

/** How much a coin is worth, by its edge: plain, scalloped with a green heart, or with a red one. */
export type CoinRank = 0 | 1 | 2

const HEARTS = ['#FBE5AE', '#123A2E', '#7A1F14'] as const

/** The gold of coins; once in a picture that has any. */
export const COIN_PAINT = radial(
  'coin',
  [
    [0, '#FFF3CF'],
    [0.45, '#F2C465'],
    [1, '#9A6218'],
  ],
  { x: 0.36, y: 0.3, r: 0.85 },
)

/** A struck coin; its value is set on it as text. */
export function coin(x: number, y: number, r: number, rank: CoinRank): string {
  const edge = rank ? starOf(x, y, 8 + rank * 4, r * 1.04, 0.9) : disc(x, y, r)
  const beads = rank ? '' : ` stroke-dasharray="1.5 ${f1(r * 0.14)}"`
  return layers(
    disk(x, y + r * 0.07, r, '#1C0903', 'fill-opacity=".6"'),
    path(edge, 'url(#coin)', edged('#4A2A06', 2.5)),
    disk(x, y, r * 0.8, 'none', `stroke="#7A4A0C" stroke-opacity=".65" stroke-width="2"${beads}`),
    disk(x, y, r * 0.68, HEARTS[rank], edged('#4A2A06', 1.5)),
  )
}
