import type { Shooter } from '@zar/betting/prices/cs2-valorant/map'
import { modelOf } from '@zar/betting/prices/match-model'
import type { EsportsFacts } from '@zar/betting/settlement/esports/facts'
import { bestOfSeries, type Fixture, type League, type Two } from '../fixture.ts'
import { openOffer } from '../offer/offer.ts'
import type { Play, Shown, World } from '../play.ts'
import { seriesEnds } from '../season/ends.ts'
import { clockOf, isOfEndedMap, openSteps } from '../stepped/steps.ts'
import { roundsExpected, roundsOf, type ShooterState, START, stepsOf, wonMaps } from './timeline.ts'

const pair = ([home, away]: Two) => ({ home, away })

function shownOf({ maps, winners, mapStartS }: ShooterState, s: number, isOver: boolean): Shown {
  const played = maps.map(({ rounds }) => rounds)
  const hasBegun = !isOver && s >= mapStartS
  const number = maps.length + (isOver ? 0 : 1)
  return {
    score: { total: wonMaps(maps), parts: hasBegun ? [...played, roundsOf(winners)] : played },
    clock: clockOf(`map${number}`, s - (isOver ? 0 : mapStartS), isOver),
  }
}

/** A game of rounds: the same world with other leagues. */
export function shooterWorld<G extends Shooter>(sport: G, leagues: readonly League[]): World<G> {
  const offer = openOffer({
    sport,
    keys: /^(match|map\d)\./,
    lines: [[/./, 1]],
    numbered: /\.round$/,
    isForSale: (key, line) => key.endsWith('.round') || line.endsWith('.5'),
  })
  /** Maps differ by the match alone, so that prices need no seed. */
  const expectationOf = (fixture: Fixture) => ({
    game: sport,
    bestOf: bestOfSeries(fixture),
    rounds: roundsExpected(fixture),
  })

  function playOf(seed: string, fixture: Fixture): Play<G> {
    const steps = openSteps(START, stepsOf(seed, sport, fixture))
    const expectation = expectationOf(fixture)
    const bestOf = bestOfSeries(fixture)
    /** The map that is played is among them once a round of it is over. */
    const factsAt = (s: number): EsportsFacts => {
      const { maps, winners } = steps.stateAt(s)
      const current = { rounds: roundsOf(winners), roundWinners: winners }
      return { bestOf, maps, ...(winners.length > 0 && { current }) }
    }
    return {
      ...steps,
      shownAt: (s) => shownOf(steps.stateAt(s), s, s >= steps.endS),
      factsAt: factsAt as Play<G>['factsAt'],
      stoppedAt: factsAt as Play<G>['stoppedAt'],
      offerAt: (s) => {
        const { maps, winners } = steps.stateAt(s)
        const state = {
          maps: maps.map(({ rounds }) => pair(rounds)),
          rounds: pair(roundsOf(winners)),
        }
        return offer(modelOf<'cs2' | 'valorant'>(sport, expectation, state), true)
      },
      isOverAt: (s, { key, line }) => {
        const { maps, winners } = steps.stateAt(s)
        const isOfRound = key === `map${maps.length + 1}.round`
        return isOfEndedMap(key, maps.length) || (isOfRound && Number(line) <= winners.length)
      },
    }
  }

  const modelBefore = (fixture: Fixture) =>
    modelOf<'cs2' | 'valorant'>(sport, expectationOf(fixture))

  return {
    sport,
    leagues,
    aheadH: 72,
    pricedEveryS: null,
    modelOf: modelBefore,
    offerBefore: (fixture) => offer(modelBefore(fixture), false),
    endsOf: (fixture) => seriesEnds(modelBefore(fixture), 'maps'),
    playOf,
  }
}
