import { expect, test } from 'vitest'
import { LEAGUE_EXPECTATION } from '../prices/football/expectation.ts'
import { footballModel } from '../prices/football/football.ts'
import { sharesLeft } from '../prices/football/remaining.ts'
import { type FootballState, KICK_OFF } from '../prices/football/state.ts'
import type { Pair } from '../prices/pair.ts'
import { settle } from '../settlement/settle.ts'
import { builderChance } from './builder.ts'

const EXPECTATION = { ...LEAGUE_EXPECTATION, goals: { home: 1.6, away: 1.2 } }
/** Of the reference: variance over mean. */
const DISPERSIONS = { corners: 1.12, cards: 1.28 }
/** More than so many still to come have no chance to speak of. */
const TO_COME = { goals: 9, corners: 22, cards: 16 }

const live = (change: Partial<FootballState>): FootballState => ({ ...KICK_OFF, ...change })
const SECOND = live({
  clock: { period: 'h2', elapsedMin: 15 },
  score: { home: 1, away: 0 },
  halfTime: { home: 0, away: 0 },
  counts: { ...KICK_OFF.counts, corners: { home: 5, away: 3 }, cards: { home: 1, away: 2 } },
})
const LATE = live({
  clock: { period: 'h2', elapsedMin: 41 },
  score: { home: 2, away: 2 },
  halfTime: { home: 1, away: 2 },
  reds: { home: 1, away: 0 },
  counts: { ...KICK_OFF.counts, corners: { home: 6, away: 6 }, cards: { home: 3, away: 3 } },
})
const HALF = live({
  clock: { period: 'h2', elapsedMin: 0 },
  score: { home: 0, away: 1 },
  halfTime: { home: 0, away: 1 },
  counts: { ...KICK_OFF.counts, corners: { home: 2, away: 4 }, cards: { home: 0, away: 1 } },
})

type Leg = [key: string, line: string | null, selection: string]
const CASES: [string, FootballState, Leg[]][] = [
  [
    'goals, corners and cards',
    SECOND,
    [
      ['ft.result', null, '1'],
      ['corners.ft.total', '10.5', 'over'],
      ['cards.ft.total', '4.5', 'over'],
    ],
  ],
  [
    'two legs of corners, which depend on each other, with a team’s cards',
    SECOND,
    [
      ['corners.ft.result', null, '1'],
      ['corners.ft.total', '11.5', 'under'],
      ['cards.ft.total.away', '2.5', 'over'],
    ],
  ],
  [
    'late, with a man sent off',
    LATE,
    [
      ['ft.total', '4.5', 'under'],
      ['corners.ft.ah', '-0.5', '2'],
      ['cards.ft.total', '6.5', 'under'],
    ],
  ],
  [
    'from half-time on',
    HALF,
    [
      ['ft.btts', null, 'yes'],
      ['h2.total', '1.5', 'over'],
      ['corners.ft.total.home', '4.5', 'over'],
      ['cards.ft.ah', '0.5', '1'],
    ],
  ],
]

/** Term by term, by its mean and its variance over mean. */
function negativeBinomial(mean: number, dispersion: number, most: number): number[] {
  const size = mean / (dispersion - 1)
  const terms: number[] = []
  let term = dispersion ** -size
  for (let n = 0; n <= most; n++) {
    terms.push(term)
    term *= ((size + n) / (n + 1)) * (1 - 1 / dispersion)
  }
  return terms
}

type Facts = Parameters<typeof settle<'football'>>[2]
const isWon = (legs: readonly Leg[], facts: Facts): boolean =>
  legs.every(
    ([key, line, selection]) =>
      settle('football', { key, line }, facts)?.get(selection)?.outcome === 'win',
  )

/** Every way in which both sides may count so many more, with its chance, settled one by one. */
function countsWon(legs: readonly Leg[], state: FootballState, count: 'corners' | 'cards'): number {
  const own = legs.filter(([key]) => key.startsWith(`${count}.`))
  if (own.length === 0) return 1
  const left = sharesLeft(state.clock)
  const side = (of: keyof Pair) =>
    negativeBinomial(
      EXPECTATION.counts[count][of] * (left.h1 + left.h2),
      DISPERSIONS[count],
      TO_COME[count],
    )
  const [home, away] = [side('home'), side('away')]
  const so = state.counts[count]
  let sum = 0
  for (const [x, p] of home.entries())
    for (const [y, q] of away.entries()) {
      const pair: [number, number] = [so.home + x, so.away + y]
      const facts: Facts = count === 'corners' ? { corners: pair } : { yellow: pair, red: [0, 0] }
      if (isWon(own, facts)) sum += p * q
    }
  return sum
}

/** Every score that the goals still to come may make: independent Poissons of the rates that are left. */
function goalsWon(legs: readonly Leg[], state: FootballState): number {
  const own = legs.filter(([key]) => !key.startsWith('corners.') && !key.startsWith('cards.'))
  if (own.length === 0) return 1
  const { rates } = footballModel(EXPECTATION, state).course
  const { h2 } = sharesLeft(state.clock)
  const terms = (mean: number) => {
    const all = [Math.exp(-mean)]
    for (let n = 1; n <= TO_COME.goals; n++) all.push(((all[n - 1] ?? 0) * mean) / n)
    return all
  }
  const halfTime: [number, number] = [state.halfTime?.home ?? 0, state.halfTime?.away ?? 0]
  let sum = 0
  for (const [x, p] of terms(rates.home * h2).entries())
    for (const [y, q] of terms(rates.away * h2).entries()) {
      const fullTime: [number, number] = [state.score.home + x, state.score.away + y]
      if (isWon(own, { fullTime, halfTime })) sum += p * q
    }
  return sum
}

test.each(CASES)(
  'a builder in play, %s: within 0.5 % of every way in which the match may end, settled one by one',
  (_, state, legs) => {
    const joint = builderChance(
      footballModel(EXPECTATION, state),
      legs.map(([key, line, selection]) => ({ key, line, selection })),
    )
    const expected =
      goalsWon(legs, state) * countsWon(legs, state, 'corners') * countsWon(legs, state, 'cards')
    expect(expected).toBeGreaterThan(0.002)
    expect(Math.abs((joint ?? 0) / expected - 1)).toBeLessThan(0.005)
  },
)
