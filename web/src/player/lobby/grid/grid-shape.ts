/** What the lobby's grid measures: tiles in a row, and the height of a row with the gap under it. */
export type GridShape = { columns: number; pitch: number }

/** A cover is 3 to 4. */
const HEIGHT_OF_WIDTH = 4 / 3

/** The shape of a grid of these column widths, as the browser laid them out. */
export function shapeOf(trackWidths: readonly number[], rowGap: number): GridShape | undefined {
  const [width] = trackWidths
  if (!width) return undefined
  return { columns: trackWidths.length, pitch: width * HEIGHT_OF_WIDTH + rowGap }
}

/** Which pages hold the games from `first` up to, not with, `end`. */
export function pagesOf(first: number, end: number, take: number): number[] {
  const from = Math.floor(first / take)
  const to = Math.ceil(end / take)
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
}

/** The places of row `row` of a grid of `total` games. */
export function placesOf(row: number, columns: number, total: number): number[] {
  const first = row * columns
  return Array.from(
    { length: Math.max(0, Math.min(columns, total - first)) },
    (_, at) => first + at,
  )
}
