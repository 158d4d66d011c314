import type { SlotSheet } from '../games/slot/sheet.ts'
import { atesKirazi } from '../games/slot/titles/ates-kirazi.ts'
import { balikPazari } from '../games/slot/titles/balik-pazari.ts'
import { fenerGecesi } from '../games/slot/titles/fener-gecesi.ts'
import { laleDevri } from '../games/slot/titles/lale-devri.ts'
import { narBahcesi } from '../games/slot/titles/nar-bahcesi.ts'
import { nazarDegmez } from '../games/slot/titles/nazar-degmez.ts'
import { sultaninTaci } from '../games/slot/titles/sultanin-taci.ts'
import { yediTepe777 } from '../games/slot/titles/yedi-tepe-777.ts'

/** The games that each supplier offers: none is offered by two. */
export const OFFERED_GAMES = {
  hub88: [narBahcesi, laleDevri, yediTepe777],
  softgamings: [nazarDegmez],
  amusnet: [atesKirazi],
  'egt-digital': [balikPazari],
  everymatrix: [fenerGecesi],
  digitain: [sultaninTaci],
} as const satisfies Record<string, readonly SlotSheet[]>
export type SupplierName = keyof typeof OFFERED_GAMES
