/** A row’s cells by the names of the header. Order and number of columns vary by league and year. */
export type Cells = (name: string) => string

export const NEEDED = ['Date', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG'] as const

/** The header’s names; of two that are alike the first counts, and empty ones at the end are none. */
export function openColumns(header: readonly string[]) {
  const places = new Map<string, number>()
  let width = 0
  header.forEach((name, at) => {
    if (name === '') return
    width = at + 1
    if (!places.has(name)) places.set(name, at)
  })
  const placeOf = (name: string) => places.get(name) ?? -1
  const last = Math.max(...NEEDED.map(placeOf))
  return {
    isWhole: NEEDED.every((name) => places.has(name)),
    hasMore: (row: readonly string[]) => row.slice(width).some((cell) => cell !== ''),
    isShort: (row: readonly string[]) => row.length <= last,
    cellsOf:
      (row: readonly string[]): Cells =>
      (name) =>
        row[placeOf(name)] ?? '',
  }
}
