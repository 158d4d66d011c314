import { TIME_ZONE } from '@zar/contract/limits'
import { formatClock } from '../../../lib/language/format.ts'
import { languageTag } from '../../../lib/language/translate.ts'
import { settings } from '../settings/settings.ts'

const halves = new Intl.DateTimeFormat(languageTag, {
  timeZone: TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
})
const HOUR_MS = 3_600_000
/** Midnight in Istanbul. */
const MIDNIGHT_MS = Date.parse('2026-01-01T00:00:00+03:00')

const isHalved = (): boolean => settings().clock === 'h12'

/** `20:14`, or `8:14 pm` where the player has chosen twelve hours: the time of Istanbul, from a UTC ISO string. */
export const clockOf = (iso: string): string =>
  isHalved() ? halves.format(new Date(iso)) : formatClock(iso)

/** `18`, or `6 pm`: an hour of a day, 0 to 24. */
export const hourOf = (hour: number): string =>
  isHalved() ? halves.format(MIDNIGHT_MS + hour * HOUR_MS).replace(':00', '') : String(hour)

/** `18:00`, or `6 pm`: the same where it stands in a sentence. */
export const fullHourOf = (hour: number): string => (isHalved() ? hourOf(hour) : `${hour}:00`)
