import type { GameSheet } from '../../protocol.ts'
import { LINES } from './lines.ts'
import type { Par } from './par.ts'
import parSheets from './par-sheets.json' with { type: 'json' }
import { type Engine, engineOf } from './play-round.ts'
import type { SlotSheet } from './sheet.ts'
import { atesKirazi } from './titles/ates-kirazi.ts'
import { baharatYolu } from './titles/baharat-yolu.ts'
import { balikPazari } from './titles/balik-pazari.ts'
import { fenerGecesi } from './titles/fener-gecesi.ts'
import { laleDevri } from './titles/lale-devri.ts'
import { narBahcesi } from './titles/nar-bahcesi.ts'
import { nazarDegmez } from './titles/nazar-degmez.ts'
import { sultaninTaci } from './titles/sultanin-taci.ts'
import { yediTepe777 } from './titles/yedi-tepe-777.ts'

export const SHEETS: readonly SlotSheet[] = [
  narBahcesi,
  laleDevri,
  yediTepe777,
  nazarDegmez,
  atesKirazi,
  balikPazari,
  fenerGecesi,
  sultaninTaci,
  baharatYolu,
]

const engines = new Map(SHEETS.map((sheet) => [sheet.gameCode, engineOf(sheet)]))
const pars = new Map((parSheets as Par[]).map((par) => [par.gameCode, par]))

export function findEngine(gameCode: string): Engine | undefined {
  return engines.get(gameCode)
}

/** The committed mathematics of a game. A game without it cannot be offered. */
export function parOf(gameCode: string): Par {
  const par = pars.get(gameCode)
  if (!par) throw new Error(`no mathematics for ${gameCode}`)
  return par
}

/** What the page and the rules read: the sheet and its exact mathematics, side by side. */
export function gameSheetOf(sheet: SlotSheet): GameSheet {
  const par = parOf(sheet.gameCode)
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
