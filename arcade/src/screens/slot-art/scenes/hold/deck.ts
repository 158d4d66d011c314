import { f1 } from '@zar/art/geometry/numbers'
import { disk, each, edged, layers, line, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { bothSides, crown } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

/** A boat’s deck from above: bleached planks, coils of rope, the sea at both sides. */
export const deck: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const edge = form === 'wide' ? 76 : 14
  const plank = (i: number) => `M${f1(edge + ((w - 2 * edge) * i) / 12)} 0V${h}`
  const coil = ([x, y, r]: readonly [number, number, number]) =>
    each(
      [1, 0.76, 0.52, 0.28],
      (part) =>
        disk(x, y, r * part, 'none', `stroke="#4A3018" stroke-width="15"`) +
        disk(x, y, r * part, 'none', `stroke="#E0B878" stroke-width="10" stroke-dasharray="10 4"`),
    )
  const sponge = (x: number, y: number) =>
    layers(
      crown(`sunger${x}`, { x, y, r: 42, n: 14 }, ['#D9A84A', '#C9923A']),
      each(
        [
          [-14, -8],
          [12, -14],
          [4, 12],
          [-18, 16],
          [22, 8],
        ] as const,
        ([dx, dy]) => disk(x + dx, y + dy, 5, '#6E4A16'),
      ),
    )
  const side = layers(
    rect(0, 0, edge, h, '#1E86B8'),
    line(
      repeat(11, (i) => `M0 ${i * 84 + 20}q18 -12 36 0t36 0`),
      '#BFE3F7',
      3,
      'stroke-opacity=".7"',
    ),
    rect(edge - 10, 0, 26, h, '#8A5A30', edged('#3A2410', 3)),
    form === 'wide'
      ? layers(
          coil([168, 190, 66]),
          sponge(150, h * 0.5),
          sponge(206, h * 0.56),
          coil([160, h * 0.78, 52]),
        )
      : '',
  )
  return layers(
    grained('wood-up', rect(0, 0, w, h, '#C9A878')),
    line(repeat(13, plank), '#6E5030', 4),
    bothSides(w, side),
    dusk(form, '#04202F', 0.6, 0.46),
  )
}
