import { refuseIf } from '../../../platform/refusal.ts'

/** The end of a day of Istanbul, which has no summer time; null where there is none. Refuses a day that no calendar has. */
export function endOf(day: string | null): Date | null {
  if (day === null) return null
  const end = new Date(`${day}T24:00:00+03:00`)
  refuseIf(Number.isNaN(end.getTime()), 'invalid_input')
  return end
}
