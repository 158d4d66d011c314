import { f1 } from '@zar/art/geometry/numbers'
import { fading } from '@zar/art/slots/drawing/gradient'
import { edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { bothSides } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

const EARTHS = ['#B99A64', '#9A7A4A', '#7F6238', '#6A4E2A', '#543C1E'] as const

/** A villa that is dug out: layers of earth, broken columns, measuring cords. */
export const dig: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const column = ([x, high]: readonly [number, number]) => {
    const foot = h * 0.8
    return layers(
      path(
        `M${x - 40} ${foot}V${foot - high}l24 -16l18 12l22 -20l16 16V${foot}Z`,
        '#E9DFC4',
        edged('#241A0C', 3),
      ),
      line(
        `M${x - 18} ${foot - 8}V${foot - high + 10}M${x + 4} ${foot - 8}V${foot - high + 10}M${x + 24} ${foot - 8}V${foot - high + 10}`,
        '#B39C6A',
        4,
      ),
      rect(x - 54, foot - 6, 108, 24, '#D5C69C', edged('#241A0C', 3)),
    )
  }
  const layer = (i: number) =>
    path(
      `M0 ${f1(h * (0.3 + i * 0.11))}q${f1(w / 8)} ${i % 2 ? 24 : -22} ${f1(w / 4)} 0t${f1(w / 4)} 0t${f1(w / 4)} 0t${f1(w / 4)} 0V${h}H0Z`,
      EARTHS[i] ?? EARTHS[0],
    )
  const cord = `M0 ${h * 0.36}L${w} ${h * 0.3}M0 ${h * 0.7}L${w} ${h * 0.66}`
  const stake = (x: number) => rect(x, h * 0.28, 14, 150 * k, '#6E4420', edged('#241A0C', 2))
  const side = form === 'wide' ? layers(column([74, 330]), column([188, 190]), stake(230)) : ''
  return layers(
    fading(
      'sky',
      [
        [0, '#8FB8C9'],
        [0.3, '#F3E3BC'],
      ],
      [w, h],
    ),
    grained('stone', repeat(5, layer)),
    line(cord, '#F7F0DF', 3, 'stroke-dasharray="30 6"'),
    bothSides(w, side),
    path(`M0 ${h * 0.84}H${w}V${h}H0Z`, '#A8925E'),
    line(
      repeat(5, (i) => `M0 ${f1(h * 0.86 + i * 26)}H${w}`) +
        repeat(Math.ceil(w / 30), (i) => `M${i * 30} ${h * 0.84}V${h}`),
      '#241A0C',
      2,
      'stroke-opacity=".45"',
    ),
    dusk(form, '#1C1206', 0.62, 0.45),
  )
}
