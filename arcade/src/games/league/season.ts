import { range } from '../shuffle.ts'
import { TEAMS } from './teams.ts'

/** Teams by their place in `TEAMS`. */
export type Fixture = { home: number; away: number }
export type Goals = { home: number; away: number }

const HALF = TEAMS.length - 1
/** Each against each, at home and away. */
export const WEEKS = 2 * HALF
export const MATCHES = TEAMS.length / 2

/** The fixtures of a week, from 0: the first team stays, the others go round; then all the other way. */
export function fixturesOf(week: number): Fixture[] {
  const turn = week % HALF
  const around = range(0, HALF - 1).map((at) => 1 + ((at + turn) % HALF))
  const ring = [0, ...around]
  const isReturn = week >= HALF
  return range(0, MATCHES - 1).map((match) => {
    const [one = 0, other = 0] = [ring[match], ring[HALF - match]]
    const isSwapped = (match === 0 ? turn % 2 === 1 : match % 2 === 1) !== isReturn
    return isSwapped ? { home: other, away: one } : { home: one, away: other }
  })
}

/** A team's season so far. */
export type Standing = {
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
}
export const NO_STANDINGS: readonly Standing[] = TEAMS.map(() => ({
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
}))

const pointsOf = ({ won, drawn }: Standing): number => 3 * won + drawn

/** After the results of a week, in the order of the teams. */
export function standingsAfter(
  before: readonly Standing[],
  week: number,
  results: readonly Goals[],
): Standing[] {
  const standings = [...before]
  const add = (team: number, scored: number, conceded: number) => {
    const one = standings[team]
    if (!one) return
    standings[team] = {
      won: one.won + (scored > conceded ? 1 : 0),
      drawn: one.drawn + (scored === conceded ? 1 : 0),
      lost: one.lost + (scored < conceded ? 1 : 0),
      scored: one.scored + scored,
      conceded: one.conceded + conceded,
    }
  }
  for (const [match, { home, away }] of fixturesOf(week).entries()) {
    const goals = results[match]
    if (!goals) continue
    add(home, goals.home, goals.away)
    add(away, goals.away, goals.home)
  }
  return standings
}

/** The table: teams by points, goal difference and goals; the rest by their place in the list. */
export function tableOf(standings: readonly Standing[]): { team: number; points: number }[] {
  const keyOf = (one: Standing) => [pointsOf(one), one.scored - one.conceded, one.scored]
  return standings
    .map((one, team) => ({ team, points: pointsOf(one), key: keyOf(one) }))
    .sort((a, b) => compare(b.key, a.key) || a.team - b.team)
    .map(({ team, points }) => ({ team, points }))
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((one, index) => one !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
