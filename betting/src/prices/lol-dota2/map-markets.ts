import { winOrLoseOf } from '../chances.ts'
import { shift } from '../distributions/distribution.ts'
import { negativeBinomial } from '../distributions/negative-binomial.ts'
import { normalBelow } from '../distributions/normal.ts'
import type { OwnMarket } from '../model.ts'
import type { Pair } from '../pair.ts'
import { type Period, periodOfCounts } from '../periods/period.ts'
import { homeWins, raceScores } from '../series/race.ts'
import { type MapState, OBJECTIVES, type Objective } from './map-state.ts'

/** What is expected of a map. */
export type MapExpectation = {
  /** The chance that the home side wins it. */
  win: number
  /** Kills of both sides. */
  kills: number
  durationMin: number
}

/** All assumed: they turn the chance of the map into shares of what happens on it. */
const KILL_DISPERSION = 1.8
export const KILL_SHARE_BY_WIN = 0.35
export const DURATION_SIGMA = 5.5
const SHARE_LEFT_MIN = 0.05
/** How much of the chance of the map is in the first of each. */
export const OBJECTIVE_WEIGHTS: Record<Objective, number> = {
  firstblood: 0.4,
  firsttower: 0.8,
  firstdragon: 0.6,
  firstbaron: 0.9,
  firstroshan: 0.9,
}
/** What a thousand of gold adds to the log-odds of the map. */
export const LOG_ODDS_PER_GOLD = 0.3

/** The chance of a map by the difference of the sides’ ratings (Elo). */
export const mapChance = (ratingDifference: number): number =>
  1 / (1 + 10 ** (-ratingDifference / 400))

/** The chance of a map that is played. */
export function winFrom(win: number, { goldLead }: MapState): number {
  const odds = (win / (1 - win)) * Math.exp(LOG_ODDS_PER_GOLD * goldLead)
  return odds / (1 + odds)
}

/** Kills: those that are counted, and a negative binomial for the rest. */
export function killPeriod(expectation: MapExpectation, state: MapState): Period {
  const left = Math.max(SHARE_LEFT_MIN, 1 - state.minute / expectation.durationMin)
  const homeShare = killShare(expectation)
  const side = (share: number, soFar: number) =>
    shift(negativeBinomial(expectation.kills * left * share, KILL_DISPERSION), soFar)
  return periodOfCounts(side(homeShare, state.kills.home), side(1 - homeShare, state.kills.away))
}

/** Duration, first objectives and the race of kills of one map. */
export function mapMarkets(
  map: string,
  expectation: MapExpectation,
  state: MapState,
): [string, OwnMarket][] {
  return [
    [`${map}.duration`, (line) => duration(expectation, state, Number(line))],
    [`${map}.race`, (line) => killRace(expectation, state.kills, Number(line))],
    ...OBJECTIVES.map((objective): [string, OwnMarket] => [
      `${map}.${objective}`,
      () => (state.taken.includes(objective) ? undefined : first(expectation, objective)),
    ]),
  ]
}

const killShare = ({ win }: MapExpectation) => 0.5 + KILL_SHARE_BY_WIN * (win - 0.5)

function first({ win }: MapExpectation, objective: Objective) {
  const home = 0.5 + OBJECTIVE_WEIGHTS[objective] * (win - 0.5)
  return winOrLoseOf(['1', '2'], [home, 1 - home])
}

/** Over so many minutes, of a map that has lasted as long as it has. */
function duration({ durationMin }: MapExpectation, { minute }: MapState, line: number) {
  const longerThan = (minutes: number) => normalBelow((durationMin - minutes) / DURATION_SIGMA)
  const over = line <= minute ? 1 : longerThan(line) / longerThan(minute)
  return winOrLoseOf(['over', 'under'], [over, 1 - over])
}

/** Which side first has so many kills, each being the home side’s with its share. */
function killRace(expectation: MapExpectation, kills: Pair, goal: number) {
  if (!(goal > Math.max(kills.home, kills.away))) return undefined
  const share = killShare(expectation)
  const isOver = (home: number, away: number) => Math.max(home, away) >= goal
  const home = homeWins(raceScores({ isOver, point: () => share }, kills))
  return winOrLoseOf(['1', '2'], [home, 1 - home])
}
