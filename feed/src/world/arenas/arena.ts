import type { MobaState } from '@zar/betting/prices/lol-dota2/lol-dota2'
import type { Objective } from '@zar/betting/prices/lol-dota2/map-state'
import { modelOf } from '@zar/betting/prices/match-model'
import type { EsportsFacts } from '@zar/betting/settlement/esports/facts'
import type { Fixture, League, Two } from '../fixture.ts'
import { openOffer } from '../offer/offer.ts'
import type { Play, Shown, World } from '../play.ts'
import { clockOf, isOfEndedMap, openSteps } from '../stepped/steps.ts'
import { type Arena, type ArenaState, expectationOf, START, stepsOf, wonMaps } from './timeline.ts'

function shownOf(state: ArenaState, s: number, isOver: boolean): Shown {
  const { maps, mapStartS, kills, goldLead } = state
  const played = maps.map(({ kills: ofMap }): Two => ofMap ?? [0, 0])
  const hasBegun = !isOver && s >= mapStartS
  const gold = Math.round(goldLead * 1_000)
  return {
    score: { total: wonMaps(maps), parts: hasBegun ? [...played, kills] : played },
    clock: clockOf(`map${maps.length + (isOver ? 0 : 1)}`, s - (isOver ? 0 : mapStartS), isOver),
    stats: { gold_lead: [Math.max(0, gold), Math.max(0, -gold)] },
  }
}

const stateOf = (state: ArenaState, s: number): MobaState => ({
  winners: state.maps.map(({ winner }) => winner),
  map: {
    minute: Math.max(0, (s - state.mapStartS) / 60),
    kills: { home: state.kills[0], away: state.kills[1] },
    goldLead: state.goldLead,
    taken: Object.keys(state.taken) as Objective[],
  },
})

/** A game of maps with kills and objectives: the same world with other leagues. */
export function arenaWorld<G extends 'lol' | 'dota2'>(
  sport: G,
  arena: Arena,
  leagues: readonly League[],
): World<G> {
  const offer = openOffer({ sport, keys: /^match\.|^map[123]\./, lines: [[/./, 1]] })

  function playOf(seed: string, fixture: Fixture): Play<G> {
    const steps = openSteps(START, stepsOf(seed, arena, fixture))
    const expectation = expectationOf(arena, fixture)
    const factsAt = (s: number): EsportsFacts => ({ bestOf: 3, maps: steps.stateAt(s).maps })
    return {
      ...steps,
      shownAt: (s) => shownOf(steps.stateAt(s), s, s >= steps.endS),
      factsAt: factsAt as Play<G>['factsAt'],
      offerAt: (s) =>
        offer(modelOf<'lol' | 'dota2'>(sport, expectation, stateOf(steps.stateAt(s), s)), true),
      isOverAt: (s, { key }) => isOfEndedMap(key, steps.stateAt(s).maps.length),
    }
  }

  return {
    sport,
    leagues,
    aheadH: 72,
    pricedEveryS: 20,
    offerBefore: (fixture) =>
      offer(modelOf<'lol' | 'dota2'>(sport, expectationOf(arena, fixture)), false),
    playOf,
  }
}
