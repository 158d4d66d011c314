import type { Pair } from '../results.ts'
import type { TennisSet } from './facts.ts'

/** The games of a set. A match tie-break is one set and one game. */
export const tennisGamesOf = ({ games, isMatchTieBreak }: TennisSet): Pair =>
  isMatchTieBreak ? [games[0] > games[1] ? 1 : 0, games[1] > games[0] ? 1 : 0] : games

/**
 * Six games and two more than the other, or one more by a tie-break. An advantage set goes on until two more;
 * one whose tie-break is not known is taken to have had it at 6:6.
 */
export function isTennisSetOver({ games, isMatchTieBreak, hasTieBreak }: TennisSet): boolean {
  const [most, least] = [Math.max(...games), Math.min(...games)]
  if (isMatchTieBreak) return most >= 10 && most - least >= 2
  if (most >= 6 && most - least >= 2) return true
  return most - least === 1 && least >= 6 && (hasTieBreak ?? least === 6)
}
