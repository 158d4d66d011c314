import { glow } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { bothSides } from '../parts.ts'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

/** A goldsmith’s counter between drapes of velvet, under lamps. */
export const jeweller: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const fold = (i: number) =>
    path(
      `M${i * 42} 0C${i * 40 + 14} ${h * 0.3} ${i * 34} ${h * 0.6} ${i * 38} ${h}H${i * 38 + 48}C${i * 34 + 40} ${h * 0.6} ${i * 40 + 56} ${h * 0.3} ${i * 42 + 46} 0Z`,
      i % 2 ? '#16226A' : '#1E2E86',
      edged('#080E2A', 2),
    )
  const lamp = layers(
    line('M140 0V150', '#E8BE62', 4),
    path(
      'M140 148C90 160 76 200 72 226H208C204 200 190 160 140 148Z',
      '#E8BE62',
      edged('#4A2E06', 3),
    ),
    path('M92 226H188C180 246 100 246 92 226Z', '#FFF1CF'),
  )
  const gem = ([x, y, r, colour]: readonly [number, number, number, string]) =>
    path(
      `M${x - r} ${y}L${x - r * 0.6} ${y - r * 0.6}H${x + r * 0.6}L${x + r} ${y}L${x} ${y + r}Z`,
      colour,
      edged('#060A1E', 3),
    ) +
    line(
      `M${x - r} ${y}H${x + r}M${x - r * 0.4} ${y}L${x} ${y + r}L${x + r * 0.4} ${y}`,
      '#FFFFFF',
      2,
      'stroke-opacity=".6"',
    )
  const tray = layers(
    rect(16, h * 0.74, 216, 58, '#0F1A56', `rx="10" ${edged('#E8BE62', 4)}`),
    each(
      [
        [58, h * 0.765, 24, '#C4412E'],
        [124, h * 0.765, 26, '#22A06F'],
        [190, h * 0.765, 24, '#5BC8F0'],
      ] as const,
      gem,
    ),
  )
  const side = form === 'wide' ? repeat(5, fold) + lamp + tray : repeat(1, fold)
  return layers(
    grained('wool', rect(0, 0, w, h, '#101A52')),
    glow('light', [w / 2, h * 0.3, w * 0.42], '#8DB4F4', 0.35),
    grained('wood', rect(0, h * 0.82, w, h * 0.18, '#3A2418')),
    rect(0, h * 0.82, w, 8, '#E8BE62'),
    bothSides(w, side),
    dusk(form, '#04071A', 0.72, 0.44),
  )
}
