import { LINE_COUNT, REEL_COUNT, ROW_COUNT } from './lines.ts'

export type Role = 'plain' | 'wild' | 'scatter'

export type SlotSymbol = {
  id: string
  emblem: string
  name: { tr: string; en: string }
  role: Role
  /** For 3, 4 and 5: multiples of the line stake, or of the whole stake for a scatter. */
  pays: readonly [number, number, number]
}

/** A five-reel game as its author writes it: everything the outcome depends on, and nothing else. */
export type SlotSheet = {
  gameCode: string
  /** Raised by any change to the numbers; stored with every round. */
  version: string
  /** What the game is listed, looked for and remembered by. */
  name: { tr: string; en: string }
  studio: string
  symbols: readonly SlotSymbol[]
  reels: readonly (readonly string[])[]
  /** Free spins are played on the same reels, pay times `multiplier` and award no further ones. */
  freeSpins: { byScatters: readonly [number, number, number]; multiplier: number }
  stakesKurus: readonly number[]
}

/** ₺2 to ₺2 000. Each is a whole number of kuruş on each of the twenty lines. */
export const STAKES_KURUS = [
  200, 400, 600, 1_000, 2_000, 4_000, 6_000, 10_000, 20_000, 40_000, 60_000, 100_000, 200_000,
] as const

/** The least and the most that a round costs, in kuruş. */
export const stakesOf = ({ stakesKurus }: Pick<SlotSheet, 'stakesKurus'>) => ({
  lowest: Math.min(...stakesKurus),
  highest: Math.max(...stakesKurus),
})

/** A reel strip written as words, read from the top down. */
export function strip(words: string): readonly string[] {
  return words.trim().split(/\s+/)
}

/** A symbol drawn by the title's own thing or the emblem that it is named after. */
export function symbol(
  role: Role,
  emblem: string,
  tr: string,
  en: string,
  pays: SlotSymbol['pays'],
): SlotSymbol {
  return { id: emblem, emblem, name: { tr, en }, role, pays }
}

/** Every way a sheet breaks the assumptions of the engine and of its exact mathematics. */
export function faultsOf(sheet: SlotSheet): string[] {
  return [...faultsOfSymbols(sheet), ...faultsOfReels(sheet), ...faultsOfStakes(sheet)]
}

function faultsOfSymbols(sheet: SlotSheet): string[] {
  const faults: string[] = []
  const ids = sheet.symbols.map((symbol) => symbol.id)
  if (new Set(ids).size !== ids.length) faults.push('a symbol is named twice')
  for (const role of ['wild', 'scatter'] as const) {
    const count = sheet.symbols.filter((symbol) => symbol.role === role).length
    if (count !== 1) faults.push(`${count} symbols are ${role}, not one`)
  }
  const scatter = sheet.symbols.find((symbol) => symbol.role === 'scatter')
  sheet.freeSpins.byScatters.forEach((spins, index) => {
    if (spins > 0 && !scatter?.pays[index]) faults.push(`${index + 3} scatters pay nothing`)
  })
  for (const { id, pays } of sheet.symbols) {
    if (pays.some((pay) => !Number.isSafeInteger(pay) || pay < 0)) faults.push(`${id} pays no sum`)
  }
  return faults
}

function faultsOfReels(sheet: SlotSheet): string[] {
  const faults: string[] = []
  if (sheet.reels.length !== REEL_COUNT) faults.push(`${sheet.reels.length} reels`)
  const scatter = sheet.symbols.find((symbol) => symbol.role === 'scatter')?.id
  sheet.reels.forEach((reel, index) => {
    const unknown = reel.find((id) => !sheet.symbols.some((symbol) => symbol.id === id))
    if (unknown) faults.push(`reel ${index} bears ${unknown}`)
    // Two scatters in one window would make six or more possible, which no sheet pays.
    reel.forEach((id, stop) => {
      const near = [1, 2].some((step) => reel[(stop + step) % reel.length] === scatter)
      if (id === scatter && near) faults.push(`reel ${index} shows two scatters at once`)
    })
    if (reel.length < ROW_COUNT) faults.push(`reel ${index} is too short`)
  })
  return faults
}

function faultsOfStakes(sheet: SlotSheet): string[] {
  return sheet.stakesKurus
    .filter((stake) => !Number.isSafeInteger(stake) || stake <= 0 || stake % LINE_COUNT !== 0)
    .map((stake) => `a stake of ${stake} is no whole number of kuruş a line`)
}
