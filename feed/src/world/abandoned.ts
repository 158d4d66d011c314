import type { Fixture } from './fixture.ts'
import { randomOf } from './random.ts'

/** Of the matches that begin: a league of 380 matches a season has one every two or three years. An assumption. */
const ABANDONED = 0.001

/** When a match is given up for good, in seconds from its start; undefined where it is played to its end. */
export function abandonedAtS(seed: string, { id }: Fixture, endS: number): number | undefined {
  const random = randomOf(seed, 'abandoned', id)
  return random() < ABANDONED ? Math.ceil(random() * (endS - 1)) : undefined
}
