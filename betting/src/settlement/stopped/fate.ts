/** Why a market is void, by the number of its house rule. */
export const VOID_REASONS = {
  postponed: 1,
  cancelled: 3,
  sides: 4,
  format: 5,
  unverifiable: 9,
} as const

/** What is known of how a fixture went; times in ms, null where it has not happened. */
export type FixtureCourse = {
  /** The first start that was announced. */
  announcedMs: number
  startedMs: number | null
  /** Stopped before its end. */
  stoppedMs: number | null
  /** Went on from the minute of the stop. */
  resumedMs: number | null
  endedMs: number | null
  hasFacts: boolean
  isCancelled?: boolean
  /** Home and away were exchanged, or another side takes part. */
  areSidesChanged?: boolean
  /** A friendly of basketball that is shorter than 40 minutes. */
  isShortFriendly?: boolean
}

/** `waits`: nothing is settled yet. `stands`: by its facts. `abandoned`: what is decided stands, all else is void. */
export type Fate = 'waits' | 'stands' | 'abandoned' | { voidReason: number }

const HOUR_MS = 3_600_000
/** In which a fixture has to begin after its first announced start, or to go on after a stop. */
const PLAYED_WITHIN_MS = 36 * HOUR_MS
/** In which its facts have to be known. */
const FACTS_WITHIN_MS = 72 * HOUR_MS

/** What becomes of a fixture’s markets. Another venue, an award and an appeal change nothing. */
export function fateOf(fixture: FixtureCourse, nowMs: number): Fate {
  return fateWithoutPlay(fixture) ?? fateOfStart(fixture, nowMs) ?? fateOfPlay(fixture, nowMs)
}

function fateWithoutPlay(fixture: FixtureCourse): Fate | undefined {
  if (fixture.areSidesChanged) return { voidReason: VOID_REASONS.sides }
  if (fixture.isShortFriendly) return { voidReason: VOID_REASONS.format }
  return fixture.isCancelled && fixture.startedMs === null
    ? { voidReason: VOID_REASONS.cancelled }
    : undefined
}

function fateOfStart({ announcedMs, startedMs }: FixtureCourse, nowMs: number): Fate | undefined {
  const isLate = (startedMs ?? nowMs) - announcedMs > PLAYED_WITHIN_MS
  if (isLate) return { voidReason: VOID_REASONS.postponed }
  return startedMs === null ? 'waits' : undefined
}

function fateOfPlay(fixture: FixtureCourse, nowMs: number): Fate {
  const { stoppedMs, resumedMs, endedMs, hasFacts, isCancelled } = fixture
  if (stoppedMs !== null) {
    const isLate = (resumedMs ?? nowMs) - stoppedMs > PLAYED_WITHIN_MS
    // One that was called off after a stop goes on no more.
    if (isLate || (isCancelled && resumedMs === null)) return 'abandoned'
    if (resumedMs === null) return 'waits'
  }
  if (endedMs === null) return 'waits'
  if (hasFacts) return 'stands'
  return nowMs - endedMs > FACTS_WITHIN_MS ? { voidReason: VOID_REASONS.unverifiable } : 'waits'
}
