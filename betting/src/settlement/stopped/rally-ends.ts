import type { TennisFacts, TennisSet, VolleyballFacts } from '../rallies/facts.ts'
import { isTennisSetOver, tennisGamesOf } from '../rallies/tennis-set.ts'
import type { Pair } from '../results.ts'
import { seriesEnds } from './series-ends.ts'

const mirrored = (pairs: readonly Pair[]): Pair[] => [
  ...pairs,
  ...pairs.map(([one, other]): Pair => [other, one]),
]

const SET_ENDS = mirrored([
  [6, 0],
  [6, 1],
  [6, 2],
  [6, 3],
  [6, 4],
  [7, 5],
  [7, 6],
])
const setOf = (games: Pair): TennisSet => ({ games, hasTieBreak: games[0] + games[1] === 13 })
/** The shortest set and the longest, of each winner. */
const LATER_SETS = mirrored([
  [6, 0],
  [7, 6],
]).map(setOf)
const LATER_TIE_BREAKS: TennisSet[] = mirrored([[10, 5]]).map((games) => ({
  games,
  isMatchTieBreak: true,
}))

/** Every score with which a set that stands so may end. */
function setEnds({ games: [home, away], isMatchTieBreak }: TennisSet): TennisSet[] {
  const points = (to: number): Pair[] => [
    [Math.max(to, home, away + 2), away],
    [home, Math.max(to, away, home + 2)],
  ]
  if (isMatchTieBreak) return points(10).map((games) => ({ games, isMatchTieBreak }))
  if (Math.max(home, away) > 6) {
    const long = Math.max(home, away) + 10
    return [...points(8), [long + 2, long] as const, [long, long + 2] as const].map((games) => ({
      games,
      hasTieBreak: false,
    }))
  }
  return SET_ENDS.filter(([h, a]) => h >= home && a >= away).map(setOf)
}

/** Ways in which a match of tennis may go on to its end. */
export function tennisEnds(facts: TennisFacts): TennisFacts[] {
  const { bestOf, sets = [], decider } = facts
  const last = sets.at(-1)
  const isOpen = last !== undefined && !isTennisSetOver(last)
  const ways = seriesEnds<TennisSet>({
    bestOf,
    done: isOpen ? sets.slice(0, -1) : sets,
    open: isOpen ? setEnds(last) : null,
    next: (number) =>
      number === bestOf && decider === 'match-tie-break' ? LATER_TIE_BREAKS : LATER_SETS,
    scoreOf: tennisGamesOf,
  })
  return ways.map((way) => ({ ...facts, sets: way, retired: null }))
}

/** Points of a set: the last one goes to fifteen. */
const pointsTo = (number: number, bestOf: number) => (number === bestOf ? 15 : 25)
const isRallySetOver = ([home, away]: Pair, to: number) =>
  Math.max(home, away) >= to && Math.abs(home - away) >= 2

function rallySetEnds([home, away]: Pair, to: number): Pair[] {
  const long = Math.max(home, away, to) + 5
  const wins = (own: number, other: number): number => Math.max(to, own, other + 2)
  return [
    [wins(home, away), away],
    [wins(home, away + 1), away + 1],
    [home, wins(away, home)],
    [home + 1, wins(away, home + 1)],
    [long + 2, long],
    [long, long + 2],
  ]
}

/** Ways in which a match of volleyball may go on to its end. */
export function volleyballEnds(facts: VolleyballFacts): VolleyballFacts[] {
  const { bestOf, sets = [] } = facts
  const last = sets.at(-1)
  const to = pointsTo(sets.length, bestOf)
  const isOpen = last !== undefined && !isRallySetOver(last, to)
  const ways = seriesEnds<Pair>({
    bestOf,
    done: isOpen ? sets.slice(0, -1) : sets,
    open: isOpen ? rallySetEnds(last, to) : null,
    next: (number) => rallySetEnds([0, 0], pointsTo(number, bestOf)),
    scoreOf: (set) => set,
  })
  return ways.map((way) => ({ ...facts, sets: way }))
}
