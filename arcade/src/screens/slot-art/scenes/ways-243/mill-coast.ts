import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { fading } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

const MILLS = [
  [0.07, 0.52, 1.05, 24],
  [0.94, 0.46, 1.2, 58],
  [0.18, 0.66, 0.5, 8],
  [0.83, 0.66, 0.55, 40],
] as const

/** White mills and houses on terraces over the sea. */
export const millCoast: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const sail = (turn: number) =>
    `<g transform="rotate(${turn})">${line('M0 0V-150', '#5A3A1E', 6)}${path('M4 -30L54 -52V-146L4 -146Z', '#F7F0DF', edged('#8FB4D6', 3))}</g>`
  const mill = ([x, y, size, turn]: readonly [number, number, number, number]) =>
    moved(
      w * x,
      h * y,
      size * k,
      layers(
        path('M-78 220L-58 -60H58L78 220Z', '#FBF6E8', edged('#8FB4D6', 3)),
        path('M-66 -58C-50 -120 50 -120 66 -58Z', '#8A5A3A', edged('#4A2E16', 3)),
        rect(-20, 130, 40, 90, '#2450C8', 'rx="20"'),
        rect(-14, 20, 28, 36, '#2450C8', 'rx="6"'),
        moved(0, -66, 1, each([turn, turn + 90, turn + 180, turn + 270], sail)),
        disk(0, -66, 12, '#5A3A1E'),
      ),
    )
  const terrace = (i: number) => {
    const y = h * (0.72 + i * 0.08)
    return path(
      `M0 ${f1(y)}C${f1(w * 0.2)} ${f1(y - 50 + i * 12)} ${f1(w * 0.3)} ${f1(y + 60)} ${f1(w * 0.5)} ${f1(y + 66)}S${f1(w * 0.8)} ${f1(y - 40)} ${w} ${f1(y - 20)}V${h}H0Z`,
      blend('#C9B78C', '#5E6B3A', i * 0.3),
      edged('#F7F0DF', 4),
    )
  }
  return layers(
    fading(
      'sky',
      [
        [0, '#1E6FC4'],
        [0.52, '#BFE3F7'],
        [0.53, '#1E6FB8'],
        [1, '#0B2C6B'],
      ],
      [w, h],
    ),
    line(
      repeat(10, (i) => `M0 ${f1(h * 0.55 + i * 20)}q46 -7 92 0${'t92 0'.repeat(16)}`),
      '#A9D8F2',
      2.5,
      'stroke-opacity=".4"',
    ),
    repeat(3, terrace),
    each(MILLS, mill),
    dusk(form, '#06204A', 0.56, 0.5),
  )
}
