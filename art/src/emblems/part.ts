import { at } from '../geometry/numbers.ts'
import { GLAZE } from '../palette.ts'

/**
 * An emblem is painted in a box from -50 to 50, one line of text per part: a glaze letter, the
 * path and, after a tilde, a transform. `-` before the letter strokes the path instead of
 * filling it; `!` fills it without the dark contour.
 */
export type EmblemPainter = () => string[]

export type Part = {
  isLine: boolean
  isBare: boolean
  colour: string
  d: string
  transform: string | undefined
}

export const GLAZE_BY_LETTER: Record<string, string> = {
  k: GLAZE.ink,
  n: GLAZE.night,
  c: GLAZE.cobalt,
  b: GLAZE.sky,
  t: GLAZE.turquoise,
  T: GLAZE.deepTurquoise,
  r: GLAZE.coral,
  R: GLAZE.bole,
  p: GLAZE.rose,
  s: GLAZE.saffron,
  S: GLAZE.amber,
  e: GLAZE.emerald,
  E: GLAZE.forest,
  w: GLAZE.ivory,
  d: GLAZE.sand,
}

/** A part from its line; a painter with colours of its own gives their letters. */
export function readPart(line: string, colours = GLAZE_BY_LETTER): Part {
  const [drawn = '', transform] = line.split(' ~ ')
  const gap = drawn.indexOf(' ')
  const fill = drawn.slice(0, gap)
  const letter = at([...fill], fill.length - 1)
  return {
    isLine: fill.startsWith('-'),
    isBare: fill.startsWith('!'),
    colour: colours[letter] ?? GLAZE.ink,
    d: drawn.slice(gap + 1),
    transform,
  }
}

/** The part's path with attributes, which begin with a space. */
export function path(part: Part, paint = ''): string {
  const transform = part.transform ? ` transform="${part.transform}"` : ''
  return `<path d="${part.d}"${transform}${paint}/>`
}
