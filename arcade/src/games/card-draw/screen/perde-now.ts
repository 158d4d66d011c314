import type { RoomState } from '../../../screens/room/room-state.ts'
import type { Card } from '../../cards.ts'

/** The server writes it (`shownOf` of Perde). */
export type Shown = { seen: readonly Card[] }
export type Phase = 'betting' | 'closed' | 'opening' | 'result' | 'none'

export const phaseOf = ({ view }: RoomState): Phase =>
  (view.round?.phase.name as Phase | undefined) ?? 'none'

export const seenIn = ({ view }: RoomState): readonly Card[] =>
  (view.round?.shown as Shown | undefined)?.seen ?? []

/** How long a card lies face down in its place before it is turned. */
export const TURNED_AFTER_MS = 700
