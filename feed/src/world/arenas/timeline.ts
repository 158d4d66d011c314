import {
  DURATION_SIGMA,
  KILL_SHARE_BY_WIN,
  LOG_ODDS_PER_GOLD,
  mapChance,
  OBJECTIVE_WEIGHTS,
} from '@zar/betting/prices/lol-dota2/map-markets'
import type { Objective } from '@zar/betting/prices/lol-dota2/map-state'
import type { EsportsMap } from '@zar/betting/settlement/esports/facts'
import { bestOfSeries, type Fixture, leadOf, type Side, type Two } from '../fixture.ts'
import { normalOf, type Random, randomOf, wholeFrom } from '../random.ts'
import type { Step } from '../stepped/steps.ts'

/** What a game of maps is like. */
export type Arena = {
  kills: number
  durationMin: number
  /** From which minute to which each is first taken. */
  firsts: Partial<Record<Objective, readonly [from: number, to: number]>>
}

/** Rating points between the best and the worst of a league. */
const SPREAD = 430
const SHORTEST_MIN = 20
/** As the prices have it (betting.md 2.2; assumed there). */
const KILL_SPREAD = 0.17
/** The log-odds that the gold of a map’s last minute gives its winner. */
const LAST_LOG_ODDS = 4
const MAP_BREAK_S = 600
const RACE_TO = 10
const STOPS = { team_fight: 15, objective: 10, map: 25 }

export const mapWin = (fixture: Fixture): number => mapChance(SPREAD * leadOf(fixture))

export const expectationOf = ({ kills, durationMin }: Arena, fixture: Fixture) => ({
  bestOf: bestOfSeries(fixture),
  map: { win: mapWin(fixture), kills, durationMin },
})

export type ArenaState = {
  maps: readonly EsportsMap[]
  mapStartS: number
  kills: Two
  /** Thousands of gold by which the home side is ahead. */
  goldLead: number
  taken: Partial<Record<Objective, Side>>
  tenKills: Side | null
}
const FRESH = { kills: [0, 0] as Two, goldLead: 0, taken: {}, tenKills: null }
export const START: ArenaState = { maps: [], mapStartS: 0, ...FRESH }

export const wonMaps = (maps: readonly EsportsMap[]): Two => [
  maps.filter(({ winner }) => winner === '1').length,
  maps.filter(({ winner }) => winner === '2').length,
]

/** Every kill and objective of a match. */
export function stepsOf(seed: string, arena: Arena, fixture: Fixture): Step<ArenaState>[] {
  const random = randomOf(seed, 'match', fixture.id)
  const toWin = Math.ceil(bestOfSeries(fixture) / 2)
  const steps: Step<ArenaState>[] = []
  let state = START
  while (Math.max(...wonMaps(state.maps)) < toWin) {
    const played = playMap(random, arena, { win: mapWin(fixture), state })
    steps.push(...played)
    state = played.at(-1)?.state ?? state
  }
  return steps
}

type Change = { s: number } & (
  | { kind: 'kill'; side: Side }
  | { kind: 'gold'; lead: number }
  | { kind: 'objective'; what: Objective; side: Side }
)

function playMap(
  random: Random,
  arena: Arena,
  { win, state: before }: { win: number; state: ArenaState },
): Step<ArenaState>[] {
  const winner: Side = random() < win ? '1' : '2'
  const minutes = Math.max(
    SHORTEST_MIN,
    Math.round(arena.durationMin + DURATION_SIGMA * normalOf(random)),
  )
  const durationS = minutes * 60 + wholeFrom(random, 0, 59)
  const changes = [
    ...killsOf(random, arena, win, durationS),
    ...goldOf(random, winner, minutes),
    ...objectivesOf(random, arena, win, minutes),
  ].sort((one, other) => one.s - other.s)
  const steps: Step<ArenaState>[] = []
  let state = before
  for (const change of changes) {
    const fights = killsSince(changes, change)
    state = afterChange(state, change)
    steps.push({ atS: before.mapStartS + change.s, state, ...tellingOf(change, fights) })
  }
  return [...steps, endOfMap(state, winner, durationS)]
}

/** Kills of the twenty seconds before one, itself among them. */
const killsSince = (changes: readonly Change[], { s }: Change): number =>
  changes.filter((one) => one.kind === 'kill' && one.s <= s && one.s > s - 20).length

function tellingOf(change: Change, fights: number): Pick<Step<ArenaState>, 'reason' | 'stop'> {
  const stop = (reason: 'team_fight' | 'objective') => ({
    reason,
    stop: { groups: ['period'] as const, forS: STOPS[reason] },
  })
  if (change.kind === 'objective' && change.what !== 'firstblood') return stop('objective')
  return change.kind === 'kill' && fights === 3 ? stop('team_fight') : {}
}

/** Who was first, by what, as the facts call it. */
export const firstsOf = ({ taken }: Pick<ArenaState, 'taken'>): NonNullable<EsportsMap['firsts']> =>
  Object.fromEntries(Object.entries(taken).map(([what, side]) => [what.replace('first', ''), side]))

function endOfMap(state: ArenaState, winner: Side, durationS: number): Step<ArenaState> {
  const { maps, mapStartS, kills, tenKills } = state
  const map: EsportsMap = { winner, kills, durationS, firsts: firstsOf(state), tenKills }
  const endS = mapStartS + durationS
  return {
    atS: endS,
    state: { maps: [...maps, map], mapStartS: endS + MAP_BREAK_S, ...FRESH },
    reason: 'map',
    stop: { groups: ['all'], forS: STOPS.map },
  }
}

function afterChange(state: ArenaState, change: Change): ArenaState {
  if (change.kind === 'gold') return { ...state, goldLead: change.lead }
  const { side } = change
  if (change.kind === 'objective') {
    return { ...state, taken: { ...state.taken, [change.what]: side } }
  }
  const [home, away] = state.kills
  const kills: Two = side === '1' ? [home + 1, away] : [home, away + 1]
  const hasTen = Math.max(...kills) >= RACE_TO
  return {
    ...state,
    kills,
    taken: state.taken.firstblood ? state.taken : { ...state.taken, firstblood: side },
    tenKills: state.tenKills ?? (hasTen ? side : null),
  }
}

/** The first kill is a question of its own. */
function killsOf(random: Random, arena: Arena, win: number, durationS: number): Change[] {
  const share = 0.5 + KILL_SHARE_BY_WIN * (win - 0.5)
  const mean = (arena.kills * durationS) / (arena.durationMin * 60)
  const count = Math.max(2, Math.round(mean * (1 + KILL_SPREAD * normalOf(random))))
  const times = Array.from({ length: count }, () => wholeFrom(random, 120, durationS - 2))
  return times
    .sort((one, other) => one - other)
    .map((s, at) => ({
      s,
      kind: 'kill',
      side: random() < (at === 0 ? firstShare(win, 'firstblood') : share) ? '1' : '2',
    }))
}

const firstShare = (win: number, what: Objective) => 0.5 + OBJECTIVE_WEIGHTS[what] * (win - 0.5)

/** The gold of each minute tells who wins as surely as the prices read it. */
function goldOf(random: Random, winner: Side, minutes: number): Change[] {
  const variance = (2 * LAST_LOG_ODDS) / minutes
  const drift = (winner === '1' ? 1 : -1) * (variance / 2)
  let logOdds = 0
  return Array.from({ length: minutes - 1 }, (_, at): Change => {
    logOdds += drift + Math.sqrt(variance) * normalOf(random)
    return { s: (at + 1) * 60, kind: 'gold', lead: logOdds / LOG_ODDS_PER_GOLD }
  })
}

function objectivesOf(random: Random, arena: Arena, win: number, minutes: number): Change[] {
  return Object.entries(arena.firsts).map(([what, [from, to]]): Change => {
    const minute = Math.min(minutes - 1, wholeFrom(random, from, to))
    const objective = what as Objective
    return {
      s: minute * 60 - wholeFrom(random, 1, 58),
      kind: 'objective',
      what: objective,
      side: random() < firstShare(win, objective) ? '1' : '2',
    }
  })
}
