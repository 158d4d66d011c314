import { fraction } from '../fraction.ts'
import { type Figures, figuresOf, winOrNothing } from '../law.ts'
import { TARGETS, WORDS } from './rules.ts'

/** The height reaches the target t with chance ⌊97 · 2³² / t⌋ / 2³², t in hundredths. */
export function modeOf(target: number): Figures {
  const words = (97n * BigInt(WORDS)) / BigInt(target)
  return figuresOf((target / 100).toFixed(2), winOrNothing(fraction(words, WORDS), target))
}

/** Targets that a page shows: the whole range has a million. */
export const modes = (): Figures[] =>
  [
    TARGETS.least,
    110,
    120,
    150,
    200,
    300,
    500,
    1_000,
    2_000,
    5_000,
    10_000,
    100_000,
    TARGETS.most,
  ].map(modeOf)
