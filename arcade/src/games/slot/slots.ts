import { findEngine, parOf, SHEETS } from './catalogue.ts'
import { slotGame } from './rules.ts'

/** Every slot as a game. */
export const SLOTS = SHEETS.flatMap(({ gameCode }) => {
  const engine = findEngine(gameCode)
  return engine ? [slotGame(engine, parOf(gameCode))] : []
})
