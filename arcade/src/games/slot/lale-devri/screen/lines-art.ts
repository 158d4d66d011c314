import type { SlotTitle } from '@zar/art/slots/title'
import type { GameSheet } from '../../../../protocol.ts'
import type { SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'

/** A title's sheet, its row in the table of titles, and what it draws. */
export type LinesArt = { sheet: GameSheet; title: SlotTitle; art: SlotArt }
