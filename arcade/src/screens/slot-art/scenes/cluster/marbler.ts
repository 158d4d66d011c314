import { each, edged, layers, path, rect } from '@zar/art/slots/drawing/marks'
import { marbled } from '@zar/art/slots/textures/scatter'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

const VEINS = ['#17414A', '#245E63', '#1B4A55', '#2C6C6B', '#163A46']

type Brush = readonly [x: number, y: number, turn: number, length: number, colour: string]

const BRUSHES: readonly Brush[] = [
  [80, 812, -52, 150, '#E5563F'],
  [36, 690, -64, 130, '#2450C8'],
  [1286, 846, -118, 140, '#22A06F'],
  [1400, 870, -112, 150, '#F2B441'],
]

/** A brush of horsehair, its tip in a colour. */
const brush = ([x, y, turn, l, colour]: Brush): string =>
  layers(
    `<g transform="translate(${x} ${y}) rotate(${turn})">`,
    path(`M6 8L${l} 8L${l} 0L6 0Z`, '#04191c', 'transform="translate(3 7)" fill-opacity=".5"'),
    path(`M0 0L${l} -2L${l} 9L0 8Z`, '#B98A4E', edged('#3A2412', 2)),
    path(`M${l} -4L${l + 26} -6L${l + 26} 13L${l} 11Z`, '#7A5A34', edged('#2a1a0a', 2)),
    path(
      `M${l + 26} -9C${l + 52} -14 ${l + 74} -8 ${l + 90} 3C${l + 74} 14 ${l + 52} 20 ${l + 26} 15Z`,
      '#2B1C14',
    ),
    path(
      `M${l + 70} -7C${l + 80} -3 ${l + 88} 1 ${l + 92} 3C${l + 86} 7 ${l + 78} 12 ${l + 70} 13C${l + 74} 6 ${l + 74} 0 ${l + 70} -7Z`,
      colour,
    ),
    '</g>',
  )

/** A marbler's table from above. */
export const marbler: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  return layers(
    rect(0, 0, w, h, '#1D4B52'),
    `<g opacity=".9">${marbled('masa', [w, h], VEINS, { bands: 12, swing: 60, width: 70 })}</g>`,
    form === 'wide' ? each(BRUSHES, brush) : '',
    dusk(form, '#031418', 0.62),
  )
}
