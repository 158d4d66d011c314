import { f1 } from '@zar/art/geometry/numbers'
import { fading } from '@zar/art/slots/drawing/gradient'
import { disk, edged, layers, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { ridges } from '@zar/art/slots/textures/scatter'
import { bothSides, crown } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

/** A walled orchard in October: pomegranate trees before a dusk wall. */
export const walledOrchard: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const [x, top] = [w * 0.07, h * 0.4]
  const random = stream('meyve')
  const fruit = () => {
    const [fx, fy] = [x + (random() - 0.5) * 250 * k, top + (random() - 0.5) * 210 * k]
    return layers(
      path(`M${f1(fx - 7)} ${f1(fy - 15)}l-3 -14 10 6 10 -6 -3 14Z`, '#F2B441'),
      disk(fx, fy, 18 * k + 4, '#D3452F', edged('#3A0F12', 3)),
    )
  }
  const tree = layers(
    path(
      `M${x - 20} ${h * 0.84}C${x - 4} ${h * 0.7} ${x - 12} ${h * 0.56} ${x - 18} ${top}H${x + 16}C${x + 6} ${h * 0.56} ${x + 4} ${h * 0.7} ${x + 24} ${h * 0.84}Z`,
      '#4A2410',
      edged('#1E0A06', 3),
    ),
    crown('nar', { x, y: top, r: 170 * k, n: 44 }, ['#2F5A2A', '#3F6B32', '#234A22']),
    repeat(9, fruit),
  )
  const brick = (row: number) =>
    repeat(
      Math.ceil(w / 70) + 1,
      (i) => `M${i * 70 - (row % 2) * 35} ${f1(h * 0.56 + row * 34)}h66v30h-66Z`,
    )
  return layers(
    fading(
      'sky',
      [
        [0, '#4A1030'],
        [0.4, '#D9552F'],
        [0.6, '#F2A24B'],
      ],
      [w, h],
    ),
    disk(w / 2, h * 0.46, h * 0.2, '#FFD98A', 'fill-opacity=".7"'),
    ridges(
      'nar',
      [w, h],
      [
        [h * 0.48, '#8A2E3E'],
        [h * 0.53, '#6A1E30'],
      ],
      h * 0.06,
    ),
    rect(0, h * 0.56, w, h * 0.3, '#5A1A1C'),
    path(repeat(9, brick), '#A8452F', 'fill-opacity=".75"'),
    rect(0, h * 0.55, w, 16, '#C9703A', edged('#3A0F12', 2)),
    rect(0, h * 0.84, w, h * 0.16, '#2E3A16'),
    bothSides(w, tree),
    dusk(form, '#1E0508', 0.7, 0.42),
  )
}
