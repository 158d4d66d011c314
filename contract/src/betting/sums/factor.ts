import type { Outcome } from '../outcome.ts'
import type { Chances, Leg } from './bet.ts'
import type { Fraction } from './fraction.ts'

/** What each outcome but a dead heat multiplies the stake by, in 2000ths, at odds in thousandths. */
const IN_2000THS: Record<Exclude<Outcome, 'dead-heat'>, (oddsMilli: bigint) => bigint> = {
  win: (oddsMilli) => 2n * oddsMilli,
  'half-win': (oddsMilli) => oddsMilli + 1_000n,
  push: () => 2_000n,
  void: () => 2_000n,
  'half-loss': () => 1_000n,
  loss: () => 0n,
}
const PLAIN_OUTCOMES = Object.keys(IN_2000THS) as (keyof typeof IN_2000THS)[]

/** What a leg multiplies the stake by: as it was settled, as it is expected, or as if it won. */
export function factorOf({ oddsMilli, state }: Leg): Fraction {
  const odds = BigInt(oddsMilli)
  if (state === null) return { numerator: odds, denominator: 1_000n }
  if ('chancesPpm' in state) return expectedFactor(odds, state)
  if (state.outcome === 'dead-heat') {
    const [places, equals] = state.deadHeat ?? [0, 1]
    return { numerator: odds * BigInt(places), denominator: 1_000n * BigInt(equals) }
  }
  return { numerator: IN_2000THS[state.outcome](odds), denominator: 2_000n }
}

/** Σ p·f over the outcomes. */
function expectedFactor(oddsMilli: bigint, { chancesPpm }: Chances): Fraction {
  const numerator = PLAIN_OUTCOMES.reduce(
    (sum, outcome) => sum + BigInt(chancesPpm[outcome] ?? 0) * IN_2000THS[outcome](oddsMilli),
    0n,
  )
  return { numerator, denominator: 2_000n * 1_000_000n }
}
