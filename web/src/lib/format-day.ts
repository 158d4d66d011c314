import { locale } from './translate.ts'

const writing = (timeZone: string) =>
  new Intl.DateTimeFormat(locale === 'tr' ? 'tr-TR' : 'en-GB', {
    ...({ timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const),
  })
const ofMoments = writing('Europe/Istanbul')
const ofCalendar = writing('UTC')

/** `21 Kasım 2026`: the day in Istanbul of a UTC ISO moment, or a day of the calendar (`2026-11-21`). */
export const formatDay = (day: string): string =>
  (day.includes('T') ? ofMoments : ofCalendar).format(new Date(day))
