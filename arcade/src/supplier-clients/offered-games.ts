import type { Facts } from '../games/facts.ts'
import { FACTS_BY_FOLDER } from '../games/find-facts.ts'
import { MACHINE_FACTS } from '../games/slot/machine-facts.ts'
import type { SlotSheet } from '../games/slot/sheet.ts'
import { atesKirazi } from '../games/slot/titles/ates-kirazi.ts'
import { baharatYolu } from '../games/slot/titles/baharat-yolu.ts'
import { balikPazari } from '../games/slot/titles/balik-pazari.ts'
import { fenerGecesi } from '../games/slot/titles/fener-gecesi.ts'
import { laleDevri } from '../games/slot/titles/lale-devri.ts'
import { narBahcesi } from '../games/slot/titles/nar-bahcesi.ts'
import { nazarDegmez } from '../games/slot/titles/nazar-degmez.ts'
import { sultaninTaci } from '../games/slot/titles/sultanin-taci.ts'
import { yediTepe777 } from '../games/slot/titles/yedi-tepe-777.ts'
import { hasScreen } from '../has-screen.ts'
import { gameListing, type Listing, slotListing } from './listing.ts'

/** The slots that each supplier offers, of which rounds can be given away: none is offered by two. */
export const OFFERED_SLOTS = {
  hub88: [narBahcesi, laleDevri, yediTepe777],
  softgamings: [nazarDegmez],
  amusnet: [atesKirazi],
  'egt-digital': [balikPazari],
  everymatrix: [fenerGecesi],
  digitain: [sultaninTaci, baharatYolu],
} as const satisfies Record<string, readonly SlotSheet[]>
export type SupplierName = keyof typeof OFFERED_SLOTS

/** A game on a supplier's list. `place` is its own for as long as the supplier has it. */
export type OfferedGame = Listing & { place: number }

/** All that a supplier offers: its slots, then those of its other games that have a page. */
export function offeredGames(
  supplier: SupplierName,
  canOpen: (gameCode: string) => boolean = hasScreen,
): readonly OfferedGame[] {
  const others: readonly Facts[] = [...Object.values(FACTS_BY_FOLDER), ...MACHINE_FACTS]
  return [
    ...OFFERED_SLOTS[supplier].map(slotListing),
    ...others.filter((facts) => facts.supplier === supplier).map(gameListing),
  ]
    .map((listing, place) => ({ ...listing, place }))
    .filter(({ gameCode }) => canOpen(gameCode))
}
