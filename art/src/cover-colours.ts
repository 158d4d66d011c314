import { describe, type LookOptions } from './describe.ts'
import { PALETTES } from './palette.ts'
import { slotTitleOf } from './slots/titles.ts'

/** The colours of a cover: its ground from the light to the edge, and what lies under its name. */
export function coverColours(
  code: string,
  options: LookOptions = {},
): { ground: readonly [lit: string, edge: string]; plate: string } {
  const title = slotTitleOf(code)
  if (title) return { ground: [title.colours.lit, title.colours.deep], plate: title.colours.plate }
  const { ground, plate } = PALETTES[describe(code, options).palette]
  return { ground, plate }
}
