import { glow } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { petals, repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { bothSides } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

/** A sunny room: lace at the windows, folded cloths on a bench. */
export const dowryRoom: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const scallop = (i: number, y: number) =>
    path(`M${i * 44} ${y}a22 26 0 0 0 44 0Z`, '#FFF8F2', edged('#C77DA0', 2)) +
    path(petals(i * 44 + 22, y + 10, 5, 1, 9, 28), '#C77DA0')
  const pane = layers(
    rect(36, 130, 190, 400, '#8A4A2E', edged('#2E1026', 4)),
    rect(52, 146, 158, 368, '#FFE9C4'),
    line('M131 146V514M52 270H210M52 392H210', '#8A4A2E', 8),
    path(
      'M44 130C60 250 60 400 40 530H118C96 420 110 240 131 130Z',
      '#FFF8F2',
      `fill-opacity=".86" ${edged('#E0B8C8', 2)}`,
    ),
    path(
      'M218 130C202 250 202 400 222 530H144C166 420 152 240 131 130Z',
      '#FFF8F2',
      `fill-opacity=".86" ${edged('#E0B8C8', 2)}`,
    ),
    each([170, 250, 330, 410], (y) =>
      path(petals(84, y, 6, 2, 13, 24) + petals(178, y, 6, 2, 13, 24), '#E0B8C8'),
    ),
  )
  const cloths = each(['#C77DA0', '#F2B441', '#7FB0B8', '#FFF1E8'], (colour, at) =>
    rect(
      44 + at * 4,
      h * 0.76 - at * 30,
      176 - at * 8,
      30,
      colour,
      `rx="8" ${edged('#2E1026', 3)}`,
    ),
  )
  const side =
    form === 'wide'
      ? pane + rect(20, h * 0.79, 226, 22, '#8A4A2E', edged('#2E1026', 3)) + cloths
      : ''
  return layers(
    grained('paper', rect(0, 0, w, h, '#E9B8C4')),
    line(
      repeat(Math.ceil(w / 60), (i) => `M${i * 60 + 30} 0V${h * 0.8}`),
      '#D99CAE',
      4,
      'stroke-dasharray="4 22" stroke-linecap="round"',
    ),
    rect(0, 0, w, 16, '#8A4A2E'),
    repeat(Math.ceil(w / 44), (i) => scallop(i, 14)),
    bothSides(w, side),
    grained('wood', rect(0, h * 0.82, w, h * 0.18, '#8A4A3A')),
    glow('sun', [w / 2, h * 0.3, w * 0.5], '#FFF1E8', 0.45),
    dusk(form, '#2E1026', 0.66, 0.42),
  )
}
