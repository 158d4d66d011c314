import { certain, convolve, type Distribution, mix } from '../distributions/distribution.ts'
import { NONE, type Pair, sumOf } from '../pair.ts'
import {
  eachTally,
  type Period,
  periodOfScores,
  type Score,
  TALLIES,
  type Tally,
  tallied,
} from '../periods/period.ts'

/** A match of sets or maps, each won by the higher score in games, points or rounds. */
export type Series = {
  bestOf: number
  /** Final scores of the parts that are over, in order. */
  played: readonly Pair[]
  /** Chances of the final scores of a part that is not over, by its number from 1. */
  part: (number: number) => readonly Score[]
}

export type SeriesEnd = {
  /** Sets or maps won. */
  parts: Period
  /** Games or points of the whole match. */
  points: Period
}

type Counted = Record<Tally, Distribution>
type Standing = { won: Pair; points: Counted }

/** How the match ends, part after part. */
export function endOfSeries({ bestOf, played, part }: Series): SeriesEnd {
  const ends: Standing[] = []
  let open: Standing[] = [standingAfter(played)]
  for (let number = played.length + 1; open.length > 0; number++) {
    const isOpen = ({ won }: Standing) => !isDecided(won, bestOf)
    ends.push(...open.filter((standing) => !isOpen(standing)))
    open = merge(open.filter(isOpen).flatMap((standing) => after(standing, part(number))))
  }
  const parts = ends.map(({ won, points }) => ({ ...won, p: massOf(points.total) }))
  return {
    parts: periodOfScores(parts, finalScores(bestOf)),
    points: eachTally((tally) => mix(ends.map(({ points }) => points[tally]))),
  }
}

/** Won by more than half, or all parts played. */
export const isDecided = (won: Pair, bestOf: number): boolean =>
  Math.max(won.home, won.away) > bestOf / 2 || sumOf(won) === bestOf

/** The scores in parts that a match can end with: the home side’s wins first. */
function finalScores(bestOf: number): string[] {
  const most = Math.floor(bestOf / 2) + 1
  const losers = [...Array(bestOf - most + 1).keys()]
  const draw = bestOf % 2 === 0 ? [`${bestOf / 2}:${bestOf / 2}`] : []
  return [
    ...losers.map((few) => `${most}:${few}`),
    ...draw,
    ...losers.map((few) => `${few}:${most}`),
  ]
}

/** The parts that each side has won. */
export const wonOf = (played: readonly Pair[]): Pair => ({
  home: played.filter(({ home, away }) => home > away).length,
  away: played.filter(({ home, away }) => away > home).length,
})

function standingAfter(played: readonly Pair[]): Standing {
  const points = played.reduce(
    (sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }),
    NONE,
  )
  return {
    won: wonOf(played),
    points: eachTally((tally) => certain(TALLIES[tally](points.home, points.away))),
  }
}

/** The two standings after a part; the chances of their points are those of coming there. */
function after({ won, points }: Standing, scores: readonly Score[]): Standing[] {
  const wins = [
    {
      won: { home: won.home + 1, away: won.away },
      by: scores.filter((one) => one.home > one.away),
    },
    {
      won: { home: won.home, away: won.away + 1 },
      by: scores.filter((one) => one.home < one.away),
    },
  ]
  return wins
    .filter(({ by }) => by.length > 0)
    .map(({ won: then, by }) => ({
      won: then,
      points: eachTally((tally) => convolve(points[tally], tallied(by, TALLIES[tally]))),
    }))
}

/** Standings of the same parts won are one. */
function merge(standings: readonly Standing[]): Standing[] {
  const groups = new Map<number, Standing[]>()
  for (const standing of standings) {
    const group = groups.get(standing.won.home)
    if (group) group.push(standing)
    else groups.set(standing.won.home, [standing])
  }
  return [...groups.values()].flatMap((group) =>
    group[0]
      ? [
          {
            won: group[0].won,
            points: eachTally((tally) => mix(group.map(({ points }) => points[tally]))),
          },
        ]
      : [],
  )
}

const massOf = ({ p }: Distribution): number => p.reduce((sum, chance) => sum + chance, 0)
