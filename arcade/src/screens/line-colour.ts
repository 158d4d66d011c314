import { GLAZE } from '@zar/art'

const COLOURS = [
  GLAZE.coral,
  GLAZE.turquoise,
  GLAZE.cobalt,
  GLAZE.emerald,
  GLAZE.bole,
  GLAZE.deepTurquoise,
] as const

/** A pay line's colour, the same on the reels and in the rules. */
export function colourOfLine(line: number): string {
  return COLOURS[line % COLOURS.length] ?? GLAZE.coral
}
