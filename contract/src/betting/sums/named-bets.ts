import type { Bet } from './bet.ts'

/** The bets that have a name. Their greatest size is all legs, so none has a banker. */
export const NAMED_BETS = {
  single: { legs: 1, sizes: [1] },
  double: { legs: 2, sizes: [2] },
  treble: { legs: 3, sizes: [3] },
  trixie: { legs: 3, sizes: [2, 3] },
  patent: { legs: 3, sizes: [1, 2, 3] },
  yankee: { legs: 4, sizes: [2, 3, 4] },
  lucky15: { legs: 4, sizes: [1, 2, 3, 4] },
  canadian: { legs: 5, sizes: [2, 3, 4, 5] },
  lucky31: { legs: 5, sizes: [1, 2, 3, 4, 5] },
  heinz: { legs: 6, sizes: [2, 3, 4, 5, 6] },
  lucky63: { legs: 6, sizes: [1, 2, 3, 4, 5, 6] },
  superheinz: { legs: 7, sizes: [2, 3, 4, 5, 6, 7] },
  goliath: { legs: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
} as const satisfies Record<string, { legs: number; sizes: readonly number[] }>

export type BetName = keyof typeof NAMED_BETS
export const BET_NAMES = Object.keys(NAMED_BETS) as BetName[]

/** The name of a bet, or null. */
export function nameOf({ legs, sizes }: Pick<Bet, 'legs' | 'sizes'>): BetName | null {
  const isNamed = (name: BetName) =>
    NAMED_BETS[name].legs === legs.length && NAMED_BETS[name].sizes.join() === sizes.join()
  return BET_NAMES.find(isNamed) ?? null
}
