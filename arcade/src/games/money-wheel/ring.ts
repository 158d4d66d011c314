/** What a segment of the wheel is, and what a player bets on. Numbers are odds: 6.5 is 6,5 to 1. */
export const PLACES = ['1', '3', '6.5', '16', '25', '50', 'lale', 'nar'] as const
export type Place = (typeof PLACES)[number]

/** Of each number, in hundredths for each unit of the stake beside the stake itself. */
export const ODDS: Readonly<Record<Exclude<Place, 'lale' | 'nar'>, number>> = {
  '1': 100,
  '3': 300,
  '6.5': 650,
  '16': 1_600,
  '25': 2_500,
  '50': 5_000,
}

/** Under the three tulips, in an order that is drawn. */
export const TULIPS: readonly number[] = [2_500, 4_000, 8_800]

/** The bowls below the eight rows, by how often the seed went right. */
export const BOWLS: readonly number[] = [
  40_000, 15_000, 7_000, 3_800, 2_400, 3_800, 7_000, 15_000, 40_000,
]

/** The 54 segments in the order of the ring, from the pointer clockwise. */
export const RING: readonly Place[] = (
  '1 3 1 6.5 1 3 1 16 1 3 1 6.5 1 3 1 25 1 3 1 6.5 3 1 16 1 3 1 6.5 1 1 1 lale ' +
  '1 3 1 6.5 1 3 16 1 3 1 6.5 1 3 1 25 1 3 1 6.5 3 1 50 nar'
).split(' ') as Place[]
