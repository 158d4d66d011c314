import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OUTCOMES } from '../outcome.ts'
import type { Bet, Chances, Leg, LegResult, LegState } from './bet.ts'
import { cashOutOf } from './cash-out.ts'
import { columnsOf } from './columns.ts'
import { costOf, exactPayoutOf, finalPayoutOf, greatestPayoutOf, payoutOf } from './payout.ts'
import { soundBet } from './testing/sound-bet.ts'

const RUNS = { seed: 20_261_127, numRuns: 300 }

const result: fc.Arbitrary<LegResult> = fc.oneof(
  fc
    .constantFrom(...OUTCOMES.filter((outcome) => outcome !== 'dead-heat'))
    .map((outcome) => ({ outcome })),
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4 }))
    .map(([places, more]) => ({
      outcome: 'dead-heat' as const,
      deadHeat: [places, places + more] as const,
    })),
)
const ODDS_OUTCOMES = ['win', 'half-win', 'push', 'half-loss', 'loss', 'void'] as const
/** Chances of some of the outcomes, cut out of a million. */
const chances: fc.Arbitrary<Chances> = fc
  .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 5, maxLength: 5 })
  .map((cuts) => {
    const ends = [...cuts.toSorted((a, b) => a - b), 1_000_000]
    const parts = ends.map((end, at) => end - (ends[at - 1] ?? 0))
    return { chancesPpm: Object.fromEntries(ODDS_OUTCOMES.map((name, at) => [name, parts[at]])) }
  })

/** Up to seven free legs and two bankers, and any sizes. */
function bets<State extends LegState>(state: fc.Arbitrary<State>): fc.Arbitrary<Bet<State>> {
  const legs = (isBanker: boolean, min: number, max: number) =>
    fc.array(
      fc.record({
        oddsMilli: fc.integer({ min: 1_001, max: 500_000 }),
        isBanker: fc.constant(isBanker),
        state,
      }),
      { minLength: min, maxLength: max },
    )
  return fc.tuple(legs(true, 0, 2), legs(false, 1, 7)).chain(([bankers, free]) =>
    fc.record({
      unitKurus: fc.integer({ min: 1, max: 1_000_000 }),
      sizes: fc
        .subarray(
          free.map((_, at) => at + 1),
          { minLength: 1 },
        )
        .map((sizes) => sizes.toSorted((a, b) => a - b)),
      legs: fc.shuffledSubarray([...bankers, ...free], {
        minLength: bankers.length + free.length,
      }),
    }),
  )
}

const check = <T>(values: fc.Arbitrary<T>, holds: (value: T) => void) =>
  fc.assert(fc.property(values, holds), RUNS)

test('BET-15: a bet whose every leg is void or pushed pays its cost back exactly', () => {
  const givenBack = fc.constantFrom({ outcome: 'void' as const }, { outcome: 'push' as const })
  check(bets(givenBack), (made) => {
    const bet = soundBet(made)
    expect(payoutOf(bet)).toBe(BigInt(costOf(bet)))
  })
})

test('BET-15: a payout is less than a kuruş above the exact one, and never below it', () => {
  check(bets(result), (made) => {
    const bet = soundBet(made)
    const { numerator, denominator } = exactPayoutOf(bet)
    const over = payoutOf(bet) * denominator - numerator
    expect(over >= 0n && over < denominator).toBe(true)
  })
})

test('no outcome pays more than the greatest payout, which is checked at placing', () => {
  check(bets(result), (made) => {
    const bet = soundBet(made)
    const unplayed = soundBet({
      unitKurus: bet.unitKurus,
      sizes: bet.sizes,
      legs: bet.legs.map(({ oddsMilli, isBanker }) => ({ oddsMilli, isBanker, state: null })),
    })
    expect(payoutOf(bet) <= greatestPayoutOf(unplayed)).toBe(true)
  })
})

test('the order of the legs changes nothing', () => {
  check(bets(result), (made) => {
    const turned = { unitKurus: made.unitKurus, sizes: made.sizes, legs: made.legs.toReversed() }
    expect(payoutOf(soundBet(turned))).toBe(payoutOf(soundBet(made)))
    expect(columnsOf(turned)).toBe(columnsOf(made))
  })
})

test('a bet whose legs all settled is final at what it pays', () => {
  check(bets(result), (made) => {
    const bet = soundBet(made)
    expect(finalPayoutOf(bet)).toBe(payoutOf(bet))
  })
})

test('a bet is never sold above its greatest payout, and never above its fair value', () => {
  check(bets<LegResult | Chances>(fc.oneof(result, chances)), (made) => {
    const { fairKurus, feeKurus, paidKurus } = cashOutOf(soundBet(made))
    const legs = made.legs.map(({ oddsMilli, isBanker, state }) => ({
      oddsMilli,
      isBanker,
      state: 'outcome' in state ? state : null,
    }))
    const most = greatestPayoutOf(soundBet({ unitKurus: made.unitKurus, sizes: made.sizes, legs }))
    expect(fairKurus <= most).toBe(true)
    expect(paidKurus + feeKurus).toBe(fairKurus)
    expect(feeKurus >= 0n && paidKurus >= 0n).toBe(true)
  })
})

test('an open leg that is certain is worth what it is settled as', () => {
  const certain = fc.constantFrom(...ODDS_OUTCOMES)
  const certainly = (outcome: (typeof ODDS_OUTCOMES)[number]): Chances => ({
    chancesPpm: { [outcome]: 1_000_000 },
  })
  check(bets(certain.map((outcome) => ({ outcome }))), (made) => {
    const legs: Leg<Chances>[] = made.legs.map(({ oddsMilli, isBanker, state }) => ({
      oddsMilli,
      isBanker,
      state: certainly(state.outcome),
    }))
    const open = soundBet({ unitKurus: made.unitKurus, sizes: made.sizes, legs })
    expect(cashOutOf(open).fairKurus).toBe(payoutOf(soundBet(made)))
  })
})
