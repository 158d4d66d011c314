import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { disk, each, edged, layers, path, rect } from '@zar/art/slots/drawing/marks'
import { placed } from '@zar/art/slots/thing'

/** Seven hills from behind to the front: their middle and their height, in a medallion of 52. */
const HILLS = [
  [0, 30],
  [-16, 25],
  [16, 25],
  [-31, 19],
  [31, 19],
  [-9, 14],
  [10, 13],
] as const

/** They light from the front. */
const LIT_ORDER = [5, 6, 3, 4, 1, 2, 0]
const FOOT = 38

/** A thing over seven hills, so many of which are lit. Around 0, as far as 52 to each side. */
export const hillMedallion = (thing: string, lit: number): string =>
  layers(
    '<clipPath id="round"><circle r="47"/></clipPath><g clip-path="url(#round)">',
    each(HILLS, ([x, high], at) => {
      const isLit = LIT_ORDER.indexOf(at) < lit
      const top = FOOT - high
      const colour = blend('#2443AE', '#0B1344', at * 0.12)
      return layers(
        path(
          `M${x - 18} 52C${x - 14} ${f1(top + 6)} ${x - 7} ${top} ${x} ${top}S${x + 14} ${f1(top + 6)} ${x + 18} 52Z`,
          isLit ? '#F2B441' : colour,
          isLit ? edged('#FFF1C4', 3) : edged('#070B20', 2),
        ),
        isLit ? disk(x, top + 7, 2.5, '#FFFFFF') : rect(x - 1.5, top + 6, 3, 4, '#FFCE73'),
      )
    }),
    '</g>',
    placed(thing, 0, -12, 66),
  )
