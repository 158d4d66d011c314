import { glow } from '@zar/art/slots/drawing/gradient'
import { each, edged, layers, path, rect } from '@zar/art/slots/drawing/marks'
import { repeat } from '@zar/art/slots/drawing/pen'
import { stream } from '@zar/art/slots/drawing/stream'
import { grained } from '@zar/art/slots/textures/grains'
import { bothSides } from '../parts.ts'
import { dusk, moved, PLACE_BOXES, type Place } from '../place.ts'

const BINDINGS = ['#7A2A3A', '#2F4A6A', '#8A6A3A', '#3A5A4A'] as const

/** A candlelit study: shelves of books, a candle at each side. */
export const study: Place = (form) => {
  const [w, h] = PLACE_BOXES[form]
  const books = (y: number, row: number) => {
    const random = stream(`kitap${row}`)
    return repeat(9, (i) => {
      const high = 74 + random() * 34
      return rect(
        14 + i * 25,
        y - high,
        22,
        high,
        BINDINGS[(i + row) % 4] ?? BINDINGS[0],
        edged('#120508', 2),
      )
    })
  }
  const shelf = (y: number, row: number) =>
    books(y, row) + rect(0, y, 250, 14, '#7A4A3A', edged('#120508', 2))
  const candle = moved(
    124,
    h * 0.66,
    1,
    layers(
      rect(-14, 0, 28, 92, '#F3E7CB', 'rx="6"'),
      path('M0 -6C-14 -22 -4 -36 0 -54C6 -36 14 -22 0 -6Z', '#FFCE73'),
      path('M-56 92H56L40 112H-40Z', '#E8BE62', edged('#4A2E06', 3)),
    ),
  )
  const panel = (i: number) =>
    rect(
      i * 120 + 10,
      20,
      100,
      h * 0.76,
      'none',
      `rx="6" ${edged('#1B0A16', 3)} stroke-opacity=".7"`,
    )
  const side = form === 'wide' ? layers(each([170, 310, 450], shelf), candle) : ''
  return layers(
    grained('wood-up', rect(0, 0, w, h, '#4A1F34')),
    repeat(Math.ceil(w / 120), panel),
    bothSides(w, side),
    grained('wood', rect(0, h * 0.79, w, h * 0.21, '#6B3252')),
    rect(0, h * 0.79, w, 8, '#B7D3C9', 'fill-opacity=".5"'),
    glow('left', [124, h * 0.62, 330], '#FFB95A', 0.55),
    glow('right', [w - 124, h * 0.62, 330], '#FFB95A', 0.55),
    dusk(form, '#12050E', 0.8, 0.4),
  )
}
