import { f1 } from '@zar/art/geometry/numbers'
import { layers } from '@zar/art/slots/drawing/marks'
import type { Cell, Frame, Label } from './frame.ts'

/** A thing in a box of ±50, in its cell. */
export function inCell(drawing: string, { x, y }: Cell, { size, stretch }: Frame['thing']): string {
  const across = Math.round(size * 10) / 1000
  const scale = stretch === 1 ? `${across}` : `${across} ${Math.round(size * stretch * 10) / 1000}`
  return `<g transform="translate(${f1(x)} ${f1(y)}) scale(${scale})">${drawing}</g>`
}

/** A figure in a picture; its face is set by the style sheet. */
export const figure = ({ x, y, size, text, ink }: Label): string =>
  `<text class="slot-figure" x="${f1(x)}" y="${f1(y + size * 0.35)}" font-size="${size}" text-anchor="middle" fill="${ink}">${text}</text>`

/** A machine with its things, one drawing for each cell; those that won are marked. */
export function board(
  frame: Frame,
  things: readonly (string | null)[],
  won: readonly number[] = [],
): string {
  const { under, over } = frame.mark(won)
  const shown = frame.cells.map((cell, at) => {
    const drawing = things[at]
    return drawing ? inCell(drawing, cell, frame.thing) : ''
  })
  const cloths = (frame.cloths ?? []).map(({ drawing }) => drawing)
  return layers(
    frame.back,
    ...cloths,
    under,
    ...shown,
    over,
    frame.front,
    ...frame.labels.map(figure),
  )
}
