import { banner, type LookOptions, PALETTES, type Palette } from '@zar/art'
import type { GameSheet } from '../../../protocol.ts'
import { svgUrl } from '../../art-url.ts'
import { backdropOf } from '../../backdrop.ts'

export type StageLook = { palette: Palette; backdrop: string; night: string }

/** The pattern behind the reels, and the same by night for free spins. */
export function stageLookOf(sheet: GameSheet): StageLook {
  const look = backdropOf(sheet)
  const backdrop = (options: LookOptions) =>
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
    backdrop: backdrop({}),
    night: backdrop({ palette: look.palette === 'gece' ? 'lapis' : 'gece' }),
  }
}
