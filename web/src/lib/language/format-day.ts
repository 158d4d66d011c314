import { TIME_ZONE } from '@zar/contract/limits'
import { languageTag } from './translate.ts'

const writing = (timeZone: string) =>
  new Intl.DateTimeFormat(languageTag, {
    ...({ timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const),
  })
const ofMoments = writing(TIME_ZONE)
const ofCalendar = writing('UTC')

/** `21 Kasım 2026`: the day in Istanbul of a UTC ISO moment, or a day of the calendar (`2026-11-21`). */
export const formatDay = (day: string): string =>
  (day.includes('T') ? ofMoments : ofCalendar).format(new Date(day))
