import { contributionOf, KURUS, type Level, type Units } from './levels.ts'

/**
 * The money of a level. All that was ever paid in is what has been won, what the pot holds and what
 * the reserve holds, to the unit; a reserve that has lent more than it had is below nothing.
 */
export type Pot = {
  /** What the pot began with. */
  seed: Units
  /** What was paid in since, the pot's part and the reserve's. */
  paidIn: Units
  reserve: Units
}

export const firstPot = (level: Level): Pot => begin(level, 0n)

/** A ceiling's pot begins with its seed, a timed one with what was kept for it. */
function begin(level: Level, reserve: Units): Pot {
  const seed = level.kind === 'ceiling' ? level.seed : reserve
  return { seed, paidIn: 0n, reserve: reserve - seed }
}

/** The pot's part of all that was paid in since it began: what a stake's own part cuts off is not lost. */
function grown({ toPot }: Level, paidIn: Units): Units {
  return (paidIn * toPot.numerator) / toPot.denominator
}

/** What is won if it falls now: never above its ceiling. */
export function amountOf(level: Level, { seed, paidIn }: Pot): Units {
  const amount = seed + grown(level, paidIn)
  return level.kind === 'ceiling' && amount > level.ceiling ? level.ceiling : amount
}

/** What the level owes and keeps beside the pot; what lies above a ceiling is part of it. */
export const reserveOf = (level: Level, pot: Pot): Units =>
  pot.reserve + pot.seed + pot.paidIn - amountOf(level, pot)

/** The contribution of a stake. */
export const payIn = (level: Level, pot: Pot, stake: Units): Pot => ({
  ...pot,
  paidIn: pot.paidIn + contributionOf(level, stake),
})

/** Whether a stake's contribution has reached the point that was drawn for this pot. */
export const hasReached = (level: Level, pot: Pot, point: Units): boolean =>
  amountOf(level, pot) >= point

/** The whole kuruş of the pot are won, and the next begins; what is less than a kuruş is kept for it. */
export function fall(level: Level, pot: Pot): { won: Units; pot: Pot } {
  const amount = amountOf(level, pot)
  const rest = amount % KURUS
  return { won: amount - rest, pot: begin(level, reserveOf(level, pot) + rest) }
}
