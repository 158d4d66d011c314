import type { SlotTitle } from '@zar/art/slots/title'
import type { SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import type { TrayKind } from '../../../../screens/slot-art/pieces/pick-tray.ts'
import type { Title } from '../../reels/title.ts'
import type { PickSheet } from '../sheets.ts'

/** What a title's stage is drawn from. */
export type PickArt = { title: Title<PickSheet>; art: SlotArt; drawn: SlotTitle }

/** How a title's boxes look. */
type PickLook = {
  tray: TrayKind
  /** The thing that a closed box is. */
  closed: string
  /** Things of its prizes, the least first. */
  prizes: readonly string[]
}

const LOOKS: Record<string, PickLook> = {
  zar_kahve_fali: {
    tray: 'copper',
    closed: 'terskapak',
    prizes: ['falyol', 'falkus', 'falkalp', 'falbalik', 'cezvekor', 'lokum'],
  },
  zar_hamam_tasi: {
    tray: 'marble',
    closed: 'hamamtasi',
    prizes: ['damla1', 'damla2', 'damla3', 'damla4', 'sabun'],
  },
  zar_ceyiz_sandigi: {
    tray: 'lace',
    closed: 'sandik',
    prizes: ['dantel4', 'dantel5', 'dantel6', 'dantel8', 'tarak', 'ayna'],
  },
}

/** A title's look, and the thing that each of its prizes is. */
export function lookOf(code: string, { prizes }: PickSheet['pick']) {
  const look = LOOKS[code]
  if (!look) throw new RangeError(`${code} has no boxes`)
  const sums = [...new Set(prizes)].sort((a, b) => a - b)
  return { ...look, thingOf: (prize: number) => look.prizes[sums.indexOf(prize)] ?? '' }
}
