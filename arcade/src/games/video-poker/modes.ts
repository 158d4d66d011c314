import { type Fraction, fraction, numberOf } from '../fraction.ts'
import type { Declared, Modes } from '../modes.ts'
import { range } from '../shuffle.ts'
import { bestHold, countHolds, type Holds } from './holds.ts'
import { type Bet, COINS_MOST, type Move, type State, videoPoker } from './rules.ts'

type Known = Omit<Declared, 'mode' | 'rtp'> & { exactRtp: Fraction }

/** By the best hold of every hand, as mathematics.deep.test.ts computes it: minutes are too long here. */
const FIVE: Known = {
  exactRtp: fraction(1_653_526_326_983n, 1_661_102_543_100n),
  hitRate: 0.454565330767,
  deviation: 4.417541898736,
  most: 800,
}
const FEWER: Known = {
  exactRtp: fraction(35_523_565_111n, 36_110_924_850n),
  hitRate: 0.454257794492,
  deviation: 2.219640958122,
  most: 250,
}

const holdsOf = new Map<number, Holds>()
function holdsFor(coins: number): Holds {
  const holds = holdsOf.get(coins) ?? countHolds(coins)
  holdsOf.set(coins, holds)
  return holds
}

export const videoPokerModes: Modes<Bet, Move, State> = {
  name: 'videopoker',
  game: videoPoker,
  isOfBestPlay: true,
  modeOf: ({ coins }) => `${coins}`,
  declared: () =>
    range(1, COINS_MOST).map((coins) => {
      const known = coins === COINS_MOST ? FIVE : FEWER
      return { mode: `${coins}`, rtp: numberOf(known.exactRtp), ...known }
    }),
  betOf: (mode) => videoPoker.readBet({ coinKurus: 100, coins: Number(mode) }),
  moveIn: (_mode, { deck, coins }) => ({
    hold: bestHold(holdsFor(coins), deck.slice(0, 5)).held,
  }),
}
