import type { Outcome } from '@zar/contract/betting/outcome'
import type { Sport } from '@zar/contract/betting/sport'
import { expect, test } from 'vitest'
import type { Chances, Market } from '../markets/market.ts'
import { type FactsOf, rulesOf, settle } from '../settlement/settle.ts'
import { modelOf } from './match-model.ts'
import { chancesOf, type Model } from './model.ts'
import { playCs2, playTennis, playVolleyball } from './testing/play.ts'
import { seededRandom } from './testing/seeded-random.ts'

const MATCHES = 3_000
/** Deviations of a frequency from its chance; of some hundred markets none is farther off. */
const SIGMAS = 4.5

const FIELDS: Partial<Record<Outcome, keyof Chances>> = { win: 'win', push: 'push', loss: 'loss' }

/** Lines about the middle of those that a catalogue has, where something can happen. */
const marketsOf = (sport: Sport): Market[] =>
  Object.entries(rulesOf(sport))
    .filter(([key]) => !/nextgame|round$/.test(key))
    .flatMap(([key, { lines }]) => {
      const few = lines?.filter((_, n) => n % Math.ceil(lines.length / 6) === 1)
      return (few ?? [null]).map((line) => ({ key, line }))
    })

type Tally = { decided: number; by: Chances }

/** How often each selection of a market came to which outcome, where it was not void. */
function countOutcomes<S extends Sport>(
  sport: S,
  market: Market,
  matches: readonly FactsOf[S][],
): Map<string, Tally> {
  const tallies = new Map<string, Tally>()
  for (const facts of matches) {
    for (const [selection, { outcome }] of settle(sport, market, facts) ?? []) {
      const field = FIELDS[outcome]
      if (!field) continue
      const tally = tallies.get(selection) ?? {
        decided: 0,
        by: { win: 0, halfWin: 0, push: 0, halfLoss: 0, loss: 0 },
      }
      tally.decided++
      tally.by[field]++
      tallies.set(selection, tally)
    }
  }
  return tallies
}

function expectFrequencies<S extends Sport>(
  sport: S,
  model: Model,
  matches: readonly FactsOf[S][],
): number {
  let compared = 0
  for (const market of marketsOf(sport)) {
    const chances = chancesOf(model, market)
    for (const [selection, { decided, by }] of countOutcomes(sport, market, matches)) {
      const p = chances?.get(selection)
      if (!p) continue
      for (const field of ['win', 'push', 'loss'] as const) {
        const sigma = Math.sqrt(Math.max(0, p[field] * (1 - p[field])) / decided)
        const gap = Math.abs(by[field] / decided - p[field])
        expect(gap, `${market.key} ${market.line} ${selection} ${field}`).toBeLessThan(
          SIGMAS * sigma + 2 / decided,
        )
        compared++
      }
    }
  }
  return compared
}

const playMany = <Facts>(play: (random: () => number) => Facts): Facts[] => {
  const random = seededRandom(21)
  return Array.from({ length: MATCHES }, () => play(random))
}

test('volleyball played rally by rally and settled comes to the chances', () => {
  const matches = playMany((random) => playVolleyball(0.515, random))
  const model = modelOf('volleyball', { rally: 0.515, bestOf: 5 })
  expect(expectFrequencies('volleyball', model, matches)).toBeGreaterThan(300)
})

test('tennis played point by point and settled comes to the chances', () => {
  const matches = playMany((random) => playTennis([0.65, 0.61], 3, random))
  const model = modelOf('tennis', {
    serve: { home: 0.65, away: 0.61 },
    bestOf: 3,
    hasMatchTiebreak: false,
  })
  expect(expectFrequencies('tennis', model, matches)).toBeGreaterThan(200)
})

test('CS2 played round by round and settled comes to the chances', () => {
  const matches = playMany((random) => playCs2(0.52, 3, random))
  const model = modelOf('cs2', { game: 'cs2', bestOf: 3, rounds: [0.52] })
  expect(expectFrequencies('cs2', model, matches)).toBeGreaterThan(200)
})
