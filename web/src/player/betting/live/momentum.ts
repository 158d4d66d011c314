import type { Incident } from '@zar/contract/betting/event'
import { minuteOf, weightOf } from './incidents.ts'

/** How fast the pressure of an incident fades, in minutes. */
const FADE_MIN = 2.2
const LATE_MIN = 10

/** The pressure of each minute so far, above 0 by the home side: what happened around it, faded. */
export function pressureOf(incidents: readonly Incident[], minute: number): number[] {
  const pressing = incidents.filter(({ side }) => side !== null)
  return Array.from({ length: minute + 1 }, (_, at) =>
    pressing.reduce((sum, one) => {
      const distance = Math.abs(at - minuteOf(one))
      const weight = weightOf(one) * Math.exp(-distance / FADE_MIN)
      return sum + (one.side === '1' ? weight : -weight)
    }, 0),
  )
}

/** Who has pressed lately; null where neither has. */
export function pressing(pressure: readonly number[]): '1' | '2' | null {
  const late = pressure.slice(-LATE_MIN).reduce((sum, one) => sum + one, 0)
  if (Math.abs(late) < 1) return null
  return late > 0 ? '1' : '2'
}
