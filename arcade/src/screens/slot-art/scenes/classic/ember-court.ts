import { f1 } from '@zar/art/geometry/numbers'
import { fading, glow } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { bothSides, crown } from '../parts.ts'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

const FLAME =
  'M-60 0C-70 -70 -22 -90 -30 -168C16 -128 10 -84 18 -66C28 -88 40 -94 40 -120C76 -76 70 -28 60 0Z'

/** A summer night under a cherry tree, a brazier at each side. */
export const emberCourt: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const brazier = moved(
    form === 'wide' ? 128 : 50,
    h * 0.82,
    k,
    layers(
      path(FLAME, '#D9472B'),
      path(FLAME, '#FFCE73', 'transform="scale(.58)"'),
      path('M-104 0H104L70 62H-70Z', '#2C2224', edged('#0A0405', 4)),
      line('M-60 62L-84 140M60 62L84 140M0 62V128', '#2C2224', 12),
      each([-70, -24, 24, 70], (x) => disk(x, 16, 6, '#6B4A3A')),
    ),
  )
  const fruit = (x: number, y: number) =>
    layers(
      line(
        `M${x} ${y - 46}Q${x - 16} ${y - 20} ${x - 14} ${y}M${x} ${y - 46}Q${x + 14} ${y - 24} ${x + 16} ${y + 6}`,
        '#3F7A3A',
        4,
      ),
      disk(x - 14, y + 10, 15, '#C4412E', edged('#2A0803', 3)),
      disk(x + 16, y + 16, 15, '#A62F20', edged('#2A0803', 3)),
    )
  const bough = layers(
    line(`M-10 60C${w * 0.1} 70 ${w * 0.16} 20 ${w * 0.3} -20`, '#3A1C10', 22 * k + 4),
    crown('kiraz', { x: w * 0.06, y: 40, r: 170 * k + 20, n: 46 }, [
      '#1F4A2A',
      '#2F6B3A',
      '#173A20',
    ]),
    fruit(w * 0.05, 190 * k + 40),
    fruit(w * 0.12, 130 * k + 40),
  )
  const random = stream('kor')
  return layers(
    fading(
      'sky',
      [
        [0, '#1C0508'],
        [0.6, '#5A160E'],
        [1, '#A8361A'],
      ],
      [w, h],
    ),
    glow('fire', [w / 2, h * 0.9, w * 0.6], '#FF8A3A', 0.5),
    rect(0, h * 0.86, w, h * 0.14, '#1B0705'),
    bothSides(w, bough + brazier),
    repeat(60, () =>
      disk(
        random() * w,
        h * (0.35 + random() * 0.5),
        1 + random() * 3,
        '#FFB23A',
        `fill-opacity="${f1(0.3 + random() * 0.6)}"`,
      ),
    ),
    dusk(form, '#140302', 0.7, 0.4),
  )
}
