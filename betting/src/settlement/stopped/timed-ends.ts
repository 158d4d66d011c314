import { addUp, leadOf, type Pair } from '../results.ts'
import type { HockeyFacts, QuarterFacts } from '../timed/facts.ts'

/** How many quarters or periods are over; the one in play is the last that is counted. */
type Stopped = { over: number }
export type StoppedQuarters = QuarterFacts & Stopped
export type StoppedHockey = HockeyFacts & Stopped

/** So many more points: a few, and more than any line of the catalogue tells apart. */
const MORE = [0, 1, 2, 3, 300]
const GROWTHS = MORE.flatMap((home) => MORE.map((away): Pair => [home, away]))
const NONE: Pair = [0, 0]
const grown = (pair: Pair, by: Pair): Pair => [pair[0] + by[0], pair[1] + by[1]]

/** Ways in which parts may go on that are not over: all alike, one alone, and to a level score. */
function partsEnds(parts: readonly Pair[], over: number, count: number): Pair[][] {
  const now = Array.from({ length: count }, (_, at) => parts[at] ?? NONE)
  const open = now.flatMap((_, at) => (at >= over ? [at] : []))
  if (open.length === 0) return [now]
  const grownAt = (places: readonly number[], by: Pair) =>
    now.map((part, at) => (places.includes(at) ? grown(part, by) : part))
  const lead = leadOf(addUp(now))
  const level: Pair = [Math.max(0, -lead), Math.max(0, lead)]
  return [
    ...GROWTHS.flatMap((by) => [grownAt(open, by), ...open.map((place) => grownAt([place], by))]),
    grownAt([count - 1], level),
  ]
}

const isLevel = (parts: readonly Pair[]) => leadOf(addUp(parts)) === 0
const QUARTERS = 4
const OVERTIMES: readonly Pair[] = [
  [3, 0],
  [0, 3],
  [8, 5],
  [5, 8],
]

/** Ways in which a match in quarters may go on. With `canEndLevel` an overtime may have no winner. */
export function quarterEnds(stopped: StoppedQuarters, canEndLevel: boolean): QuarterFacts[] {
  const { over, ...facts } = stopped
  const others = othersOf(facts)
  const ends = partsEnds(facts.quarters ?? [], over, QUARTERS).flatMap((quarters) =>
    overtimesOf(facts, quarters, over >= QUARTERS, canEndLevel).map((overtime) => ({
      ...facts,
      quarters,
      overtime,
    })),
  )
  return [...ends, ...others.map((other) => ({ ...ends[0], ...other }))]
}

function overtimesOf(
  { overtime }: QuarterFacts,
  quarters: readonly Pair[],
  isRegularOver: boolean,
  canEndLevel: boolean,
): (Pair | null)[] {
  if (!isLevel(quarters)) return [null]
  const begun = isRegularOver && overtime ? overtime : NONE
  return [...OVERTIMES, ...GROWTHS]
    .map((by) => grown(begun, by))
    .filter((points) => canEndLevel || leadOf(points) !== 0)
}

/** The first score, races and players, as they may go on. */
function othersOf({ quarters = [], firstTo, touchdowns, firstScore, players }: QuarterFacts) {
  const others: QuarterFacts[] = []
  const most = Math.max(...addUp(quarters))
  const racers = ['1', '2', 'none'] as const
  // A race is open while nobody has the points; afterwards its winner is known, or it is a missing fact.
  if (!firstTo && most < RACE_TO) {
    for (const side of racers) others.push({ firstTo: { [RACE_TO]: side } })
  }
  if (touchdowns) for (const by of GROWTHS) others.push({ touchdowns: grown(touchdowns, by) })
  if (firstScore === undefined && most === 0) {
    others.push({ firstScore: 'touchdown' }, { firstScore: 'field-goal' })
  }
  if (players) others.push({ players: busy(players) })
  return others
}
const RACE_TO = 20
type Players = NonNullable<QuarterFacts['players']>
const STATS = ['points', 'rebounds', 'assists']

/** Everybody comes on and does much. */
const busy = (players: Players): Players =>
  Object.fromEntries(
    Object.entries(players).map(([id, player]) => [
      id,
      player
        ? Object.fromEntries(Object.entries(player).map(([stat, count]) => [stat, count + 100]))
        : Object.fromEntries(STATS.map((stat) => [stat, 100])),
    ]),
  )

const PERIODS = 3

/** Ways in which a match of ice hockey may go on: overtime ends with its first goal, or in a shoot-out. */
export function hockeyEnds({ over, ...facts }: StoppedHockey): HockeyFacts[] {
  return partsEnds(facts.periods ?? [], over, PERIODS).flatMap((periods): HockeyFacts[] => {
    if (!isLevel(periods)) return [{ periods, overtime: null, shootOutWinner: null }]
    return [
      { periods, overtime: [1, 0], shootOutWinner: null },
      { periods, overtime: [0, 1], shootOutWinner: null },
      { periods, overtime: NONE, shootOutWinner: '1' },
      { periods, overtime: NONE, shootOutWinner: '2' },
    ]
  })
}
