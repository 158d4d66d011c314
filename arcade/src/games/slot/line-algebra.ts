import { add, type Fraction, fraction, multiply } from '../fraction.ts'
import { REEL_COUNT, ROW_COUNT } from './lines.ts'
import type { SlotSheet, SlotSymbol } from './sheet.ts'

/**
 * The exact return of a sheet from its symbol counts alone: every line sees the same independent
 * symbols, so one line stands for all, and scatters are counted by convolution. The order of a
 * strip does not matter to it, which makes it an independent check of the full enumeration.
 */
export function returnByAlgebra(sheet: SlotSheet): Fraction {
  const scatters = scatterChances(sheet)
  const scatterPays = sheet.symbols.find((symbol) => symbol.role === 'scatter')?.pays ?? [0, 0, 0]
  const spin = add(lineReturn(sheet), weighted(scatters, scatterPays))
  const freeSpins = weighted(scatters, sheet.freeSpins.byScatters)
  const factor = multiply(freeSpins, fraction(sheet.freeSpins.multiplier))
  return multiply(spin, add(fraction(1), factor))
}

/** What one line returns of its own stake, which is what all lines return of the whole stake. */
function lineReturn(sheet: SlotSheet): Fraction {
  const wild = sheet.symbols.find((symbol) => symbol.role === 'wild')
  const total = sheet.reels.reduce((product, reel) => product * reel.length, 1)
  let sum = 0
  const walk = (reel: number, ways: number, line: SlotSymbol[]): void => {
    if (ways === 0) return
    if (reel === REEL_COUNT) {
      sum += ways * linePay(line, wild)
      return
    }
    for (const symbol of sheet.symbols) {
      const count = sheet.reels[reel]?.filter((id) => id === symbol.id).length ?? 0
      walk(reel + 1, ways * count, [...line, symbol])
    }
  }
  walk(0, 1, [])
  if (!Number.isSafeInteger(sum)) throw new Error('the sum outgrew a double')
  return fraction(sum, total)
}

function linePay(line: SlotSymbol[], wild: SlotSymbol | undefined): number {
  let best = 0
  for (const symbol of new Set(line)) {
    if (symbol.role === 'scatter') continue
    const broken = line.findIndex((seen) => seen !== symbol && seen !== wild)
    const count = broken < 0 ? line.length : broken
    // A run of wilds before another symbol is that symbol's only if the run reaches it.
    const isHeld = line.slice(0, count).includes(symbol)
    if (isHeld && count >= 3) best = Math.max(best, symbol.pays[count - 3] ?? 0)
  }
  return best
}

/** The chance of each number of scatters in sight, 0 to 5. */
function scatterChances(sheet: SlotSheet): Fraction[] {
  const scatter = sheet.symbols.find((symbol) => symbol.role === 'scatter')?.id
  let chances: Fraction[] = [fraction(1)]
  for (const reel of sheet.reels) {
    const shown = reel.filter((id) => id === scatter).length * ROW_COUNT
    const seen = fraction(shown, reel.length)
    const unseen = fraction(reel.length - shown, reel.length)
    chances = [...chances, fraction(0)].map((chance, count) =>
      add(multiply(chance, unseen), multiply(chances[count - 1] ?? fraction(0), seen)),
    )
  }
  return chances
}

function weighted(chances: Fraction[], values: readonly [number, number, number]): Fraction {
  return values.reduce(
    (sum, value, index) => add(sum, multiply(chances[index + 3] ?? fraction(0), fraction(value))),
    fraction(0),
  )
}
