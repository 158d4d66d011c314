import { nameOf } from './game-sheet.ts'
import { type Engine, engineOf } from './play-round.ts'
import type { SlotSheet } from './sheet.ts'
import { baharatYolu } from './titles/baharat-yolu.ts'
import { atesKirazi } from './titles/earlier/ates-kirazi.ts'
import { balikPazari } from './titles/earlier/balik-pazari.ts'
import { nazarDegmez } from './titles/earlier/nazar-degmez.ts'
import { sultaninTaci } from './titles/earlier/sultanin-taci.ts'
import { yediTepe777 } from './titles/earlier/yedi-tepe-777.ts'
import { fenerGecesi } from './titles/fener-gecesi.ts'
import { laleDevri } from './titles/lale-devri.ts'
import { narBahcesi } from './titles/nar-bahcesi.ts'

export const SHEETS: readonly SlotSheet[] = [narBahcesi, laleDevri, fenerGecesi, baharatYolu]

/** Of versions that are played no more (`games/earlier/`). */
export const EARLIER_SHEETS: readonly SlotSheet[] = [
  nazarDegmez,
  sultaninTaci,
  yediTepe777,
  atesKirazi,
  balikPazari,
]

const engines = new Map(SHEETS.map((sheet) => [sheet.gameCode, engineOf(sheet)]))
const everyEngine = new Map(
  [...engines.values(), ...EARLIER_SHEETS.map(engineOf)].map((engine) => [
    nameOf(engine.sheet),
    engine,
  ]),
)

/** The game of twenty lines as it is played now, or as a version has it. */
export function findEngine(gameCode: string, version?: string): Engine | undefined {
  return version === undefined
    ? engines.get(gameCode)
    : everyEngine.get(nameOf({ gameCode, version }))
}
