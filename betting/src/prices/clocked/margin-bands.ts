import type { OwnMarket } from '../model.ts'
import type { Period } from '../periods/period.ts'
import { tallyChances } from '../periods/period-chances.ts'
import { NOBODY } from '../periods/tally-rules.ts'

/** By how much either side wins: `1:1-5`, with the last band open (`2:11+`). */
export function marginBands(match: Period, firsts: readonly number[]): [string, OwnMarket] {
  const names = firsts.map((first, n) => {
    const next = firsts[n + 1]
    return next === undefined ? `${first}+` : `${first}-${next - 1}`
  })
  const bandOf = (margin: number) => firsts.filter((first) => first <= margin).length - 1
  const rule = {
    reads: 'margin',
    selections: ['1', '2'].flatMap((side) => names.map((name) => `${side}:${name}`)),
    pick: (margin: number) => {
      if (margin === 0) return NOBODY
      return margin > 0 ? bandOf(margin) : firsts.length + bandOf(-margin)
    },
  } as const
  return ['match.margin', () => tallyChances(match, rule, null)]
}
