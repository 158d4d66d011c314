import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { fading, glow } from '@zar/art/slots/drawing/gradient'
import { edged, layers, line, path } from '@zar/art/slots/drawing/marks'
import { repeat, starOf } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

/** Seven violet ridges veined with gold, and a sky of embers. */
export const sevenRidges: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const ridge = (i: number) => {
    const random = stream(`dag${i}`)
    const n = form === 'wide' ? 9 : 5
    const y = h * (0.3 + i * 0.1)
    const points = Array.from(
      { length: n + 1 },
      (_, at) => [(w * at) / n, y + (random() - 0.5) * h * 0.16] as const,
    )
    const outline = points
      .map(([x, top]) => `L${f1(x)} ${f1(top + 30)}l${f1(w / n / 2)} ${f1(-h * 0.05)}`)
      .join('')
    const vein = points
      .slice(1, -1)
      .map(([x, top]) => `M${f1(x + w / n / 2)} ${f1(top - 10)}l-9 46l16 34l-12 70`)
      .join('')
    return (
      path(
        `M0 ${h}${outline}L${w} ${h}Z`,
        blend('#8A3A6A', '#1A0A2A', i / 7),
        edged('#14061E', 2),
      ) + line(vein, '#F2B441', 2.5, 'stroke-opacity=".5"')
    )
  }
  const random = stream('kor')
  return layers(
    fading(
      'sky',
      [
        [0, '#14061E'],
        [0.3, '#7A2A4E'],
        [0.55, '#F08A3C'],
        [0.75, '#FFD98A'],
      ],
      [w, h],
    ),
    glow('sun', [w / 2, h * 0.3, w * 0.34], '#FFE3A0', 0.8),
    repeat(7, ridge),
    repeat(70, () =>
      path(
        starOf(random() * w, random() * h * 0.7, 4, 2 + random() * 6, 0.35),
        '#FFCE73',
        `fill-opacity="${f1(0.3 + random() * 0.6)}"`,
      ),
    ),
    dusk(form, '#10041A', 0.66, 0.45),
  )
}
