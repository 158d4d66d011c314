import type { Looks } from '@zar/art/slots/looks/look'
import type { PlaceName, SlotTitle } from '@zar/art/slots/title'
import { type DrawFrame, type DrawReels, pageFormOf } from './frame.ts'
import type { Place } from './scenes/place.ts'

/** A machine's titles and what they are drawn with. The place of each title is a file of its own. */
export type MachineArt = {
  titles: readonly SlotTitle[]
  frame: DrawReels
  looks: Looks
  places: Readonly<Partial<Record<PlaceName, () => Promise<Place>>>>
}

/** A machine whose reels stand as they are. */
export const still =
  (draw: DrawFrame): DrawReels =>
  (form, look) =>
    draw(pageFormOf(form), look)
