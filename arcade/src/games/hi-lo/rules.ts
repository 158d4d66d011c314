import { CARDS, type Card, rankOf } from '../cards.ts'
import {
  type Game,
  isStake,
  type Kurus,
  membersOf,
  type Random,
  stakesBetween,
  times,
} from '../game.ts'

/**
 * Alt Üst: is the next card higher or lower? The deck is endless: each card is drawn of all 52. Equal
 * counts for the call. The edge is taken once, whatever the number of guesses.
 */
export type Bet = { stakeKurus: Kurus }
export type Call = 'higher' | 'lower' | 'same'
export type Move = { call: Call } | { skip: true } | { cashOut: true }
export type State = {
  stakeKurus: Kurus
  cards: { card: Card; by: Call | 'skip' | null }[]
  /** Winning ranks of each right guess. */
  right: number[]
  end: 'cashed out' | 'wrong' | null
}

export const RANKS = 13
const SKIPS_MOST = 52
/** Hundredths. A guess that would pass this cannot be made. */
const MOST_HUNDREDTHS = 500_000n
const [LEAST_LIRA, MOST_LIRA] = [1, 2_000]

/**
 * Winning ranks of a call on this card, 0 where it is not offered. On an ace and a king the sure
 * call is replaced by *same*.
 */
export function winningRanks(card: Card, call: Call): number {
  const rank = rankOf(card) + 1
  const isEnd = rank === 1 || rank === RANKS
  if (call === 'same') return isEnd ? 1 : 0
  if (isEnd) return (rank === 1) === (call === 'higher') ? RANKS - 1 : 0
  return call === 'higher' ? RANKS - rank + 1 : rank
}

function isRight(from: Card, to: Card, call: Call): boolean {
  const [before, after] = [rankOf(from), rankOf(to)]
  if (call === 'same') return after === before
  const isEnd = before === 0 || before === RANKS - 1
  if (isEnd && after === before) return false
  return call === 'higher' ? after >= before : after <= before
}

/** ⌊97 · 13ᵏ ÷ Π wᵢ⌋ hundredths; 0 before the first guess. */
export function totalOf(right: readonly number[]): number {
  const product = right.reduce((all, ranks) => all * BigInt(ranks), 1n)
  return right.length === 0 ? 0 : Number((97n * BigInt(RANKS) ** BigInt(right.length)) / product)
}

const lastCard = ({ cards }: State): Card => cards.at(-1)?.card ?? 0
const skipsOf = ({ cards }: State) => cards.filter(({ by }) => by === 'skip').length

/** What a right call would bring the total to, undefined where it is not offered. */
export function totalAfter(state: State, call: Call): number | undefined {
  const ranks = winningRanks(lastCard(state), call)
  if (ranks === 0) return undefined
  const total = totalOf([...state.right, ranks])
  return BigInt(total) > MOST_HUNDREDTHS ? undefined : total
}

const CALLS = ['higher', 'lower', 'same'] as const
const isStuck = (state: State) => CALLS.every((call) => totalAfter(state, call) === undefined)

export const hiLo: Game<Bet, Move, State> = {
  code: 'zar_alt_ust',
  kind: 'instant',
  version: '1',
  stakesKurus: stakesBetween(LEAST_LIRA, MOST_LIRA),
  paytable: { ranks: RANKS, returnedPercent: 97, mostHundredths: Number(MOST_HUNDREDTHS) },
  readBet(input) {
    const read = membersOf(input, ['stakeKurus'])
    return read && isStake(read.stakeKurus, LEAST_LIRA, MOST_LIRA)
      ? { stakeKurus: read.stakeKurus }
      : undefined
  },
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: ({ stakeKurus }) => times(stakeKurus, Number(MOST_HUNDREDTHS)),
  begin: ({ stakeKurus }, random) => ({
    stakeKurus,
    cards: [{ card: random.below(CARDS), by: null }],
    right: [],
    end: null,
  }),
  readMove(input) {
    const call = CALLS.find((known) => known === membersOf(input, ['call'])?.call)
    if (call) return { call }
    if (membersOf(input, ['skip'])?.skip === true) return { skip: true }
    return membersOf(input, ['cashOut'])?.cashOut === true ? { cashOut: true } : undefined
  },
  whyNot(state, move) {
    if (state.end) return 'over'
    if ('cashOut' in move) return state.right.length === 0 ? 'not_now' : undefined
    if ('skip' in move) return skipsOf(state) >= SKIPS_MOST ? 'at_limit' : undefined
    if (winningRanks(lastCard(state), move.call) === 0) return 'not_these_cards'
    return totalAfter(state, move.call) === undefined ? 'at_limit' : undefined
  },
  priceOf: () => 0,
  play(state, move, random: Random) {
    if ('cashOut' in move) return { ...state, end: 'cashed out' }
    const card = random.below(CARDS)
    if ('skip' in move)
      return closedIfStuck({ ...state, cards: [...state.cards, { card, by: 'skip' }] })
    const cards = [...state.cards, { card, by: move.call }]
    const before = lastCard(state)
    if (!isRight(before, card, move.call)) return { ...state, cards, end: 'wrong' }
    const right = [...state.right, winningRanks(before, move.call)]
    return closedIfStuck({ ...state, cards, right })
  },
  choicesOf: () => [...CALLS.map((call) => ({ call })), { skip: true }, { cashOut: true }],
  returnOf({ stakeKurus, right, end }) {
    if (!end) return undefined
    return end === 'wrong' ? 0 : times(stakeKurus, totalOf(right))
  },
  shownOf: (state) => state,
  whenLeft: ({ right }) => (right.length === 0 ? 'stake back' : { cashOut: true }),
}

/** Where no call is left under the greatest total, the round is cashed out by itself. */
const closedIfStuck = (state: State): State =>
  state.right.length > 0 && isStuck(state) ? { ...state, end: 'cashed out' } : state
