import { CARDS, type Card } from '../cards.ts'
import { type Game, isWhole, type Kurus, membersOf, stakesBetween } from '../game.ts'
import { rankFive } from '../poker.ts'
import { drawSome, range } from '../shuffle.ts'

/** Beşli: jacks or better, 9/6. Five cards, any of them held, the others drawn anew from one deck. */
export type Bet = { coinKurus: Kurus; coins: number }
export type Move = { hold: number[] }
export type State = Bet & {
  /** The first ten of the deck: five dealt, then those that fill the free places in order. */
  deck: Card[]
  held: number[] | null
}

export const COINS_MOST = 5
export const ROYAL_AT_FIVE = 800
export const ROYAL_BELOW = 250
const JACK = 11
/** Coins for each staked coin. */
export const PAYS: Readonly<Record<string, number>> = {
  straightFlush: 50,
  quads: 25,
  full: 9,
  flush: 6,
  straight: 4,
  trips: 3,
  twoPair: 2,
  jacks: 1,
}
const COIN_LIRA = { least: 1, most: 200 }

/** Coins that a hand of five pays for each staked coin. */
export function payOf(cards: readonly Card[], coins: number): number {
  const { hand, ranks } = rankFive(cards)
  if (hand === 'royal') return coins === COINS_MOST ? ROYAL_AT_FIVE : ROYAL_BELOW
  if (hand === 'pair') return (ranks[0] ?? 0) >= JACK ? (PAYS.jacks ?? 0) : 0
  return PAYS[hand] ?? 0
}

/** The five cards after the draw; those dealt before it. */
export function cardsOf({ deck, held }: State): Card[] {
  const dealt = deck.slice(0, 5)
  if (!held) return dealt
  const next = deck.slice(5).values()
  return dealt.map((card, place) => (held.includes(place) ? card : (next.next().value ?? card)))
}

const ALL = range(0, 4)

export const videoPoker: Game<Bet, Move, State> = {
  code: 'zar_besli',
  kind: 'table',
  version: '1',
  stakesKurus: stakesBetween(COIN_LIRA.least, COIN_LIRA.most),
  paytable: { ...PAYS, royalAtFive: ROYAL_AT_FIVE, royalBelow: ROYAL_BELOW },
  readBet(input) {
    const read = membersOf(input, ['coinKurus', 'coins'])
    if (!read || !isWhole(read.coins, 1, COINS_MOST)) return undefined
    const { coinKurus } = read
    if (!isWhole(coinKurus, COIN_LIRA.least * 100, COIN_LIRA.most * 100)) return undefined
    return coinKurus % 100 === 0 ? { coinKurus, coins: read.coins } : undefined
  },
  stakeOf: ({ coinKurus, coins }) => coinKurus * coins,
  mostReturnOf: ({ coinKurus, coins }) =>
    coinKurus * coins * (coins === COINS_MOST ? ROYAL_AT_FIVE : ROYAL_BELOW),
  begin: ({ coinKurus, coins }, random) => ({
    coinKurus,
    coins,
    deck: drawSome(range(0, CARDS - 1), 10, random),
    held: null,
  }),
  readMove(input) {
    const hold = membersOf(input, ['hold'])?.hold
    if (!Array.isArray(hold) || !hold.every((place) => isWhole(place, 0, 4))) return undefined
    return new Set(hold).size === hold.length
      ? { hold: [...hold].sort((a, b) => a - b) }
      : undefined
  },
  whyNot: ({ held }) => (held ? 'over' : undefined),
  priceOf: () => 0,
  play: (state, { hold }) => ({ ...state, held: hold }),
  choicesOf: () => [{ hold: ALL }],
  returnOf: (state) =>
    state.held ? state.coinKurus * state.coins * payOf(cardsOf(state), state.coins) : undefined,
  shownOf(state) {
    const { coinKurus, coins, deck, held } = state
    return { coinKurus, coins, dealt: deck.slice(0, 5), held, cards: cardsOf(state) }
  },
  whenLeft: () => ({ hold: ALL }),
}
