import { banner, type LookOptions, PALETTES, type Palette } from '@zar/contract/art/index'
import type { GameSheet } from '../../protocol.ts'
import { svgUrl } from '../art-url.ts'
import { wallOf } from '../wall.ts'

export type StageLook = { palette: Palette; wall: string; night: string }

/** The patterned wall behind the reels, and the same wall by night for free spins. */
export function stageLookOf(sheet: GameSheet): StageLook {
  const look = wallOf(sheet)
  const wall = (options: LookOptions) =>
    svgUrl(
      banner(sheet.gameCode, {
        ...look,
        ...options,
        w: 1440,
        h: 900,
        focus: 0.5,
        zoom: 0.2,
        veil: false,
        grain: 0.62,
      }),
    )
  return {
    palette: PALETTES[look.palette],
    wall: wall({}),
    night: wall({ palette: look.palette === 'gece' ? 'lapis' : 'gece' }),
  }
}
