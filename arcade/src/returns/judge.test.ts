import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../fairness/seeds.ts'
import { expectedOf } from '../games/expected.ts'
import { type AnyModes, findModes } from '../games/find-modes.ts'
import type { Json } from '../games/game.ts'
import type { ReturnRow, ReturnSums } from '../store/daily-returns.ts'
import { isAlarm, judge, ROUNDS_LEAST, watch } from './judge.ts'

const NOTHING: ReturnSums = {
  rounds: 0,
  hits: 0,
  stakedKurus: 0,
  returnedKurus: 0,
  expectedKurus: 0,
  deviationKurus: 0,
  variance: 0,
  mostHundredths: 0,
}
const rowOf = (sums: ReturnSums, row: Partial<ReturnRow> = {}): ReturnRow => ({
  gameCode: 'zar_terazi',
  gameVersion: '1',
  digest: 'd',
  mode: 'any',
  since: '2026-03-01',
  ...sums,
  ...row,
})
const never = () => false
const isOut = (sums: ReturnSums, isOfBestPlay = false) =>
  isAlarm(judge(sums), { boundZ: 3, isOfBestPlay })

/** A cheap generator that is the same in every run (mulberry32): millions of draws in a second. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Rounds of one lira that win `times` with this chance, where `declared` is what is said to be returned. */
function drawn(
  rounds: number,
  game: { chance: number; times: number; declared: number },
  seed: number,
) {
  const { chance, times, declared } = game
  const random = seeded(seed)
  let wins = 0
  for (let round = 0; round < rounds; round++) if (random() < chance) wins += 1
  const deviation = 100 * times * Math.sqrt(chance * (1 - chance))
  return {
    rounds,
    hits: wins,
    stakedKurus: rounds * 100,
    returnedKurus: wins * times * 100,
    expectedKurus: rounds * 100 * declared,
    deviationKurus: rounds * deviation,
    variance: rounds * deviation ** 2,
    mostHundredths: times * 100,
  }
}

test('GAM-16: of 1,000 fair sets at most one in a hundred raises the alarm', () => {
  const fair = { chance: 0.096, times: 10, declared: 0.96 }
  const alarms = Array.from({ length: 1_000 }, (_, set) =>
    isOut(drawn(ROUNDS_LEAST, fair, set)),
  ).filter(Boolean)
  expect(alarms.length).toBeLessThanOrEqual(10)
})

test.each([0.03, -0.03])('GAM-16: a bias of %d in two million rounds raises the alarm', (bias) => {
  const biased = { chance: (0.96 + bias) / 10, times: 10, declared: 0.96 }
  expect(isOut(drawn(2_000_000, biased, 1))).toBe(true)
})

/** The sums of rounds that are played by the rules, whose game `pays` so much of what they say. */
function played(modes: AnyModes, rounds: number, { bet, pays }: { bet: Json; pays: number }) {
  const { game } = modes
  const serverSeed = commitmentOf('monitor')
  const sums = { ...NOTHING }
  for (let round = 0; round < rounds; round++) {
    const state = game.begin(bet, randomOf({ serverSeed, clientSeed: 'monitor' }, round))
    const returned = (game.returnOf(state) ?? 0) * pays
    const { meanKurus, variance } = expectedOf(modes, bet, state)
    sums.rounds += 1
    sums.hits += returned > 0 ? 1 : 0
    sums.stakedKurus += game.stakeOf(bet)
    sums.returnedKurus += returned
    sums.expectedKurus += meanKurus
    sums.deviationKurus += Math.sqrt(variance)
    sums.variance += variance
  }
  return sums
}

test('GAM-16: a game that returns one percent less than declared is found, and a right one is not', () => {
  const dice = findModes('dice')
  if (!dice) throw new Error('no dice')
  const bet = { stakeKurus: 100, side: 'under', threshold: 9_500 }
  const right = played(dice, 12_000, { bet, pays: 1 })
  const less = played(dice, 12_000, { bet, pays: 0.99 })
  const [whole] = watch([rowOf(right)], never)
  expect(whole?.isAlarm).toBe(false)
  const [found] = watch([rowOf(less)], never)
  expect(found).toMatchObject({ isAlarm: true, mode: null })
  expect(found?.judged.z).toBeLessThan(-3)
  // What was declared lies within the interval of the right one alone.
  const within = ({ judged: { returned, expected, half } }: { judged: ReturnType<typeof judge> }) =>
    Math.abs(returned - expected) < half
  expect([whole, found].map((one) => one && within(one))).toEqual([true, false])
})

test('GAM-16: too few rounds raise no alarm, nor do many beside which a few high stakes decide', () => {
  const biased = { chance: 0.2, times: 10, declared: 0.96 }
  expect(isOut(drawn(ROUNDS_LEAST - 1, biased, 2))).toBe(false)
  const many = drawn(20_000, { chance: 0.096, times: 10, declared: 0.96 }, 3)
  // One stake of ₺5,000 among those of ₺1, and it wins.
  const deviation = many.deviationKurus / many.rounds
  const whale: ReturnSums = {
    ...many,
    rounds: many.rounds + 1,
    stakedKurus: many.stakedKurus + 500_000,
    returnedKurus: many.returnedKurus + 5_000_000,
    expectedKurus: many.expectedKurus + 480_000,
    deviationKurus: many.deviationKurus + 5_000 * deviation,
    variance: many.variance + (5_000 * deviation) ** 2,
  }
  expect(judge(whale).z).toBeGreaterThan(3)
  expect(isOut(whale)).toBe(false)
})

test('GAM-16: where the best play is declared, a lower return is the players’ and a higher one is not', () => {
  const less = drawn(50_000, { chance: 0.08, times: 10, declared: 0.96 }, 4)
  const more = drawn(50_000, { chance: 0.12, times: 10, declared: 0.96 }, 4)
  expect([isOut(less), isOut(less, true), isOut(more, true)]).toEqual([true, false, true])
})

test('GAM-16: a mode is found beside others that are right, and another mathematics is apart', () => {
  const right = drawn(400_000, { chance: 0.096, times: 10, declared: 0.96 }, 5)
  const wrong = drawn(12_000, { chance: 0.115, times: 10, declared: 0.96 }, 6)
  const rows = [
    rowOf(right, { mode: 'low' }),
    rowOf(wrong, { mode: 'high' }),
    rowOf(right, { digest: 'before', mode: 'low' }),
  ]
  expect(watch(rows, never).map(({ digest, mode, isAlarm }) => [digest, mode, isAlarm])).toEqual([
    ['d', null, false],
    ['d', 'low', false],
    ['d', 'high', true],
    ['before', null, false],
  ])
})
