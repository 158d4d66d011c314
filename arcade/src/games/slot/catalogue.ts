import type { GameSheet } from '../../protocol.ts'
import { LINES } from './lines.ts'
import type { Par } from './par.ts'
import parSheets from './par-sheets.json' with { type: 'json' }
import { type Engine, engineOf } from './play-round.ts'
import type { SlotSheet } from './sheet.ts'
import { atesKirazi } from './titles/ates-kirazi.ts'
import { baharatYolu } from './titles/baharat-yolu.ts'
import { balikPazari } from './titles/balik-pazari.ts'
import { nazarDegmez } from './titles/earlier/nazar-degmez.ts'
import { sultaninTaci } from './titles/earlier/sultanin-taci.ts'
import { fenerGecesi } from './titles/fener-gecesi.ts'
import { laleDevri } from './titles/lale-devri.ts'
import { narBahcesi } from './titles/nar-bahcesi.ts'
import { yediTepe777 } from './titles/yedi-tepe-777.ts'

export const SHEETS: readonly SlotSheet[] = [
  narBahcesi,
  laleDevri,
  yediTepe777,
  atesKirazi,
  balikPazari,
  fenerGecesi,
  baharatYolu,
]

/** Of versions that are played no more (`games/earlier/`). */
export const EARLIER_SHEETS: readonly SlotSheet[] = [nazarDegmez, sultaninTaci]

type Named = Pick<SlotSheet, 'gameCode' | 'version'>

const nameOf = ({ gameCode, version }: Named) => `${gameCode} ${version}`
const engines = new Map(SHEETS.map((sheet) => [sheet.gameCode, engineOf(sheet)]))
const everyEngine = new Map(
  [...engines.values(), ...EARLIER_SHEETS.map(engineOf)].map((engine) => [
    nameOf(engine.sheet),
    engine,
  ]),
)
const pars = new Map((parSheets as Par[]).map((par) => [nameOf(par), par]))

/** The game of twenty lines as it is played now, or as a version has it. */
export function findEngine(gameCode: string, version?: string): Engine | undefined {
  return version === undefined
    ? engines.get(gameCode)
    : everyEngine.get(nameOf({ gameCode, version }))
}

/** The committed mathematics of a version of a game. One without it cannot be offered. */
export function parOf(named: Named): Par {
  const par = pars.get(nameOf(named))
  if (!par) throw new Error(`no mathematics for ${nameOf(named)}`)
  return par
}

/** What the page and the rules read: the sheet and its exact mathematics, side by side. */
export function gameSheetOf(sheet: SlotSheet): GameSheet {
  const par = parOf(sheet)
  return {
    gameCode: sheet.gameCode,
    version: sheet.version,
    name: sheet.name,
    studio: sheet.studio,
    symbols: sheet.symbols.map((symbol) => ({ ...symbol, pays: [...symbol.pays] })),
    reels: sheet.reels.map((reel) => [...reel]),
    lines: LINES.map((rows) => [...rows]),
    freeSpins: {
      byScatters: [...sheet.freeSpins.byScatters],
      multiplier: sheet.freeSpins.multiplier,
    },
    stakesKurus: [...sheet.stakesKurus],
    rtp: par.rtp,
    hitRateBp: par.hitRateBp,
    sigmaHundredths: par.sigmaHundredths,
    maxWinMultiple: par.maxWinMultiple,
    volatility: par.volatility,
  }
}
