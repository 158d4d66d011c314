import type { StoppedOf } from '@zar/betting/settlement/stopped/abandoned'
import type { Score } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import type { EventImage } from '../../board/image/event-image.ts'

type Known = Pick<EventImage, 'clock' | 'stats' | 'course'> & { score: Score }
type Pair = readonly [number, number]
type Facts = { [S in Sport]: (event: Known) => StoppedOf[S] | undefined }

/** Football once its first half is over. */
const SECOND_HALF = ['ht', 'h2', 'et', 'et1', 'et2', 'pens']
export const EXTRA_TIME: readonly string[] = SECOND_HALF.slice(2)

const statOf = ({ stats }: Known, key: string): Pair | undefined =>
  stats.find((one) => one.key === key)?.values

/** Those that are there. */
const present = <Of extends object>(facts: Of) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [K in keyof Of]?: Exclude<Of[K], undefined>
  }

function football(event: Known): StoppedOf['football'] | undefined {
  const { score, clock } = event
  // Goals of extra time are not told apart.
  if (EXTRA_TIME.includes(clock?.period ?? '')) return undefined
  const [half] = score.parts
  return {
    fullTime: score.total,
    ...present({
      halfTime: SECOND_HALF.includes(clock?.period ?? '') ? half : undefined,
      corners: statOf(event, 'corners'),
      yellow: statOf(event, 'yellow'),
      red: score.reds,
      shots: statOf(event, 'shots'),
      shotsOnTarget: statOf(event, 'sot'),
      fouls: statOf(event, 'fouls'),
    }),
  }
}

/** The part in play is the last one that is counted. */
const partsOver = ({ score }: Known): number => Math.max(0, score.parts.length - 1)

const QUARTER_MIN = 15
const FULL_MIN = 60
/** Of the part in play; none in a break. */
const minutesIn = ({ clock }: Known): number =>
  clock && /^q\d|^et/.test(clock.period) ? clock.elapsedS / 60 : 0

function bestOfOf({ course }: Known): 3 | 5 | undefined {
  return course.bestOf === 3 || course.bestOf === 5 ? course.bestOf : undefined
}

const mapsOf = ({ course: { bestOf } }: Known): 1 | 2 | 3 | 5 | undefined =>
  bestOf === 1 || bestOf === 2 || bestOf === 3 || bestOf === 5 ? bestOf : undefined

/** Maps in kills, which do not say who won them: the company tells it as `map1: [1, 0]`. The last is in play. */
function kills(event: Known): StoppedOf['lol'] | undefined {
  const bestOf = mapsOf(event)
  if (bestOf === undefined) return undefined
  const [home, away] = event.score.total
  const over = event.score.parts.slice(0, home + away)
  const maps = over.flatMap((ofMap, at) => {
    const won = statOf(event, `map${at + 1}`)
    return won ? [{ winner: won[0] > won[1] ? ('1' as const) : ('2' as const), kills: ofMap }] : []
  })
  // Without all of them nothing of the match is known.
  if (maps.length !== home + away) return undefined
  const current = event.score.parts[home + away]
  return { bestOf, maps, ...(current && { current: { kills: current } }) }
}

/** Maps in rounds: the last is in play. */
function rounds(event: Known): StoppedOf['cs2'] | undefined {
  const bestOf = mapsOf(event)
  if (bestOf === undefined) return undefined
  const parts = event.score.parts
  const current = parts.at(-1)
  const maps = parts
    .slice(0, -1)
    .map((pair) => ({ winner: pair[0] > pair[1] ? ('1' as const) : ('2' as const), rounds: pair }))
  return { bestOf, maps, ...(current && { current: { rounds: current } }) }
}

const FACTS: Facts = {
  football,
  basketball: (event) => ({ quarters: event.score.parts, over: partsOver(event) }),
  'american-football': (event) => ({
    quarters: event.score.parts,
    over: partsOver(event),
    minutesPlayed: Math.min(FULL_MIN, partsOver(event) * QUARTER_MIN + minutesIn(event)),
  }),
  'ice-hockey': (event) => ({ periods: event.score.parts, over: partsOver(event) }),
  tennis: (event) => {
    const bestOf = bestOfOf(event)
    return bestOf && { bestOf, sets: event.score.parts.map((games) => ({ games })), retired: null }
  },
  volleyball: (event) => {
    const bestOf = bestOfOf(event)
    return bestOf && { bestOf, sets: event.score.parts }
  },
  cs2: rounds,
  valorant: rounds,
  lol: kills,
  dota2: kills,
}

/** What is known of a match as it was stopped; undefined where that decides nothing. */
export const stoppedFacts = <S extends Sport>(
  sport: S,
  event: EventImage,
): StoppedOf[S] | undefined =>
  event.score === null ? undefined : FACTS[sport]({ ...event, score: event.score })
