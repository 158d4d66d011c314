import { SHIFT_HOURS_MAX } from '@zar/contract/office/desk/shifts'

export type Typed = { staff: string; role: string; day: string; from: string; until: string }

export const BLANK: Typed = { staff: '', role: '', day: '', from: '', until: '' }

const DAY_MS = 86_400_000
/** Istanbul is three hours ahead of UTC all year. */
const OFFSET = '+03:00'
const AHEAD_MS = 3 * 3_600_000

/** The beginning and end in UTC; undefined where what was typed is no shift. An end before the beginning is of the next day. */
export function timesOf({ day, from, until }: Typed): { from: string; until: string } | undefined {
  const begins = Date.parse(`${day}T${from}:00${OFFSET}`)
  const ends = Date.parse(`${day}T${until}:00${OFFSET}`)
  if (Number.isNaN(begins) || Number.isNaN(ends)) return undefined
  const end = ends > begins ? ends : ends + DAY_MS
  if (end - begins > SHIFT_HOURS_MAX * 3_600_000) return undefined
  return { from: new Date(begins).toISOString(), until: new Date(end).toISOString() }
}

/** Day and time in Istanbul, as fields take them. */
export function fieldsOf(iso: string): { day: string; time: string } {
  const shown = new Date(Date.parse(iso) + AHEAD_MS).toISOString()
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) }
}
