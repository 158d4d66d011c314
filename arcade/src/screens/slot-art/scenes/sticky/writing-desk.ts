import { f1 } from '@zar/art/geometry/numbers'
import { disk, each, edged, layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { petals, repeat, starOf } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

const DISHES = [
  [44, 190, 30, '#1B3E93'],
  [58, 300, 26, '#C4412E'],
  [36, 392, 28, '#22A06F'],
  [1402, 240, 30, '#F2B441'],
  [1388, 344, 25, '#7B3A63'],
  [1406, 520, 28, '#0D6E78'],
] as const

/** A red rug with a border of stars, laid askew. */
function rug(): string {
  const star = (i: number) => starOf(40 + i * 124, 150, 8, 22) + starOf(40 + i * 124, 770, 8, 22)
  const flower = (i: number) =>
    petals(102 + i * 124, 150, 4, 2, 20, 24) + petals(102 + i * 124, 770, 4, 2, 20, 24)
  return layers(
    '<g transform="rotate(-6 720 450)">',
    rect(-60, 80, 1560, 760, '#7A1F22'),
    rect(-40, 100, 1520, 720, 'none', edged('#E8BE62', 4)),
    rect(-20, 120, 1480, 680, '#14305E'),
    path(repeat(12, star), '#E8BE62'),
    path(repeat(12, flower), '#C4412E'),
    '</g>',
  )
}

const dish = ([x, y, r, colour]: (typeof DISHES)[number]): string =>
  layers(
    disk(x + 4, y + 7, r, '#0b0502', 'fill-opacity=".6"'),
    disk(x, y, r, '#F3E9D2', edged('#5A3A1C', 2)),
    disk(x, y, r * 0.74, colour),
    line(
      `M${f1(x - r * 0.4)} ${f1(y - r * 0.3)}q${f1(r * 0.3)} ${f1(-r * 0.3)} ${f1(r * 0.7)} ${f1(-r * 0.1)}`,
      '#fff',
      3,
      'stroke-opacity=".6" stroke-linecap="round"',
    ),
  )

const PENS = layers(
  '<g transform="translate(1390 640) rotate(78)">',
  rect(0, 0, 220, 11, '#C98A46', `rx="5" ${edged('#3A2010', 2)}`),
  path('M220 0L262 5L220 11Z', '#1B1208'),
  '</g><g transform="translate(34 520) rotate(82)">',
  rect(0, 0, 230, 10, '#7A3A1C', `rx="5" ${edged('#2A1408', 2)}`),
  path('M230 -1L270 5L230 11Z', '#2450C8'),
  '</g>',
)

/** A painter's desk: a rug, pigments and pens. */
export const writingDesk: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  return layers(
    grained('wood', rect(0, 0, w, h, '#4A2A16')),
    form === 'wide' ? rug() + each(DISHES, dish) + PENS : '',
    dusk(form, '#0d0502', 0.65, 0.5),
  )
}
