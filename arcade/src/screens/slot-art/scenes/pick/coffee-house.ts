import { f1 } from '@zar/art/geometry/numbers'
import { layers, line, path, rect } from '@zar/art/slots/drawing/marks'
import { starOf } from '@zar/art/slots/drawing/pen'
import { grained } from '@zar/art/slots/textures/grains'
import { drawThing, placed } from '@zar/art/slots/thing'
import { COFFEE } from '@zar/art/slots/things/coffee'
import { dusk, PLACE_BOXES, type Place } from '../place.ts'

const CORNERS = [
  [0, 0],
  [64, 0],
  [0, 64],
  [64, 64],
] as const

const TILES = layers(
  '<pattern id="tiles" width="64" height="64" patternUnits="userSpaceOnUse">',
  rect(0, 0, 64, 64, '#1F6F6B'),
  path('M32 0L64 32L32 64L0 32Z', '#F3E9D2'),
  path(starOf(32, 32, 8, 22), '#1B4E93'),
  path(starOf(32, 32, 8, 11), '#F2B441'),
  path(CORNERS.map(([x, y]) => starOf(x, y, 4, 16, 0.5)).join(''), '#C4412E'),
  '</pattern>',
)

/** An arched window with a curtain. */
function arched(x: number, h: number): string {
  const foot = f1(h * 0.505)
  return layers(
    path(
      `M${x - 84} ${f1(h * 0.52)}V220C${x - 84} 150 ${x - 34} 130 ${x} 106C${x + 34} 130 ${x + 84} 150 ${x + 84} 220V${f1(h * 0.52)}Z`,
      '#3A2010',
    ),
    path(
      `M${x - 70} ${foot}V224C${x - 70} 164 ${x - 28} 146 ${x} 124C${x + 28} 146 ${x + 70} 164 ${x + 70} 224V${foot}Z`,
      '#FFE3A0',
    ),
    line(
      `M${x - 70} 250H${x + 70}M${x - 70} 350H${x + 70}M${x} 124V${foot}M${x - 36} 150V${foot}M${x + 36} 150V${foot}`,
      '#3A2010',
      6,
    ),
    path(
      `M${x - 70} ${foot}V400C${x - 30} 370 ${x + 20} 400 ${x + 70} 372V${foot}Z`,
      '#6B9E7A',
      'fill-opacity=".7"',
    ),
  )
}

const stood = (name: keyof typeof COFFEE, x: number, y: number, size: number) =>
  placed(drawThing(COFFEE[name]), x, y, size)

/** A coffee house: a tiled wall, windows and a bench. */
export const coffeeHouse: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const room =
    form === 'wide'
      ? layers(
          arched(140, h),
          arched(1300, h),
          stood('cezvekor', 74, 640, 118),
          stood('kahvedegirmeni', 190, 644, 98),
          stood('fincan', 1366, 650, 112),
          stood('lokum', 1242, 658, 92),
          rect(0, h * 0.768, w, h * 0.235, '#5A3018'),
          rect(0, h * 0.768, w, 12, '#9A6236'),
        )
      : ''
  return layers(
    TILES,
    rect(0, 0, w, h, '#7A4A2E'),
    grained('paper', rect(0, 0, w, h * 0.6, '#C9935A')),
    rect(0, h * 0.6, w, h * 0.4, 'url(#tiles)'),
    rect(0, h * 0.585, w, h * 0.03, '#4A2A16'),
    room,
    dusk(form, '#140804', 0.72, 0.42),
  )
}
