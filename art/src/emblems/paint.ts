import { f1, type Point } from '../geometry/numbers.ts'
import { GLAZE } from '../palette.ts'
import { type EmblemPainter, type Part, path, readPart } from './part.ts'

export type Drawing = {
  /** The colour of the ring that lifts the emblem off its ground. */
  halo?: string
  haloWidth?: number
  /** A second ring outside the halo. */
  rim?: string | null
  contour?: string
}

/** A part in flat glaze with a dark contour. */
export function painted(part: Part, contour: string): string {
  if (part.isLine)
    return path(
      part,
      ` fill="none" stroke="${part.colour}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"`,
    )
  if (part.isBare) return path(part, ` fill="${part.colour}"`)
  return path(
    part,
    ` fill="${part.colour}" stroke="${contour}" stroke-width="2.6" stroke-linejoin="round"`,
  )
}

function ring(parts: readonly Part[], colour: string, width: number): string {
  const draw = (list: Part[]) => list.map((part) => path(part)).join('')
  const solid = parts.filter((part) => !part.isBare && !part.isLine)
  const lines = parts.filter((part) => part.isLine)
  const outline = lines.length
    ? `<g fill="none" stroke="${colour}" stroke-width="${width + 1}" stroke-linecap="round">${draw(lines)}</g>`
    : ''
  return `<g fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round">${draw(solid)}</g>${outline}`
}

/** The emblem as a group: a halo that lifts it off the pattern, then the painted parts. */
export function paintEmblem(
  painter: EmblemPainter,
  [x, y]: Point,
  scale: number,
  { halo = GLAZE.ink, haloWidth = 9, rim = null, contour = GLAZE.ink }: Drawing = {},
): string {
  const parts = painter().map((line) => readPart(line))
  const rings =
    (rim ? ring(parts, rim, haloWidth + 5) : '') + (haloWidth ? ring(parts, halo, haloWidth) : '')
  const body = parts.map((part) => painted(part, contour)).join('')
  return `<g transform="translate(${f1(x)} ${f1(y)}) scale(${Math.round(scale * 1000) / 1000})">${rings}${body}</g>`
}

export type Picture = { size?: number; halo?: string | null; contour?: string }

/** One emblem alone, for game symbols, empty states and tiles. */
export function emblemPicture(
  painter: EmblemPainter,
  { size = 96, halo = null, contour = GLAZE.ink }: Picture = {},
): string {
  const drawing = { halo: halo || 'none', haloWidth: halo ? 8 : 0, contour }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-54 -56 108 112" width="${size}" height="${size}">${paintEmblem(painter, [0, 0], 1, drawing)}</svg>`
}
