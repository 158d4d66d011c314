import type { z } from 'zod/mini'
import type { BrokenRow, ListedGame } from '../modules/casino/index.ts'

/** No supplier has so many games: a list of more is none of theirs. */
const ROWS_MAX = 20_000

/** A row that cannot be offered, and why. */
export class BadRow extends Error {
  override readonly name = 'BadRow'
}

/**
 * Reads a supplier's list row by row: one that is broken is named by what its member `id` says, or
 * else by its number, and the rest is taken. `read` answers undefined for a game that is not for us.
 */
export function listRows<Game extends ListedGame>(
  rows: readonly unknown[],
  id: string,
  read: (row: unknown) => Game | undefined,
): { games: Game[]; broken: BrokenRow[] } {
  if (rows.length > ROWS_MAX) throw new Error(`a list of ${rows.length} games`)
  const games: Game[] = []
  const broken: BrokenRow[] = []
  for (const [index, row] of rows.entries()) {
    try {
      const game = read(row)
      if (game) games.push(game)
    } catch (error) {
      if (!(error instanceof BadRow)) throw error
      broken.push({ row: nameOf(row, id) ?? `row ${index + 1}`, why: error.message })
    }
  }
  return { games, broken }
}

/** What the row says under this schema, or a BadRow that names the members that are wrong. */
export function readRow<Schema extends z.ZodMiniType>(
  schema: Schema,
  row: unknown,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(row)
  if (success) return data
  const wrong = new Set(error.issues.map(({ path }) => String(path[0] ?? 'the row')))
  throw new BadRow(`wrong: ${[...wrong].join(', ')}`)
}

function nameOf(row: unknown, id: string): string | undefined {
  const named = (row as Record<string, unknown> | null)?.[id]
  return typeof named === 'string' && named.trim() !== '' ? named : undefined
}
