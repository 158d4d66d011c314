import { isStake, type Kurus, membersOf } from './game.ts'

/** Chips on the places of a table, each place once. */
export type Placed = { place: string; stakeKurus: Kurus }[]

/** In whole lira. */
export type Limits = { least: number; most: (place: string) => number; mostInAll: number }

/** Bets as the page sends them: a known place each, whole lira within the limits; in lira. */
export function readPlaced(
  input: unknown,
  isPlace: (place: string) => boolean,
  { least, most, mostInAll }: Limits,
): Placed | undefined {
  const given = membersOf(input, ['bets'])?.bets
  if (!Array.isArray(given) || given.length === 0 || given.length > 200) return undefined
  const placed: Placed = []
  for (const one of given) {
    const read = membersOf(one, ['place', 'stakeKurus'])
    if (!read || typeof read.place !== 'string' || !isPlace(read.place)) return undefined
    if (!isStake(read.stakeKurus, least, most(read.place))) return undefined
    if (placed.some(({ place }) => place === read.place)) return undefined
    placed.push({ place: read.place, stakeKurus: read.stakeKurus })
  }
  return sumOf(placed) > mostInAll * 100 ? undefined : placed
}

export const sumOf = (placed: Placed): Kurus =>
  placed.reduce((sum, { stakeKurus }) => sum + stakeKurus, 0)
