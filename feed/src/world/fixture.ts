import type { Sport, Fixture as ToldFixture } from '../protocol/message.ts'

/** Home, away. */
export type Two = readonly [home: number, away: number]
export type Side = '1' | '2'

/** A match that will be played, is played or was played. */
export type Fixture = Pick<ToldFixture, 'id' | 'league' | 'home' | 'away' | 'bestOf'> & {
  sport: Sport
  startMs: number
  /** How good both sides are on the day: the best of a league is about 0.5, its worst about −0.5. */
  strengths: Two
  /** Somebody comes through it: to the next round, or with the cup. */
  tie?: 'round' | 'final'
}

/** By how much the home side is the better one. */
export const leadOf = ({ strengths: [home, away] }: Fixture): number => home - away

/** How many maps or sets it is played over, at most. */
export const bestOfSeries = ({ bestOf }: Pick<Fixture, 'bestOf'>): 3 | 5 => (bestOf === 5 ? 5 : 3)

/** A league of the world: sides from the strongest to the weakest, and when its matches begin each day, UTC. */
export type League = {
  id: string
  name: string
  country: string
  sides: readonly string[]
  kickOffs: readonly string[]
  /** Of sets or maps. */
  bestOf?: 3 | 5
  /** A knock-out of sixteen in place of a table: a draw, four rounds, five days. Four kick-offs. */
  isKnockout?: true
  /** How many go down at the end of a season, where some do. */
  relegated?: number
}

/** `A, B` or `10:00 12:00`. */
export const named = (names: string): string[] => names.split(', ')
export const at = (times: string): string[] => times.split(' ')
