import { type Role, strip } from '../sheet.ts'

/** What a machine of reels and lines pays for: `pays` are line stakes for 3, 4 … of a kind. */
export type ReelSymbol = { id: string; role: Role; pays: readonly number[] }

/** The lines of a machine and what stands on its reels. A reel is read from the top down. */
export type ReelSheet = {
  symbols: readonly ReelSymbol[]
  reels: readonly (readonly string[])[]
  /** The row of each reel, 0 at the top. */
  lines: readonly (readonly number[])[]
}

export const ROWS = 3
/** A line pays from this many on. */
export const LEAST_RUN = 3

/**
 * Symbols and reels from strips that are written in letters: the id that stands for each. W is the wild,
 * S the scatter.
 */
export function reelsOf<Letter extends string>(
  ids: Record<Letter, string>,
  {
    strips,
    pays,
  }: { strips: readonly string[]; pays: Partial<Record<NoInfer<Letter>, readonly number[]>> },
): Pick<ReelSheet, 'symbols' | 'reels'> {
  const all = Object.entries(ids) as [Letter, string][]
  const roleOf = (letter: string): Role =>
    letter === 'W' ? 'wild' : letter === 'S' ? 'scatter' : 'plain'
  return {
    symbols: all.map(([letter, id]) => ({ id, role: roleOf(letter), pays: pays[letter] ?? [] })),
    reels: strips.map((letters) => strip(letters).map((letter) => idOf(ids, letter))),
  }
}

function idOf(ids: Record<string, string>, letter: string): string {
  const id = ids[letter]
  if (id === undefined) throw new Error(`nothing stands for ${letter}`)
  return id
}

/** The three rows, two diagonals. */
export const FIVE_LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const

export const TEN_LINES = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
] as const

export const wildOf = ({ symbols }: ReelSheet) => symbols.find(({ role }) => role === 'wild')?.id

export const scatterOf = ({ symbols }: Pick<ReelSheet, 'symbols'>) =>
  symbols.find(({ role }) => role === 'scatter')?.id

/** Every way a sheet breaks what the machine and its mathematics take for granted. */
export function faultsOf({ symbols, reels, lines }: ReelSheet): string[] {
  const ids = new Set(symbols.map(({ id }) => id))
  const faults: string[] = []
  if (ids.size !== symbols.length) faults.push('a symbol is named twice')
  for (const { id, pays } of symbols)
    if (pays.some((pay) => !Number.isSafeInteger(pay) || pay < 0)) faults.push(`${id} pays no sum`)
  reels.forEach((reel, at) => {
    if (reel.length < ROWS) faults.push(`reel ${at} is too short`)
    for (const id of reel) if (!ids.has(id)) faults.push(`reel ${at} bears ${id}`)
  })
  for (const line of lines) {
    if (line.length !== reels.length || line.some((row) => row < 0 || row >= ROWS))
      faults.push(`${line} is no line`)
  }
  if (100 % lines.length !== 0) faults.push('a line stakes no whole hundredth of the stake')
  return faults
}
