import { type ReelSheet, ROWS } from './sheet.ts'
import { windowAt } from './spin.ts'

/** What a reel may show, and how often of all its stops. */
export type Column = {
  cells: readonly string[]
  weight: number
  /** What it multiplies the lines by that cross it. */
  factor: number
}

/** The windows of a reel, each as often as it occurs. `change` says what becomes of a window. */
export function columnsOf(
  reel: readonly string[],
  change: (cells: readonly string[]) => readonly Column[] = (cells) => [
    { cells, weight: 1, factor: 1 },
  ],
): Column[] {
  const found = new Map<string, Column>()
  for (const stop of reel.keys())
    for (const column of change(windowAt(reel, stop))) {
      const key = `${column.cells.join(' ')} ${column.factor}`
      const weight = (found.get(key)?.weight ?? 0) + column.weight
      found.set(key, { ...column, weight })
    }
  return [...found.values()]
}

/** A reel that shows nothing but this symbol. */
export const fullOf = (id: string): readonly string[] => Array<string>(ROWS).fill(id)

export const weightOf = (columns: readonly Column[]): number =>
  columns.reduce((sum, { weight }) => sum + weight, 0)

/** A sheet whose reels are told as columns. */
export type Wheels = Pick<ReelSheet, 'symbols' | 'lines'> & {
  columns: readonly (readonly Column[])[]
}
