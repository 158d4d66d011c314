import { PLACES } from '../../places.ts'
import type { Press } from '../shown.ts'
import { neighboursOf } from './track.ts'

/** The numbers that a press on the racetrack would cover. */
export const litBy = (over: Press | null): number[] =>
  over?.chips.flatMap(({ place }) => PLACES.get(place)?.numbers ?? []) ?? []

/** Those of the racetrack itself: a number and its neighbours, or a sector. */
export function circled(over: Press | null): readonly number[] {
  if (!over) return []
  return 'number' in over.name ? neighboursOf(over.name.number, over.name.count) : litBy(over)
}
