import type { Memory, SeenRounds } from '../rooms/memory.ts'
import { range } from '../shuffle.ts'
import { type Course, PLACES, type Shown } from './rules.ts'

/** Which places somebody sits at, or has kept. */
export function holdemMemory({ round, bets }: SeenRounds): Memory {
  const { kept } = (round?.shown ?? {}) as Shown
  const taken = new Set(bets.map(({ course }) => (course as Course).place))
  return {
    kind: 'seats',
    taken: range(0, PLACES - 1).map((place) => taken.has(place) || kept?.[place] === true),
  }
}
