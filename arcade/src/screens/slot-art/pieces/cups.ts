import { edged, layers, rect } from '@zar/art/slots/drawing/marks'
import { hammered } from '@zar/art/slots/textures/patterns'
import { BOXES, type Cell, type Form } from '../frame.ts'

const CUPS = 12
const SIZES = {
  wide: {
    columns: 4,
    w: 158,
    h: 152,
    y: 366,
    rx: 440,
    ry: 292,
    size: 118,
    foot: 48,
    shade: [58, 13],
  },
  tall: {
    columns: 3,
    w: 112,
    h: 110,
    y: 318,
    rx: 184,
    ry: 261,
    size: 84,
    foot: 34,
    shade: [40, 9],
  },
} as const

/** Where the cups of the tray stand, row by row. */
export function cupsOf(form: Form): Cell[] {
  const { columns, w, h, y } = SIZES[form]
  const rows = CUPS / columns
  return Array.from({ length: CUPS }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    return {
      reel: column,
      row,
      x: BOXES[form][0] / 2 + (column - (columns - 1) / 2) * w,
      y: y + (row - (rows - 1) / 2) * h,
      w,
      h,
    }
  })
}

/** How wide a cup is. */
export const cupSize = (form: Form): number => SIZES[form].size

const oval = (x: number, y: number, rx: number, ry: number, fill: string, more: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

/** A copper tray from above with a shade under each of its twelve cups. */
export function cupTray(form: Form): string {
  const { y, rx, ry, foot, shade } = SIZES[form]
  const x = BOXES[form][0] / 2
  const copper = hammered('tray', { base: '#A9622F', lit: '#FFC795', dark: '#4A1F0B' }, 22)
  const shades = cupsOf(form).map((cup) =>
    oval(cup.x, cup.y + foot, shade[0], shade[1], '#1C0903', 'fill-opacity=".5"'),
  )
  const sheet =
    form === 'wide'
      ? layers(
          oval(x, y + 14, rx, ry, '#0d0502', 'fill-opacity=".55"'),
          oval(x, y, rx, ry, 'url(#tray)', edged('#2A0F05', 5)),
          oval(
            x,
            y,
            rx - 22,
            ry - 18,
            'none',
            'stroke="#FFD9B0" stroke-opacity=".65" stroke-width="3"',
          ),
          oval(x, y, rx - 34, ry - 28, '#7D431D', 'fill-opacity=".35"'),
        )
      : layers(
          rect(3, 56, 368, 522, '#0d0502', 'rx="120" fill-opacity=".5"'),
          rect(3, 50, 368, 522, 'url(#tray)', `rx="120" ${edged('#2A0F05', 4)}`),
          rect(
            15,
            62,
            344,
            498,
            'none',
            'rx="108" stroke="#FFD9B0" stroke-opacity=".6" stroke-width="2.5"',
          ),
        )
  return layers(copper, sheet, ...shades)
}
