import { f1 } from '@zar/art/geometry/numbers'
import { disc } from '@zar/art/geometry/shape'
import { radial } from '@zar/art/slots/drawing/gradient'
import { disk, edged, layers, path } from '@zar/art/slots/drawing/marks'
import { starOf } from '@zar/art/slots/drawing/pen'

/** How much a coin is worth, by its edge: plain, scalloped with a green heart, or with a red one. */
export type CoinRank = 0 | 1 | 2

/** What coins are struck of: their metal, their hearts by rank, and the ink of figures on them. */
export type Mint = {
  metal: readonly [light: string, middle: string, dark: string]
  hearts: readonly [string, string, string]
  inks: readonly [string, string, string]
}

export const GOLD: Mint = {
  metal: ['#FFF3CF', '#F2C465', '#9A6218'],
  hearts: ['#FBE5AE', '#123A2E', '#7A1F14'],
  inks: ['#3A1D04', '#FFE9BD', '#FFE9BD'],
}

/** The metal of coins; once in a picture that has any. */
export const coinPaint = ({ metal: [light, middle, dark] }: Mint): string =>
  radial(
    'coin',
    [
      [0, light],
      [0.45, middle],
      [1, dark],
    ],
    { x: 0.36, y: 0.3, r: 0.85 },
  )

/** A struck coin; its value is set on it as text. */
export function coin(
  [x, y, r]: readonly [x: number, y: number, r: number],
  rank: CoinRank,
  { hearts }: Mint,
): string {
  const edge = rank ? starOf(x, y, 8 + rank * 4, r * 1.04, 0.9) : disc(x, y, r)
  const beads = rank ? '' : ` stroke-dasharray="1.5 ${f1(r * 0.14)}"`
  return layers(
    disk(x, y + r * 0.07, r, '#1C0903', 'fill-opacity=".6"'),
    path(edge, 'url(#coin)', edged('#2A1604', 2.5)),
    disk(x, y, r * 0.8, 'none', `stroke="#2A1604" stroke-opacity=".5" stroke-width="2"${beads}`),
    disk(x, y, r * 0.68, hearts[rank], edged('#2A1604', 1.5)),
  )
}
