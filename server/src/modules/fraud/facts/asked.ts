import type { Params } from '../rules/finding.ts'

/** Whose facts a rule reads, and of which time. */
export type Asked = { players: readonly string[]; from: Date; until: Date; params: Params }

export const before = (moment: Date, ms: number): Date => new Date(moment.getTime() - ms)

/** The rows of each player. */
export function groupOf<Row extends { playerId: string }>(
  rows: readonly Row[],
): Map<string, Row[]> {
  const of = new Map<string, Row[]>()
  for (const row of rows) {
    const mine = of.get(row.playerId)
    if (mine) mine.push(row)
    else of.set(row.playerId, [row])
  }
  return of
}
