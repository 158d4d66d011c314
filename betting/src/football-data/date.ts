const DAY_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^(\d{1,2}):(\d{2})$/
const NOON = { hour: 12, minute: 0 }

export type Day = { year: number; month: number; day: number }

/** d/m/yyyy, d/m/yy (of 2000 to 2069) or yyyy-mm-dd; never the month first. Undefined where there is no such day. */
export function dayOf(text: string): Day | undefined {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? []
  if (day && month && year) return checked(wholeYear(year), Number(month), Number(day))
  const [, y, m, d] = YEAR_FIRST.exec(text) ?? []
  return y && m && d ? checked(Number(y), Number(m), Number(d)) : undefined
}

function wholeYear(text: string): number {
  const year = Number(text)
  if (text.length === 4) return year
  return year < 70 ? 2000 + year : 1900 + year
}

function checked(year: number, month: number, day: number): Day | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1800
  return isThere ? { year, month, day } : undefined
}

/** `2024-08-09`. */
export const isoDay = ({ year, month, day }: Day): string =>
  [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

/** In minutes from midnight; undefined for anything else. */
function minuteOf(text: string): number | undefined {
  const [, hour, minute] = TIME.exec(text) ?? []
  const isThere = hour && minute && Number(hour) < 24 && Number(minute) < 60
  return isThere ? Number(hour) * 60 + Number(minute) : undefined
}

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
})

/** How far London is ahead of UTC at that moment: nothing, or the hour of summer. */
function londonAheadMs(atMs: number): number {
  const parts = london.formatToParts(atMs)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const at = new Date(atMs)
  const minutes = of('hour') * 60 + of('minute') - (at.getUTCHours() * 60 + at.getUTCMinutes())
  return ((minutes + 1440) % 1440) * 60_000
}

export type Start = { startsAtMs: number; isTimeKnown: boolean }

/** The start in UTC. Times of the file are London’s; without one it is noon of UTC. */
export function startOf({ year, month, day }: Day, time: string): Start {
  const minute = minuteOf(time)
  const at = (minutes: number) => Date.UTC(year, month - 1, day, 0, minutes)
  if (minute === undefined) {
    return { startsAtMs: at(NOON.hour * 60 + NOON.minute), isTimeKnown: false }
  }
  const local = at(minute)
  return { startsAtMs: local - londonAheadMs(local - londonAheadMs(local)), isTimeKnown: true }
}
