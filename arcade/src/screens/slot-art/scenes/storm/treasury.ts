import { f1 } from '@zar/art/geometry/numbers'
import { glow } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { grained } from '@zar/art/slots/textures/grains'
import { arch, bothSides } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

/** A treasury at night: lapis slabs, one lamp at each side, gold in heaps. */
export const treasury: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const k = form === 'wide' ? 1 : 0.5
  const random = stream('hazine')
  const coin = (i: number) => {
    const [x, y] = [random() * 250 * k, h * (0.83 + random() * 0.15) + (Math.abs(i - 20) / 20) * 14]
    return `<ellipse cx="${f1(x)}" cy="${f1(y)}" rx="${f1(20 * k + 3)}" ry="${f1(9 * k + 2)}" fill="${i % 3 ? '#E8BE62' : '#B9852F'}" stroke="#4A2E06" stroke-width="2"/>`
  }
  const gem = ([x, y, r, colour]: readonly [number, number, number, string]) =>
    path(
      `M${f1(x - r)} ${f1(y)}L${f1(x - r * 0.5)} ${f1(y - r * 0.7)}H${f1(x + r * 0.5)}L${f1(x + r)} ${f1(y)}L${f1(x)} ${f1(y + r)}Z`,
      colour,
      edged('#060A1E', 3),
    )
  const lamp = layers(
    line('M124 0V210', '#E8BE62', 5),
    path(
      'M124 204C84 220 76 262 92 300Q124 330 156 300C172 262 164 220 124 204Z',
      '#E5563F',
      edged('#4A2E06', 4),
    ),
    line('M100 226Q124 300 148 226M90 262H158', '#E8BE62', 4),
    path('M108 312H140L124 346Z', '#E8BE62', edged('#4A2E06', 3)),
  )
  const side = layers(
    form === 'wide'
      ? layers(path(arch(124, h * 0.84, 98, h * 0.14), '#0C1550', edged('#E8BE62', 5)), lamp)
      : '',
    path(
      `M0 ${f1(h * 0.84)}Q${f1(70 * k)} ${f1(h * 0.72)} ${f1(140 * k)} ${f1(h * 0.82)}T${f1(270 * k)} ${h}H0Z`,
      '#B9852F',
      edged('#4A2E06', 3),
    ),
    repeat(40, coin),
    each(
      [
        [60 * k, h * 0.8, 22 * k, '#C4412E'],
        [150 * k, h * 0.86, 20 * k, '#22A06F'],
        [100 * k, h * 0.92, 18 * k, '#5BC8F0'],
      ] as const,
      gem,
    ),
  )
  const slab = (row: number) =>
    `M0 ${row * 150}H${w}` +
    repeat(Math.ceil(w / 220) + 1, (i) => `M${i * 220 - (row % 2) * 110} ${row * 150}v150`)
  return layers(
    grained('stone', rect(0, 0, w, h, '#16267E')),
    line(repeat(6, slab), '#060A2E', 5),
    rect(0, h * 0.86, w, h * 0.14, '#0A1140'),
    bothSides(w, side),
    form === 'wide'
      ? glow('left', [124, 270, 330], '#FFB95A', 0.5) +
          glow('right', [w - 124, 270, 330], '#FFB95A', 0.5)
      : '',
    dusk(form, '#04061A', 0.7, 0.44),
  )
}
