import type { League } from '../fixture.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Which matches of a knock-out are on its days, by their number: two days of the first round, then a round a day. */
const KNOCKOUT_DAYS = [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13], [14]] as const
const KNOCKOUT_MATCHES = 15

type Scheduled = Pick<League, 'kickOffs' | 'sides' | 'isKnockout'>

/** How many matches a season has: everybody meets everybody twice, or a knock-out. */
export const matchesIn = ({ sides, isKnockout }: Scheduled): number =>
  isKnockout ? KNOCKOUT_MATCHES : sides.length * (sides.length - 1)

/** The matches of a league on a day since 1970, by their number since then. */
export function matchesOn({ kickOffs, isKnockout }: Scheduled, day: number): number[] {
  if (!isKnockout) return kickOffs.map((_, slot) => day * kickOffs.length + slot)
  const edition = Math.floor(day / KNOCKOUT_DAYS.length)
  return (KNOCKOUT_DAYS[day - edition * KNOCKOUT_DAYS.length] ?? []).map(
    (match) => edition * KNOCKOUT_MATCHES + match,
  )
}

/** The day of a match, and which of that day it is. Few matches of a knock-out’s day have its last kick-offs. */
export function slotOf({ kickOffs, isKnockout }: Scheduled, match: number) {
  const perDay = kickOffs.length
  if (!isKnockout) return { day: Math.floor(match / perDay), slot: match % perDay }
  const edition = Math.floor(match / KNOCKOUT_MATCHES)
  const number = match - edition * KNOCKOUT_MATCHES
  const inEdition = KNOCKOUT_DAYS.findIndex((matches) => matches.some((one) => one === number))
  const matches: readonly number[] = KNOCKOUT_DAYS[inEdition] ?? []
  return {
    day: edition * KNOCKOUT_DAYS.length + inEdition,
    slot: perDay - matches.length + matches.indexOf(number),
  }
}

/** When the n-th match of a league begins. */
export function startMsOf(league: Scheduled, match: number): number {
  const { day, slot } = slotOf(league, match)
  const [hours = 0, minutes = 0] = (league.kickOffs[slot] ?? '').split(':').map(Number)
  return day * DAY_MS + (hours * 60 + minutes) * MINUTE_MS
}

/** Which season a match belongs to, since 1970, and which match of it it is. */
export function editionOf(league: Scheduled, match: number): { edition: number; number: number } {
  const edition = Math.floor(match / matchesIn(league))
  return { edition, number: match - edition * matchesIn(league) }
}

/** The season to which the matches of a moment belong. */
export function seasonAt(league: Scheduled, nowMs: number): number {
  const days = nowMs / DAY_MS
  if (league.isKnockout) return Math.floor(days / KNOCKOUT_DAYS.length)
  return Math.floor((days * league.kickOffs.length) / matchesIn(league))
}

/** The matches whose winners meet in a match of a knock-out, by their numbers in it; none in the first round. */
export function feedersOf(number: number): readonly [number, number] | undefined {
  const first = (KNOCKOUT_MATCHES + 1) / 2
  return number < first ? undefined : [2 * (number - first), 2 * (number - first) + 1]
}

export const isFinal = (number: number): boolean => number === KNOCKOUT_MATCHES - 1
