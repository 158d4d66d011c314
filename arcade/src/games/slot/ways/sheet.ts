/** A machine whose reels pay by ways: every symbol of a window counts, on reel after reel from the left. */
export type WaysSheet = {
  code: string
  version: string
  /** How many symbols of a reel are seen. */
  rows: number
  reels: readonly (readonly string[])[]
  /** For 3, 4 and 5 reels in a row, each way, in hundredths of the stake. */
  pays: Readonly<Record<string, Pays>>
  /** Stands for each symbol that pays. */
  wild?: string
  scatter?: string
  /** Stands for one symbol that pays, drawn once a spin with these weights. */
  mystery?: { symbol: string; weights: Readonly<Record<string, number>> }
  /** Spins for 3, 4 and 5 scatters, in free spins too; their wins are multiplied by `factor`. */
  freeSpins?: { byScatters: Pays; factor: number }
  /** A round that reaches this return ends with it. */
  mostHundredths: number
}

export type Pays = readonly [number, number, number]

/** A win and free spins take this many reels or scatters. */
export const LEAST = 3

export const forCount = (pays: Pays, count: number): number => pays[count - LEAST] ?? 0

/** The symbols that one draw of the mystery decides between, as often as each is drawn. */
export const mysteriesOf = ({ mystery }: WaysSheet): readonly [string | null, number][] =>
  mystery ? Object.entries(mystery.weights) : [[null, 1]]

export const windowAt = ({ rows }: WaysSheet, reel: readonly string[], stop: number): string[] =>
  Array.from({ length: rows }, (_, row) => reel[(stop + row) % reel.length] ?? '')

/** Every way a sheet breaks what the machine and its mathematics take for granted. */
export function faultsOf(sheet: WaysSheet): string[] {
  const { wild, scatter, mystery, pays, reels, rows } = sheet
  const known = new Set([...Object.keys(pays), wild, scatter, mystery?.symbol])
  const faults = reels.flatMap((reel, at) =>
    reel.filter((id) => !known.has(id)).map((id) => `reel ${at} bears ${id}`),
  )
  if (wild && reels[0]?.includes(wild)) faults.push('a win may begin with a wild')
  for (const [at, reel] of reels.entries()) {
    if (reel.length < rows) faults.push(`reel ${at} is too short`)
    const scatters = reel.map((_, stop) =>
      windowAt(sheet, reel, stop).filter((id) => id === scatter),
    )
    if (scatters.some(({ length }) => length > 1)) faults.push(`reel ${at} shows two scatters`)
  }
  const sums = Object.values(pays).flat()
  if (sums.some((pay) => !Number.isSafeInteger(pay) || pay < 0)) faults.push('a pay is no sum')
  for (const id of Object.keys(mystery?.weights ?? {}))
    if (!pays[id]) faults.push(`the mystery becomes ${id}`)
  return faults
}
