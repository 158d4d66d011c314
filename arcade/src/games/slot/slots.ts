import { EARLIER_SHEETS, findEngine, SHEETS } from './catalogue.ts'
import { parOf } from './game-sheet.ts'
import { slotGame } from './rules.ts'
import type { SlotSheet } from './sheet.ts'

const gamesOf = (sheets: readonly SlotSheet[]) =>
  sheets.flatMap((sheet) => {
    const engine = findEngine(sheet.gameCode, sheet.version)
    return engine ? [slotGame(engine, parOf(sheet))] : []
  })

/** Every slot of twenty lines as a game. */
export const SLOTS = gamesOf(SHEETS)

export const EARLIER_SLOTS = gamesOf(EARLIER_SHEETS)
