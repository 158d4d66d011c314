import { painted } from '../../emblems/paint.ts'
import type { Part } from '../../emblems/part.ts'
import { GLAZE } from '../../palette.ts'
import { body, fill, line, paintWith, shadow, solids } from './strokes.ts'

/** Hands that keep a thing's own colours. */

const touch = (part: Part) => fill(part, part.colour)
const over = (part: Part, paint: string) => fill(part, `url(#${paint})`)

/** Tile glaze: flat, with one dark contour. */
export const cini = (parts: readonly Part[]): string =>
  parts.map((part) => painted(part, GLAZE.ink)).join('')

/** Painted volume: a contour, and light from the upper left. */
export const boya = (parts: readonly Part[]): string =>
  paintWith(
    {
      line: (part) => line(part, part.colour, 3.2),
      touch,
      body: (part) => body(part, part.colour, GLAZE.ink, 2.4) + over(part, 'glaze'),
    },
    parts,
  )

const WIRE = '#F0CB75'
const WIRE_SHADE = '#1C0F06'

/** Cloisonné: a gold wire round every field. */
export const mine = (parts: readonly Part[]): string =>
  shadow(solids(parts), WIRE_SHADE, 9) +
  paintWith(
    {
      line: (part) => line(part, WIRE_SHADE, 6) + line(part, WIRE, 3.2),
      touch,
      body: (part) => body(part, part.colour, 'url(#gold)', 3.6) + over(part, 'glaze'),
    },
    parts,
  )

/** Lamp glass, lit from within. */
export const cam = (parts: readonly Part[]): string =>
  paintWith(
    {
      line: (part) => line(part, part.colour, 3),
      touch,
      body: (part) => body(part, part.colour, '#0A0620', 2.2) + over(part, 'orb'),
    },
    parts,
  )

const GILDED = '#C89B3C'
const PEN = '#4A1D10'

/** Gouache: body colour, a fine red-brown pen and a gilded edge. */
export const minyatur = (parts: readonly Part[]): string =>
  shadow(solids(parts), GILDED, 6) +
  shadow(solids(parts), PEN, 3.2) +
  paintWith(
    {
      line: (part) => line(part, part.colour, 2.4),
      touch,
      body: (part) => body(part, part.colour, PEN, 1.5),
    },
    parts,
  )
