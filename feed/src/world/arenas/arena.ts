import type { MobaState } from '@zar/betting/prices/lol-dota2/lol-dota2'
import type { Objective } from '@zar/betting/prices/lol-dota2/map-state'
import { modelOf } from '@zar/betting/prices/match-model'
import type { EsportsFacts } from '@zar/betting/settlement/esports/facts'
import type { StoppedEsports } from '@zar/betting/settlement/stopped/esports-ends'
import type { Fixture, League, Side, Two } from '../fixture.ts'
import { openOffer } from '../offer/offer.ts'
import type { Play, Shown, World } from '../play.ts'
import { seriesEnds } from '../season/ends.ts'
import { clockOf, isOfEndedMap, openSteps } from '../stepped/steps.ts'
import {
  type Arena,
  type ArenaState,
  expectationOf,
  firstsOf,
  START,
  stepsOf,
  wonMaps,
} from './timeline.ts'

function shownOf(state: ArenaState, s: number, isOver: boolean): Shown {
  const { maps, mapStartS, kills, goldLead } = state
  const played = maps.map(({ kills: ofMap }): Two => ofMap ?? [0, 0])
  const hasBegun = !isOver && s >= mapStartS
  const gold = Math.round(goldLead * 1_000)
  return {
    score: { total: wonMaps(maps), parts: hasBegun ? [...played, kills] : played },
    clock: clockOf(`map${maps.length + (isOver ? 0 : 1)}`, s - (isOver ? 0 : mapStartS), isOver),
    stats: {
      gold_lead: [Math.max(0, gold), Math.max(0, -gold)],
      ...Object.fromEntries(maps.map(({ winner }, at) => [`map${at + 1}`, wonBy(winner)])),
    },
  }
}

/** Who won a map: the score of maps that count kills does not say. */
const wonBy = (winner: Side): Two => (winner === '1' ? [1, 0] : [0, 1])

const stateOf = (state: ArenaState, s: number): MobaState => ({
  winners: state.maps.map(({ winner }) => winner),
  map: {
    minute: Math.max(0, (s - state.mapStartS) / 60),
    kills: { home: state.kills[0], away: state.kills[1] },
    goldLead: state.goldLead,
    taken: Object.keys(state.taken) as Objective[],
  },
})

/** The map that is played, once it has begun. */
function mapInPlay(state: ArenaState, s: number): Pick<StoppedEsports, 'current'> {
  const durationS = s - state.mapStartS
  if (durationS < 0) return {}
  const { kills, tenKills } = state
  return { current: { kills, tenKills, durationS, firsts: firstsOf(state) } }
}

/** A game of maps with kills and objectives: the same world with other leagues. */
export function arenaWorld<G extends 'lol' | 'dota2'>(
  sport: G,
  arena: Arena,
  leagues: readonly League[],
): World<G> {
  const offer = openOffer({
    sport,
    keys: /^(match|map\d)\./,
    lines: [[/./, 1]],
    isForSale: (key, line) => key.endsWith('.race') || line.endsWith('.5'),
  })

  function playOf(seed: string, fixture: Fixture): Play<G> {
    const steps = openSteps(START, stepsOf(seed, arena, fixture))
    const expectation = expectationOf(arena, fixture)
    const { bestOf } = expectation
    const factsAt = (s: number): EsportsFacts => ({ bestOf, maps: steps.stateAt(s).maps })
    return {
      ...steps,
      shownAt: (s) => shownOf(steps.stateAt(s), s, s >= steps.endS),
      factsAt: factsAt as Play<G>['factsAt'],
      stoppedAt: ((s: number): StoppedEsports => ({
        ...factsAt(s),
        ...mapInPlay(steps.stateAt(s), s),
      })) as Play<G>['stoppedAt'],
      offerAt: (s) =>
        offer(modelOf<'lol' | 'dota2'>(sport, expectation, stateOf(steps.stateAt(s), s)), true),
      isOverAt: (s, { key }) => isOfEndedMap(key, steps.stateAt(s).maps.length),
    }
  }

  const modelBefore = (fixture: Fixture) =>
    modelOf<'lol' | 'dota2'>(sport, expectationOf(arena, fixture))

  return {
    sport,
    leagues,
    aheadH: 72,
    pricedEveryS: 20,
    modelOf: modelBefore,
    offerBefore: (fixture) => offer(modelBefore(fixture), false),
    endsOf: (fixture) => seriesEnds(modelBefore(fixture), 'maps'),
    playOf,
  }
}
