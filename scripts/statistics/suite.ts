import { type Symbols, testsOf, type Verdict } from './symbol-tests.ts'

/** A whole run of the suite finds something where there is nothing once in a hundred times (GLI-19, 3.2.2). */
const LEVEL = 0.01

export type Sequence = { name: string; symbols: Symbols }
export type Found = Verdict & { sequence: string }

/** Every verdict on every sequence. A symbol that never comes fails the frequency of its sequence. */
export const verdictsOn = (sequences: readonly Sequence[]): Found[] =>
  sequences.flatMap(({ name, symbols }) =>
    testsOf(symbols).map((verdict) => ({ ...verdict, sequence: name })),
  )

/** The verdicts that chance alone does not explain: Bonferroni over all that were reached. */
export const failuresOf = (verdicts: readonly Found[]): Found[] =>
  verdicts.filter(({ p }) => !(p >= LEVEL / verdicts.length))

/**
 * The failures that come again. Chance alone fails one run in a hundred: what failed is drawn anew by `redraw`, and is a
 * fault where the same test fails it a second time.
 */
export function faultsOf(
  verdicts: readonly Found[],
  redraw: (sequence: string) => readonly Sequence[],
): Found[] {
  const again = failuresOf(verdicts).flatMap(({ sequence, test }) =>
    verdictsOn(redraw(sequence).filter(({ name }) => name === sequence)).filter(
      (found) => found.test === test,
    ),
  )
  return failuresOf(again)
}
