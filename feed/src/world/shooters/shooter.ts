import type { Shooter } from '@zar/betting/prices/cs2-valorant/map'
import { modelOf } from '@zar/betting/prices/match-model'
import type { EsportsFacts } from '@zar/betting/settlement/esports/facts'
import type { Fixture, League, Two } from '../fixture.ts'
import { openOffer } from '../offer/offer.ts'
import type { Play, Shown, World } from '../play.ts'
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
    keys: /^match\.|^map[123]\.(?!round$)/,
    lines: [[/./, 1]],
  })
  /** Maps differ by the match alone, so that prices need no seed. */
  const expectationOf = (fixture: Fixture) => ({
    game: sport,
    bestOf: 3 as const,
    rounds: roundsExpected(fixture),
  })

  function playOf(seed: string, fixture: Fixture): Play<G> {
    const steps = openSteps(START, stepsOf(seed, sport, fixture))
    const expectation = expectationOf(fixture)
    const factsAt = (s: number): EsportsFacts => ({ bestOf: 3, maps: steps.stateAt(s).maps })
    return {
      ...steps,
      shownAt: (s) => shownOf(steps.stateAt(s), s, s >= steps.endS),
      factsAt: factsAt as Play<G>['factsAt'],
      offerAt: (s) => {
        const { maps, winners } = steps.stateAt(s)
        const state = {
          maps: maps.map(({ rounds }) => pair(rounds)),
          rounds: pair(roundsOf(winners)),
        }
        return offer(modelOf<'cs2' | 'valorant'>(sport, expectation, state), true)
      },
      isOverAt: (s, { key }) => isOfEndedMap(key, steps.stateAt(s).maps.length),
    }
  }

  return {
    sport,
    leagues,
    aheadH: 72,
    pricedEveryS: null,
    offerBefore: (fixture) =>
      offer(modelOf<'cs2' | 'valorant'>(sport, expectationOf(fixture)), false),
    playOf,
  }
}
