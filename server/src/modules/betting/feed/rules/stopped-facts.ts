import type { StoppedOf } from '@zar/betting/settlement/stopped/abandoned'
import type { Score } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import type { EventImage } from '../../board/image/event-image.ts'

type Known = Pick<EventImage, 'clock' | 'stats' | 'course'> & { score: Score }
type Pair = readonly [number, number]
type Facts = { [S in Sport]: (event: Known) => StoppedOf[S] | undefined }

/** Football once its first half is over. */
const SECOND_HALF = ['ht', 'h2', 'et', 'et1', 'et2', 'pens']
const EXTRA_TIME = SECOND_HALF.slice(2)

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

function bestOfOf({ course }: Known): 3 | 5 | undefined {
  return course.bestOf === 3 || course.bestOf === 5 ? course.bestOf : undefined
}

/** Maps in rounds: the last is in play. Maps that count kills do not say who won them. */
function rounds(event: Known): StoppedOf['cs2'] | undefined {
  const { bestOf } = event.course
  if (bestOf !== 1 && bestOf !== 2 && bestOf !== 3 && bestOf !== 5) return undefined
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
  'american-football': (event) => ({ quarters: event.score.parts, over: partsOver(event) }),
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
  lol: () => undefined,
  dota2: () => undefined,
}

/** What is known of a match as it was stopped; undefined where that decides nothing. */
export const stoppedFacts = <S extends Sport>(
  sport: S,
  event: EventImage,
): StoppedOf[S] | undefined =>
  event.score === null ? undefined : FACTS[sport]({ ...event, score: event.score })
