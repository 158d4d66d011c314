import type { FootballFacts, Goal, PlayerFacts, Side } from '../football/facts.ts'
import type { Pair } from '../results.ts'

/** A match of football as it was stopped: what was counted by then. `halfTime` is there once that half is over. */
export type StoppedFootball = FootballFacts & {
  fullTime: Pair
  /** The 90 minutes were played: extra time was stopped. */
  isRegularOver?: boolean
}

/** So many more of something: a few, and more than any line of the catalogue tells apart. */
const MORE = [0, 1, 2, 3, 30]
const GROWTHS = MORE.flatMap((home) => MORE.map((away): Pair => [home, away]))
const grown = (pair: Pair, by: Pair): Pair => [pair[0] + by[0], pair[1] + by[1]]

/** Ways in which a match may go on: every two ways that a market tells apart have a pair among them. */
export function footballEnds(stopped: StoppedFootball): FootballFacts[] {
  if (stopped.isRegularOver) return extraTimeEnds(stopped)
  const others = othersOf(stopped)
  const scores = scoreEnds(stopped)
  return [...scores, ...others.map((other) => ({ ...scores[0], ...other }))]
}

/** The regular time stands as it is. */
function extraTimeEnds(stopped: StoppedFootball): FootballFacts[] {
  const { extraTime } = stopped
  return extraTime
    ? GROWTHS.map((by) => ({ ...stopped, extraTime: grown(extraTime, by) }))
    : [stopped]
}

function scoreEnds(stopped: StoppedFootball): FootballFacts[] {
  const { fullTime: score, halfTime } = stopped
  if (halfTime)
    return GROWTHS.flatMap((by) => goalEnds(stopped, { half: halfTime, now: score, by }))
  return GROWTHS.flatMap((first) =>
    GROWTHS.flatMap((by) => {
      const half = grown(score, first)
      return goalEnds(stopped, { half, now: half, by, first })
    }),
  )
}

type Growth = { half: Pair; now: Pair; by: Pair; first?: Pair }

/** One side’s goals after the other’s, either way round. */
function goalEnds(stopped: StoppedFootball, { half, now, by, first }: Growth): FootballFacts[] {
  const end = { ...stopped, halfTime: half, fullTime: grown(now, by) }
  const { goals } = stopped
  if (!goals) return [end]
  const orders: readonly (readonly Side[])[] = [
    ['1', '2'],
    ['2', '1'],
  ]
  return orders.map((order) => ({
    ...end,
    goals: [...goals, ...goalsOf(first ?? [0, 0], 45, order), ...goalsOf(by, 90, order)],
  }))
}

const goalsOf = ([home, away]: Pair, minute: number, order: readonly Side[]): Goal[] =>
  order.flatMap((side) =>
    Array.from({ length: side === '1' ? home : away }, () => ({
      side,
      minute,
      scorer: null,
      isOwn: false,
    })),
  )

const COUNTS = ['corners', 'yellow', 'red', 'shots', 'shotsOnTarget', 'fouls'] as const

/** Ways in which all else may go on, beside the goals. */
function othersOf(stopped: StoppedFootball): FootballFacts[] {
  const counts = GROWTHS.map((by) => {
    const facts: FootballFacts = {}
    for (const name of COUNTS) {
      const counted = stopped[name]
      if (counted) facts[name] = grown(counted, by)
    }
    const { cornersHalfTime, halfTime } = stopped
    if (cornersHalfTime && !halfTime) facts.cornersHalfTime = grown(cornersHalfTime, by)
    return facts
  })
  const firsts: FootballFacts[] =
    stopped.firstCorner === 'none' ? [{ firstCorner: '1' }, { firstCorner: '2' }] : []
  const penalty: FootballFacts[] = stopped.hasPenalty === false ? [{ hasPenalty: true }] : []
  return [...counts, ...firsts, ...penalty, ...playersOf(stopped)]
}

/** Players may come on, be carded, shoot and assist. */
function playersOf({ players, goals }: StoppedFootball): FootballFacts[] {
  if (!players) return []
  const busy = ([id, player]: [string, PlayerFacts]): [string, PlayerFacts] => [
    id,
    {
      ...player,
      played: true,
      playedBeforeFirstGoal: player.playedBeforeFirstGoal || goals?.length === 0,
      ...(player.shotsOnTarget !== undefined && { shotsOnTarget: player.shotsOnTarget + 30 }),
      ...(player.assists !== undefined && { assists: player.assists + 30 }),
      ...(player.wasCarded !== undefined && { wasCarded: true }),
    },
  ]
  return [{ players: Object.fromEntries(Object.entries(players).map(busy)) }]
}
