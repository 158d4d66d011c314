import { blend } from '@zar/art'
import { f1 } from '@zar/art/geometry/numbers'
import { radial } from '@zar/art/slots/drawing/gradient'
import { edged, layers, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { grained } from '@zar/art/slots/textures/grains'
import { among, BOXES, cellsOf, type DrawFrame, type Form, type Look, windowsOf } from '../frame.ts'
import { run } from '../trays/run.ts'

const SIDE = 7
const SIZES = {
  wide: { w: 86, h: 86, top: 40, pad: 20, r: 22, inner: 12 },
  tall: { w: 50.6, h: 68, top: 52, pad: 7, r: 14, inner: 9 },
} as const

function measures(form: Form) {
  const size = SIZES[form]
  const [width, height] = [SIDE * size.w, SIDE * size.h]
  return { ...size, width, height, left: BOXES[form][0] / 2 - width / 2 }
}

/** The wooden tray from above; the water in it is the ground. */
function back(form: Form, { material, field }: Look): string {
  const { left, top, width, height, pad, r, inner } = measures(form)
  const round = (grow: number, fill: string, more: string) =>
    rect(left - grow, top - grow, width + 2 * grow, height + 2 * grow, fill, more)
  const random = stream('su')
  const ripple = () => {
    const [x, y] = [left + random() * width * 0.86, top + random() * height]
    return `<path d="M${f1(x)} ${f1(y)}q12 -5 24 0t24 0" stroke="${field.line}" stroke-opacity=".3" stroke-width="1.5" fill="none"/>`
  }
  const board = round(pad + 6, material.body, `rx="${r}"`)
  return layers(
    radial(
      'water',
      [
        [0, field.cell],
        [1, field.other, 0.9],
      ],
      { x: 0.4, y: 0.3, r: 0.9 },
    ),
    rect(
      left - pad - 3,
      top - pad + 8,
      width + 2 * pad + 10,
      height + 2 * pad + 6,
      '#1C0E05',
      `rx="${r}" fill-opacity=".5"`,
    ),
    material.grain ? grained(material.grain, board) : board,
    round(pad + 6, 'none', `rx="${r}" ${edged(material.dark, 3)}`),
    round(pad / 2, material.rim, `rx="${inner}"`),
    round(pad / 2, 'url(#water)', `rx="${inner}"`),
    repeat(22, ripple),
  )
}

/** Forty-nine drops on a tray of water. */
export const tray: DrawFrame = (form, look) => {
  const { left, top, w, h } = measures(form)
  const cells = cellsOf({ reels: SIDE, rows: SIDE, x: left, y: top, w, h })
  const won = look.field.won
  return {
    cells,
    windows: windowsOf(cells),
    thing: { size: Math.min(w, h) * 0.95, stretch: h > w ? 1.24 : 1 },
    back: back(form, look),
    front: '',
    labels: [],
    mark: (at) => ({
      under: run(
        among(cells, at),
        { edge: 'flowing', colour: won, ground: blend(won, '#FFFFFF', 0.55) },
        { merged: 1, girth: 1, isLit: true },
      ),
      over: '',
    }),
  }
}
