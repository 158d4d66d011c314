import type { SlotSheet } from '../games/sheet.ts'
import { atesKirazi } from '../games/sheets/ates-kirazi.ts'
import { balikPazari } from '../games/sheets/balik-pazari.ts'
import { fenerGecesi } from '../games/sheets/fener-gecesi.ts'
import { laleDevri } from '../games/sheets/lale-devri.ts'
import { narBahcesi } from '../games/sheets/nar-bahcesi.ts'
import { nazarDegmez } from '../games/sheets/nazar-degmez.ts'
import { sultaninTaci } from '../games/sheets/sultanin-taci.ts'
import { yediTepe777 } from '../games/sheets/yedi-tepe-777.ts'

/** The games that an operator gets over each wire: none over two. */
export const OFFERS = {
  hub88: [narBahcesi, laleDevri, yediTepe777],
  softgamings: [nazarDegmez],
  amusnet: [atesKirazi],
  'egt-digital': [balikPazari],
  everymatrix: [fenerGecesi],
  digitain: [sultaninTaci],
} as const satisfies Record<string, readonly SlotSheet[]>
export type WireName = keyof typeof OFFERS
