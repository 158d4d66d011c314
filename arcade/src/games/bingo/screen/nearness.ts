import { range } from '../../shuffle.ts'
import { CORNERS, FALLING, type Level, LINES_75, RISING, ROWS } from '../levels.ts'
import type { Balls, Ticket } from '../tickets.ts'

/** What a ticket still needs for a prize. */
export type Near = { level: Level['name']; missing: readonly number[] }

/** The squares of which one set is needed, and how many sets. */
function setsOf(balls: Balls, level: Level['name'], ticket: Ticket) {
  const all = range(0, ticket.length - 1)
  switch (level) {
    case 'line':
      return { sets: balls === 90 ? ROWS : LINES_75, needed: 1 }
    case 'two-lines':
      return { sets: ROWS, needed: 2 }
    case 'corners':
      return { sets: [CORNERS], needed: 1 }
    case 'cross':
      return { sets: [[...FALLING, ...RISING]], needed: 1 }
    case 'full':
      return { sets: [all], needed: 1 }
  }
}

/** The numbers that a ticket lacks for a level, by the sets that lack the fewest. */
export function missingFor(
  balls: Balls,
  { ticket, level }: { ticket: Ticket; level: Level['name'] },
  called: ReadonlySet<number>,
): readonly number[] {
  const { sets, needed } = setsOf(balls, level, ticket)
  const lacks = sets.map((squares) => {
    const numbers = new Set(squares.map((square) => ticket[square] ?? 0))
    return [...numbers].filter((number) => number !== 0 && !called.has(number))
  })
  return lacks
    .sort((one, other) => one.length - other.length)
    .slice(0, needed)
    .flat()
}

/** The open prize that the ticket is nearest to; undefined where all have fallen. */
export function nearestOf(
  balls: Balls,
  { ticket, open }: { ticket: Ticket; open: readonly Level['name'][] },
  called: ReadonlySet<number>,
): Near | undefined {
  const all = open.map((level) => ({
    level,
    missing: missingFor(balls, { ticket, level }, called),
  }))
  return all.sort((one, other) => one.missing.length - other.missing.length)[0]
}
