import type { Memory, SeenRounds } from '../rooms/memory.ts'
import { range } from '../shuffle.ts'
import { SEATS } from './bets.ts'
import type { Course, Shown } from './rules.ts'

/** Which seats are taken or kept. */
export const blackjackMemory = ({ round, bets }: SeenRounds): Memory => {
  const { kept = [], places = [] } = (round?.shown ?? {}) as Shown
  const told = bets.map(({ course }) => (course as Partial<Course> | null)?.place)
  const taken = new Set([...kept, ...places, ...told])
  return { kind: 'seats', taken: range(0, SEATS - 1).map((place) => taken.has(place)) }
}
