import { f1 } from '@zar/art/geometry/numbers'
import { fading } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { arch, bothSides } from '../parts.ts'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

const GLASS = [
  ['#14307F', 1],
  ['#F7F0DF', 0.66],
  ['#5BC8F0', 0.46],
  ['#0A0F24', 0.24],
] as const
const BEADS = [
  [0.035, 0.42, 44],
  [0.965, 0.38, 48],
  [0.09, 0.26, 30],
  [0.91, 0.58, 34],
  [0.015, 0.62, 26],
  [0.985, 0.74, 28],
  [0.075, 0.56, 22],
] as const

/** A fig tree in a white court, hung with glass beads. */
export const figTree: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const leaf = (x: number, y: number, size: number, at: number) =>
    moved(
      x,
      y,
      size,
      path(
        'M0 0c-40 -16 -52 20 -32 36c-20 20 12 44 32 24c20 20 52 -4 32 -24c20 -16 8 -52 -32 -36Z',
        at % 2 ? '#2F8A5B' : '#1F6F4A',
        edged('#0B3A2A', 3),
      ),
    )
  const random = stream('incir')
  const leaves = repeat(form === 'wide' ? 44 : 20, (at) =>
    leaf(random() * w, random() * h * 0.1 - 30, (0.7 + random() * 0.7) * k + 0.2, at),
  )
  const bead = ([x, y, r]: readonly [number, number, number]) =>
    line(`M${f1(w * x)} 20V${f1(h * y)}`, '#F7F0DF', 3) +
    each(GLASS, ([colour, part]) => disk(w * x, h * y, r * k * part + (k < 1 ? 2 : 0), colour))
  return layers(
    fading(
      'sky',
      [
        [0, '#2F7FC8'],
        [0.62, '#BFE3F7'],
      ],
      [w, h],
    ),
    path(`M0 ${f1(h * 0.62)}H${w}V${h}H0Z`, '#F4F1E6'),
    line(`M0 ${f1(h * 0.62)}H${w}`, '#8FB4D6', 8),
    bothSides(
      w,
      path(arch(w * 0.08, h * 0.86, w * 0.05, h * 0.66), '#2450C8', edged('#8FB4D6', 6)),
    ),
    path(`M0 ${f1(h * 0.86)}H${w}V${h}H0Z`, '#C9D6DE'),
    line(
      `M-10 70C${f1(w * 0.2)} 110 ${f1(w * 0.34)} 10 ${f1(w * 0.5)} 40S${f1(w * 0.84)} 90 ${w + 10} 30`,
      '#5A3A1C',
      24 * k + 4,
    ),
    each(form === 'wide' ? BEADS : BEADS.slice(0, 3), bead),
    leaves,
    dusk(form, '#060E2C', 0.6, 0.46),
  )
}
