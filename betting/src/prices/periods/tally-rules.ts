import type { LineKind } from './line-rules.ts'
import type { Tally } from './period.ts'

/** A market that one number of the score decides: `pick` names the winner by its place. */
export type TallyRule = {
  reads: Tally
  selections: readonly string[]
  line?: LineKind
  pick: (value: number, line: number) => number
}

/** The place of no selection. */
export const NOBODY = -1

/** 0 home, 1 neither, 2 away, by a margin. */
export const sideAhead = (margin: number): number => (margin > 0 ? 0 : margin === 0 ? 1 : 2)

/** 0 yes, 1 no. */
export const yes = (is: boolean): number => (is ? 0 : 1)

const exactly = (reads: Tally, most: number): TallyRule => ({
  reads,
  selections: [...Array(most).keys()].map(String).concat(`${most}+`),
  pick: (value) => Math.min(value, most),
})

const isNone = (reads: Tally): TallyRule => ({
  reads,
  selections: ['yes', 'no'],
  pick: (value) => yes(value === 0),
})

/** By the market’s name after its period. */
export const TALLY_RULES: Readonly<Record<string, TallyRule>> = {
  result: { reads: 'margin', selections: ['1', 'X', '2'], pick: sideAhead },
  eh: {
    reads: 'margin',
    selections: ['1', 'X', '2'],
    line: 'whole',
    pick: (margin, line) => sideAhead(margin + line),
  },
  margin: {
    reads: 'margin',
    selections: ['1-1', '1-2', '1-3+', 'X', '2-1', '2-2', '2-3+'],
    pick: (margin) => (margin > 0 ? Math.min(margin, 3) - 1 : 3 + Math.min(-margin, 3)),
  },
  oe: { reads: 'total', selections: ['odd', 'even'], pick: (total) => yes(total % 2 === 1) },
  range: {
    reads: 'total',
    selections: ['0-1', '2-3', '4-6', '7+'],
    pick: (total) => (total < 2 ? 0 : total < 4 ? 1 : total < 7 ? 2 : 3),
  },
  exact: exactly('total', 6),
  'exact.home': exactly('home', 3),
  'exact.away': exactly('away', 3),
  'clean.home': isNone('away'),
  'clean.away': isNone('home'),
}
