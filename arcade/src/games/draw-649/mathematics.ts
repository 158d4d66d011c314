import { type Fraction, fraction, subtract } from '../fraction.ts'
import { choose, type Figures, figuresOf, lawOfCounts, winOrNothing } from '../law.ts'
import { range } from '../shuffle.ts'
import { BALLS, COUPON_PAYS, PICKED, SIDE_NAMES, SIDES, type Side } from './rules.ts'

const DRAWS = choose(BALLS, PICKED)

/** Of all draws, those that hit so many numbers of a coupon. */
export const drawsThatHit = (hits: number): bigint =>
  choose(PICKED, hits) * choose(BALLS - PICKED, PICKED - hits)

/** How many draws there are of each sum, ball by ball: taken or left. */
function drawsBySum(): ReadonlyMap<number, bigint> {
  let counts: Map<number, bigint>[] = [new Map([[0, 1n]]), ...range(1, PICKED).map(() => new Map())]
  for (const ball of range(1, BALLS)) {
    counts = counts.map((withSome, taken) => {
      const next = new Map(withSome)
      for (const [sum, ways] of counts[taken - 1] ?? [])
        next.set(sum + ball, (next.get(sum + ball) ?? 0n) + ways)
      return next
    })
  }
  return counts[PICKED] ?? new Map()
}

const sumChance = (isWon: (sum: number) => boolean): Fraction => {
  const won = [...drawsBySum()].filter(([sum]) => isWon(sum))
  return fraction(
    won.reduce((total, [, ways]) => total + ways, 0n),
    DRAWS,
  )
}

/** No two neighbours: six of the forty-four that are left once a gap goes with each but the last. */
const noneConsecutive = (): Fraction => fraction(choose(BALLS - PICKED + 1, PICKED), DRAWS)

const CHANCES: Record<Side, () => Fraction> = {
  'first-odd': () => fraction(25, BALLS),
  'first-even': () => fraction(24, BALLS),
  'over-150': () => sumChance((sum) => sum > 150),
  'under-150': () => sumChance((sum) => sum < 150),
  'below-40': () => fraction(choose(39, PICKED), DRAWS),
  consecutive: () => subtract(fraction(1), noneConsecutive()),
  'no-consecutive': noneConsecutive,
}

export const chanceOf = (side: Side): Fraction => CHANCES[side]()

export const modes = (): Figures[] => [
  figuresOf(
    'coupon',
    lawOfCounts(
      Object.entries(COUPON_PAYS).map(
        ([hits, pays]) => [pays, drawsThatHit(Number(hits))] as const,
      ),
      DRAWS,
    ),
  ),
  ...SIDE_NAMES.map((side) => figuresOf(side, winOrNothing(chanceOf(side), SIDES[side].price))),
]
