import { f1 } from '@zar/art/geometry/numbers'
import { fading, glow } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { bothSides, crown } from '../parts.ts'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

const TRUNKS = [
  [0.3, 16, '#D9B870'],
  [0.68, 18, '#D9B870'],
  [0.2, 26, '#A8844A'],
  [0.82, 28, '#A8844A'],
  [0.05, 46, '#5A3E1A'],
  [0.96, 50, '#5A3E1A'],
] as const

/** A lime wood in warm haze, log hives at its edge. */
export const limeWood: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const trunk = ([x, wide, colour]: readonly [number, number, string]) =>
    path(
      `M${f1(w * x - wide)} ${h}C${f1(w * x - wide * 0.6)} ${f1(h * 0.6)} ${f1(w * x - wide * 0.6)} ${f1(h * 0.3)} ${f1(w * x - wide * 0.8)} 0H${f1(w * x + wide * 0.8)}C${f1(w * x + wide * 0.5)} ${f1(h * 0.3)} ${f1(w * x + wide * 0.6)} ${f1(h * 0.6)} ${f1(w * x + wide)} ${h}Z`,
      colour,
    )
  const hive = moved(
    form === 'wide' ? 120 : 46,
    h * 0.78,
    k,
    layers(
      path(
        'M-110 -46C-124 -20 -124 20 -110 46H100C114 20 114 -20 100 -46Z',
        '#9A6A34',
        edged('#2B1800', 4),
      ),
      '<ellipse cx="100" cy="0" rx="22" ry="46" fill="#C9935A" stroke="#2B1800" stroke-width="4"/>',
      disk(100, 6, 9, '#2B1800'),
      line('M-90 -20H70M-96 16H60', '#2B1800', 3, 'stroke-opacity=".5"'),
      line('M-80 46L-96 92M70 46L86 92', '#5A3A1A', 10),
    ),
  )
  const random = stream('ari')
  const bee = () => {
    const [x, y] = [random() * w, h * (0.2 + random() * 0.6)]
    return disk(x, y, 5 * k + 2, '#2B1800') + disk(x - 3, y - 5, 4, '#FFF1CF', 'fill-opacity=".8"')
  }
  return layers(
    fading(
      'sky',
      [
        [0, '#D9B04A'],
        [0.6, '#F7DFA0'],
        [1, '#8A6A1E'],
      ],
      [w, h],
    ),
    glow('haze', [w / 2, h * 0.36, w * 0.46], '#FFF1CF', 0.75),
    each(TRUNKS, trunk),
    bothSides(
      w,
      crown('ihlamur', { x: w * 0.05, y: h * 0.04, r: 210 * k, n: 50 }, [
        '#5E8A2E',
        '#7FA53E',
        '#4A6E22',
      ]),
    ),
    rect(0, h * 0.86, w, h * 0.14, '#5A6B22'),
    bothSides(w, hive),
    repeat(14, bee),
    dusk(form, '#2B1800', 0.62, 0.45),
  )
}
