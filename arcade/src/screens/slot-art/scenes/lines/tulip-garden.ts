import { f1 } from '@zar/art/geometry/numbers'
import { fading } from '@zar/art/slots/drawing/gradient'
import { disk, each, edged, layers, line, path } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

const CYPRESSES = {
  wide: [
    [0.03, 340],
    [0.1, 270],
    [0.155, 210],
    [0.845, 210],
    [0.9, 280],
    [0.97, 350],
  ],
  tall: [
    [0.06, 190],
    [0.96, 210],
  ],
} as const

const TULIPS = [
  ['#B93A2B', '#F26A50'],
  ['#7B3A63', '#C77DA0'],
  ['#DB9730', '#FFCE73'],
  ['#F2B5A4', '#FFF1E8'],
] as const

function cypress(x: number, y: number, height: number): string {
  const at = (dx: number, up: number) => `${f1(x + height * dx)} ${f1(y - height * up)}`
  return (
    path(
      `M${at(0, 0)}C${at(-0.2, 0.3)} ${at(-0.14, 0.8)} ${at(0, 1)}C${at(0.14, 0.8)} ${at(0.2, 0.3)} ${at(0, 0)}Z`,
      '#0C4A44',
    ) + path(`M${at(0, 0)}C${at(-0.1, 0.3)} ${at(-0.06, 0.8)} ${at(0, 0.96)}Z`, '#1C6E5C')
  )
}

const tulip = ([outer, inner]: readonly [string, string]) =>
  layers(
    line('M0 0C2 14 -2 24 0 40', '#0B4A36', 4),
    path(
      'M0 36C-14 30 -20 16 -20 4C-10 10 -2 20 0 36ZM0 30C12 26 18 14 18 4C8 8 2 16 0 30Z',
      '#16794F',
    ),
    path(
      'M0 2C-20 0 -22 -18 -16 -34C-10 -26 -6 -22 0 -36C6 -22 10 -26 16 -34C22 -18 20 0 0 2Z',
      outer,
    ),
    path('M0 0C-9 -6 -9 -20 0 -36C9 -20 9 -6 0 0Z', inner),
  )

/** Six rows of tulips on both sides of the pool, nearer ones larger. */
function beds(w: number, h: number, isTall: boolean): string {
  const random = stream('lale')
  const size = isTall ? 0.62 : 1
  const bed = (row: number, side: number) => {
    const n = isTall ? 4 : 8 - Math.floor(row / 2)
    const edge = w * (0.36 - row * 0.034)
    const flower = tulip(TULIPS[(row + side) % 4] ?? TULIPS[0])
    return repeat(n, (i) => {
      const along = ((i + random() * 0.5) * edge) / n
      const x = side ? w - edge + along + 10 : along
      return moved(x, h * (0.66 + row * 0.062), (0.5 + row * 0.24) * size, flower)
    })
  }
  return repeat(6, (row) => bed(row, 0) + bed(row, 1))
}

/** A long pool between tulip beds and cypresses in April. */
export const tulipGarden: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const isTall = form === 'tall'
  const pool = `M${f1(w * 0.38)} ${f1(h * 0.64)}H${f1(w * 0.62)}L${f1(w * 0.78)} ${h}H${f1(w * 0.22)}Z`
  return layers(
    fading(
      'sky',
      [
        [0, '#0E6E7C'],
        [0.42, '#5DB8B0'],
        [0.62, '#F3D9A4'],
        [0.63, '#2F8A5B'],
        [1, '#0B4A36'],
      ],
      [w, h],
    ),
    disk(w * 0.5, h * 0.46, w * 0.3, '#FFE9BD', 'fill-opacity=".35"'),
    each(CYPRESSES[form] as readonly (readonly [number, number])[], ([x, height]) =>
      cypress(w * x, h * 0.66, height),
    ),
    path(pool, '#1C7F8C', edged('#F3E9D2', isTall ? 4.3 : 7)),
    beds(w, h, isTall),
    dusk(form, '#04201f', 0.72, 0.4),
  )
}
