import { add, type Fraction, fraction, multiply } from '../../fraction.ts'
import { columnsOf, weightOf } from './columns.ts'
import { type ReelSheet, scatterOf } from './sheet.ts'

/** The chance of each number of scatters in sight, from none on. A reel shows at most one. */
export function scatterChances({
  symbols,
  reels,
}: Pick<ReelSheet, 'symbols' | 'reels'>): Fraction[] {
  const scatter = scatterOf({ symbols })
  let chances: Fraction[] = [fraction(1)]
  for (const strip of reels) {
    const shown = weightOf(
      columnsOf(strip).filter(({ cells }) => cells.some((id) => id === scatter)),
    )
    const unseen = fraction(strip.length - shown, strip.length)
    chances = Array.from({ length: chances.length + 1 }, (_, count) =>
      add(
        multiply(chances[count] ?? fraction(0), unseen),
        multiply(chances[count - 1] ?? fraction(0), fraction(shown, strip.length)),
      ),
    )
  }
  return chances
}
