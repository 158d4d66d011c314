import { type Fixture, leadOf, type Two } from '../fixture.ts'

/** Goals of a side of middling strength at home and away (betting.md 2.1). */
const HOME = 1.58
const AWAY = 1.4
/** How far the best and the worst club of a league lie apart, in logarithms of their goals. */
const SPREAD = 0.75

/** Goals that are expected of each side in 90 minutes. */
export function goalsOf(fixture: Fixture): Two {
  const lead = (SPREAD * leadOf(fixture)) / 2
  return [HOME * Math.exp(lead), AWAY * Math.exp(-lead)]
}
