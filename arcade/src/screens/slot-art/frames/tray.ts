import { blend } from '@zar/art'
import type { PageForm } from '../../kit/use-form.ts'
import { among, BOXES, cellsOf, type DrawFrame, windowsOf } from '../frame.ts'
import { board } from '../trays/boards.ts'
import { run } from '../trays/run.ts'

const SIDE = 7
const SIZES = {
  wide: { w: 86, h: 86, top: 40, pad: 20 },
  tall: { w: 50.6, h: 68, top: 52, pad: 7 },
} as const

function measures(form: PageForm) {
  const size = SIZES[form]
  const [width, height] = [SIDE * size.w, SIDE * size.h]
  return { ...size, width, height, left: BOXES[form][0] / 2 - width / 2 }
}

/** Forty-nine drops on a tray from above. */
export const tray: DrawFrame = (form, look) => {
  const { w, h, ...place } = measures(form)
  const { left, top } = place
  const cells = cellsOf({ reels: SIDE, rows: SIDE, x: left, y: top, w, h })
  const won = look.field.won
  return {
    cells,
    windows: windowsOf(cells),
    thing: { size: Math.min(w, h) * 0.95, stretch: h > w ? 1.24 : 1 },
    back: board({ ...place, isTall: form === 'tall' }, look),
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
