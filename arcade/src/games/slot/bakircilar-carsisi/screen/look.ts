import type { SlotTitle } from '@zar/art/slots/title'
import type { SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import type { HoldSheet } from '../rules.ts'

/** What a title's stage is drawn from. */
export type HoldLook = { sheet: HoldSheet; art: SlotArt; title: SlotTitle }
