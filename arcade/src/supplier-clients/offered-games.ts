import type { Facts } from '../games/facts.ts'
import { FACTS_BY_FOLDER } from '../games/find-facts.ts'
import { ROOM_FACTS } from '../games/rooms/room-facts.ts'
import { balikPazariFacts } from '../games/slot/balon-vadisi/facts.ts'
import { sultaninTaciFacts } from '../games/slot/bozkir-firtinasi/facts.ts'
import { MACHINE_FACTS } from '../games/slot/machine-facts.ts'
import { nazarDegmezFacts } from '../games/slot/nakkashane/facts.ts'
import { atesKiraziFacts, yediTepe777Facts } from '../games/slot/saat-kulesi/facts.ts'
import { LINES } from '../games/slot/saat-kulesi/rules.ts'
import { baharatYolu } from '../games/slot/titles/baharat-yolu.ts'
import { fenerGecesi } from '../games/slot/titles/fener-gecesi.ts'
import { laleDevri } from '../games/slot/titles/lale-devri.ts'
import { narBahcesi } from '../games/slot/titles/nar-bahcesi.ts'
import { hasScreen } from '../has-screen.ts'
import {
  gameListing,
  givenTitle,
  type Listing,
  type OfferedSlot,
  offeredSlotListing,
} from './listing.ts'

/** The slots that each supplier offers, of which rounds can be given away: none is offered by two. */
export const OFFERED_SLOTS = {
  hub88: [narBahcesi, laleDevri, givenTitle(yediTepe777Facts, ['wild'], LINES.length)],
  softgamings: [givenTitle(nazarDegmezFacts)],
  amusnet: [givenTitle(atesKiraziFacts, ['wild'], LINES.length)],
  'egt-digital': [givenTitle(balikPazariFacts, ['wild', 'scatter', 'free-spins', 'multiplier'])],
  everymatrix: [fenerGecesi],
  digitain: [givenTitle(sultaninTaciFacts), baharatYolu],
} as const satisfies Record<string, readonly OfferedSlot[]>
export type SupplierName = keyof typeof OFFERED_SLOTS

/** A game on a supplier's list. `place` is its own for as long as the supplier has it. */
export type OfferedGame = Listing & { place: number }

/** All that a supplier offers: its slots, its other games that have a page, then its rooms. */
export function offeredGames(
  supplier: SupplierName,
  canOpen: (gameCode: string) => boolean = hasScreen,
): readonly OfferedGame[] {
  const slots: readonly OfferedSlot[] = OFFERED_SLOTS[supplier]
  const given = new Set(slots.map(({ gameCode }) => gameCode))
  const others: readonly Facts[] = [
    ...Object.values(FACTS_BY_FOLDER),
    ...MACHINE_FACTS,
    ...ROOM_FACTS,
  ]
  return [
    ...slots.map(offeredSlotListing),
    ...others
      .filter(({ code, supplier: own }) => own === supplier && !given.has(code))
      .map(gameListing),
  ]
    .map((listing, place) => ({ ...listing, place }))
    .filter(({ gameCode }) => canOpen(gameCode))
}
