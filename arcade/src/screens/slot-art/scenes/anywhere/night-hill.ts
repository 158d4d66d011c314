import { f1 } from '@zar/art/geometry/numbers'
import { fading } from '@zar/art/slots/drawing/gradient'
import { each, layers, path, rect } from '@zar/art/slots/drawing/marks'
import { starDust } from '@zar/art/slots/textures/scatter'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

type Ring = readonly [rx: number, ry: number, turn: number, width: number]

const RINGS: Record<'wide' | 'tall', readonly Ring[]> = {
  wide: [
    [690, 250, -20, 11],
    [660, 390, 34, 9],
    [720, 110, 8, 7],
  ],
  tall: [
    [250, 90, -24, 5],
    [270, 150, 38, 4],
  ],
}
const DARK = '#0C0828'
const CYPRESSES = [40, 250, 292, 1190, 1240, 1300, 1390]

/** A great ring of an armillary sphere, which passes behind the machine. */
const ring = ([rx, ry, turn, width]: Ring): string => {
  const band = (stroke: string, size: number, more = '') =>
    `<ellipse rx="${rx}" ry="${ry}" fill="none" stroke="${stroke}" stroke-width="${size}"${more}/>`
  return layers(
    `<g transform="rotate(${turn})">`,
    band('#2A1A06', width + 5),
    band('url(#brass-down)', width),
    band('#3A2408', width * 0.5, ' stroke-dasharray="2 14"'),
    '</g>',
  )
}

const OBSERVATORY = layers(
  path('M-60 0V-70H60V0Z', DARK),
  path('M-66 -70A66 62 0 0 1 66 -70Z', DARK),
  path('M-8 -132L26 -160L34 -150L6 -124Z', DARK),
  path('M-84 0V-40H-60V0ZM60 0V-46H92V0Z', DARK),
  path('M-14 0V-36A14 14 0 0 1 14 -36V0Z', '#F2B441'),
  path('M-46 -36h14v16h-14ZM32 -36h14v16h-14Z', '#F2B441', 'fill-opacity=".8"'),
)

function hill(w: number, h: number, y: number, colour: string, swing: number): string {
  return path(
    `M0 ${h}V${f1(y)}C${f1(w * 0.2)} ${f1(y - swing)} ${f1(w * 0.36)} ${f1(y + swing)} ${f1(w * 0.55)} ${f1(y - swing * 0.3)}S${f1(w * 0.86)} ${f1(y + swing)} ${w} ${f1(y - swing)}V${h}Z`,
    colour,
  )
}

const cypress = (h: number) => (x: number, i: number) => {
  const [waist, tip] = [f1(h * 0.78 - (i % 3) * 14), f1(h * 0.74 - (i % 3) * 14)]
  return path(
    `M${x} ${f1(h * 0.9)}C${x - 15} ${f1(h * 0.84)} ${x - 8} ${waist} ${x} ${tip}C${x + 8} ${waist} ${x + 15} ${f1(h * 0.84)} ${x} ${f1(h * 0.9)}Z`,
    DARK,
  )
}

/** A night hill with an observatory. */
export const nightHill: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  return layers(
    fading(
      'night',
      [
        [0, '#050726'],
        [0.55, '#1A2472'],
        [0.8, '#4A3A86'],
        [1, '#C77A72'],
      ],
      [w, h],
    ),
    starDust('gok', form === 'tall' ? 120 : 320, w, h * 0.86),
    moved(w / 2, h * 0.42, 1, each(RINGS[form], ring)),
    hill(w, h, h * 0.84, '#241A56', 30),
    hill(w, h, h * 0.9, '#150F3C', 26),
    form === 'wide' ? moved(150, h * 0.86, 1.05, OBSERVATORY) + each(CYPRESSES, cypress(h)) : '',
    rect(0, h * 0.92, w, h * 0.08, DARK),
    dusk(form, '#03041a', 0.5),
  )
}
