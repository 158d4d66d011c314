import type { GameSheet } from '../../protocol.ts'
import { LINES } from './lines.ts'
import type { Par } from './par.ts'
import parSheets from './par-sheets.json' with { type: 'json' }
import type { SlotSheet } from './sheet.ts'

type Named = Pick<SlotSheet, 'gameCode' | 'version'>

/** A version of a game, as a key. */
export const nameOf = ({ gameCode, version }: Named): string => `${gameCode} ${version}`

const pars = new Map((parSheets as Par[]).map((par) => [nameOf(par), par]))

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
