import { f1 } from '@zar/art/geometry/numbers'
import { fading } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { ridges } from '@zar/art/slots/textures/scatter'
import { arch } from '../parts.ts'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

const SACKS = [
  [0.045, 0.7, 0.9, '#C4412E'],
  [0.12, 0.72, 0.8, '#DB9730'],
  [0.02, 0.82, 1.05, '#8A5A2A'],
  [0.095, 0.84, 1.1, '#F2B441'],
] as const

/** The desert road between two inns: a gate at the right, sacks of spice at the left. */
export const spiceRoad: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const sack = ([x, y, size, heap]: readonly [number, number, number, string]) =>
    moved(
      w * x,
      h * y,
      size * k,
      layers(
        path('M-58 -74Q0 -150 58 -74Z', heap, edged('#2A1004', 4)),
        path(
          'M-66 -76C-90 -20 -84 40 -60 60H60C84 40 90 -20 66 -76Z',
          '#C69A62',
          edged('#2A1004', 4),
        ),
        path(
          'M-70 -84C-40 -64 40 -64 70 -84L74 -62C40 -44 -40 -44 -74 -62Z',
          '#E0BE86',
          edged('#2A1004', 3),
        ),
      ),
    )
  const gate = layers(
    path('M-130 0V-400H130V0Z', '#A4653A', edged('#3A1805', 4)),
    path('M-146 -400H146V-428H-146Z', '#C98A52', edged('#3A1805', 4)),
    path(arch(0, 0, 84, -300), '#3A1805'),
    line(arch(0, 0, 96, -322), '#F2B441', 5),
    repeat(9, (i) => rect(-128 + i * 30, -452, 18, 26, '#C98A52', edged('#3A1805', 3))),
    each([-104, 104], (x) => rect(x - 12, -250, 24, 50, '#5A2A12', 'rx="12"')),
  )
  return layers(
    fading(
      'sky',
      [
        [0, '#E9A95A'],
        [0.5, '#F7D79A'],
        [0.75, '#C9652B'],
      ],
      [w, h],
    ),
    disk(w * 0.5, h * 0.3, h * 0.13, '#FFF1CF', 'fill-opacity=".8"'),
    ridges(
      'yol',
      [w, h],
      [
        [h * 0.6, '#D08A4A'],
        [h * 0.66, '#B9703A'],
        [h * 0.74, '#94502A'],
      ],
      h * 0.07,
    ),
    moved(form === 'wide' ? w * 0.92 : w * 0.9, h * 0.8, form === 'wide' ? 1.15 : 0.6, gate),
    path(
      `M${f1(w * 0.4)} ${h}C${f1(w * 0.6)} ${f1(h * 0.86)} ${f1(w * 0.8)} ${f1(h * 0.9)} ${f1(w * 0.9)} ${f1(h * 0.8)}h${f1(w * 0.05)}C${f1(w * 0.92)} ${f1(h * 0.94)} ${f1(w * 0.76)} ${f1(h * 0.93)} ${f1(w * 0.72)} ${h}Z`,
      '#E0AE72',
      'fill-opacity=".6"',
    ),
    each(SACKS, sack),
    dusk(form, '#2A1004', 0.62, 0.45),
  )
}
