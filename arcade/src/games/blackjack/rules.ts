import { type Card, dealOne, newShoe, type Shoe } from '../cards.ts'
import {
  type Game,
  isStake,
  type Kurus,
  membersOf,
  type Random,
  type Reason,
  stakesBetween,
} from '../game.ts'
import { isAce, isBust, isPair, isTwoCard21, pointsOfHand } from './hand.ts'

/**
 * Han Blackjack: eight decks that are fresh for every round; the dealer stands on every 17 and looks
 * for a blackjack under an ace and a ten; 3:2; any first two cards are doubled, after a split too; a
 * pair is split once, aces get one card each; insurance of half the stake, 2:1. One or two places.
 */
export type Bet = { stakesKurus: Kurus[] }
export type Move =
  | { insure: boolean }
  | { hit: true }
  | { stand: true }
  | { double: true }
  | { split: true }
export type Hand = {
  /** Which of the bet's places it began at. */
  place: number
  cards: Card[]
  stakeKurus: Kurus
  isSplit: boolean
  isDone: boolean
}
export type State = {
  shoe: Shoe
  dealer: Card[]
  hands: Hand[]
  /** Null while it is offered or was never. */
  insuranceKurus: Kurus | null
  phase: 'insurance' | 'hands' | 'over'
}

export const STAKE_LIRA = { least: 5, most: 5_000 }
export const PLACES_MOST = 2
/** Two hands of a split pair, both doubled and won. */
const MOST_STAKES = 8

type Deal = { state: State; random: Random }

function draw({ state, random }: Deal): { card: Card; state: State } {
  const { card, shoe } = dealOne(state.shoe, random)
  return { card, state: { ...state, shoe } }
}

/** The hand in turn; -1 where none is left. */
export const actingOf = ({ hands }: Pick<State, 'hands'>) =>
  hands.findIndex(({ isDone }) => !isDone)
const stakesOf = ({ hands }: State) => hands.reduce((sum, { stakeKurus }) => sum + stakeKurus, 0)
export const isBlackjack = ({ cards, isSplit }: Hand) => !isSplit && isTwoCard21(cards)

function withHand(state: State, at: number, changed: Partial<Hand>): State {
  return {
    ...state,
    hands: state.hands.map((hand, index) => (index === at ? { ...hand, ...changed } : hand)),
  }
}

/** One more card for a hand, which 21 or more ends. */
function dealTo({ state, random }: Deal, at: number, isLast: boolean): State {
  const { card, state: after } = draw({ state, random })
  const cards = [...(after.hands[at]?.cards ?? []), card]
  return withHand(after, at, { cards, isDone: isLast || pointsOfHand(cards).points >= 21 })
}

/** The dealer looks under an ace or a ten; then the hands play, and with none left the dealer. */
function goOn({ state, random }: Deal): State {
  if (isTwoCard21(state.dealer)) return { ...state, phase: 'over' }
  if (actingOf(state) >= 0) return { ...state, phase: 'hands' }
  const isAlive = state.hands.some((hand) => !isBust(hand.cards) && !isBlackjack(hand))
  let now = state
  while (isAlive && pointsOfHand(now.dealer).points < 17) {
    const { card, state: after } = draw({ state: now, random })
    now = { ...after, dealer: [...after.dealer, card] }
  }
  return { ...now, phase: 'over' }
}

function split({ state, random }: Deal, at: number): State {
  const hand = state.hands[at]
  const [first, second] = hand?.cards ?? []
  if (!hand || first === undefined || second === undefined) throw new Error('no pair to split')
  const halves = [first, second].map((card) => ({ ...hand, cards: [card], isSplit: true }))
  let now: State = { ...state, hands: state.hands.toSpliced(at, 1, ...halves) }
  for (const index of [at, at + 1]) now = dealTo({ state: now, random }, index, isAce(first))
  return now
}

function act(deal: Deal, move: Exclude<Move, { insure: boolean }>): State {
  const { state } = deal
  const at = actingOf(state)
  if ('stand' in move) return withHand(state, at, { isDone: true })
  if ('split' in move) return split(deal, at)
  if ('hit' in move) return dealTo(deal, at, false)
  const stakeKurus = 2 * (state.hands[at]?.stakeKurus ?? 0)
  return dealTo({ ...deal, state: withHand(state, at, { stakeKurus }) }, at, true)
}

function whyNot(state: State, move: Move): Reason | undefined {
  if (state.phase === 'over') return 'over'
  if ('insure' in move) return state.phase === 'insurance' ? undefined : 'not_now'
  if (state.phase === 'insurance') return 'not_now'
  const hand = state.hands[actingOf(state)]
  if (!hand) return 'over'
  if ('double' in move) return hand.cards.length === 2 ? undefined : 'not_these_cards'
  if (!('split' in move)) return undefined
  if (hand.isSplit) return 'taken_already'
  return isPair(hand.cards) ? undefined : 'not_these_cards'
}

/** What one hand returns once the dealer is done. */
export function returnOfHand(hand: Hand, dealer: readonly Card[]): Kurus {
  const { cards, stakeKurus } = hand
  if (isTwoCard21(dealer)) return isBlackjack(hand) ? stakeKurus : 0
  if (isBlackjack(hand)) return (stakeKurus * 5) / 2
  if (isBust(cards)) return 0
  const [mine, theirs] = [pointsOfHand(cards).points, pointsOfHand(dealer).points]
  if (theirs > 21 || mine > theirs) return 2 * stakeKurus
  return mine === theirs ? stakeKurus : 0
}

export const blackjack: Game<Bet, Move, State> = {
  code: 'zar_han_blackjack',
  kind: 'table',
  version: '1',
  stakesKurus: stakesBetween(STAKE_LIRA.least, STAKE_LIRA.most),
  paytable: {
    decks: 8,
    blackjack: '3:2',
    insurance: '2:1',
    standsOn: 17,
    splits: 1,
    places: PLACES_MOST,
  },
  readBet(input) {
    const stakes = membersOf(input, ['stakesKurus'])?.stakesKurus
    if (!Array.isArray(stakes) || stakes.length < 1 || stakes.length > PLACES_MOST) return undefined
    const isRight = stakes.every((stake) => isStake(stake, STAKE_LIRA.least, STAKE_LIRA.most))
    return isRight ? { stakesKurus: stakes } : undefined
  },
  stakeOf: ({ stakesKurus }) => stakesKurus.reduce((sum, stake) => sum + stake, 0),
  mostReturnOf: ({ stakesKurus }) =>
    MOST_STAKES * stakesKurus.reduce((sum, stake) => sum + stake, 0),
  /** Each place in turn, the dealer's open card, each place again, the dealer's hidden one. */
  begin({ stakesKurus }, random) {
    const hands = stakesKurus.map(
      (stakeKurus, place): Hand => ({
        place,
        cards: [],
        stakeKurus,
        isSplit: false,
        isDone: false,
      }),
    )
    let state: State = { shoe: newShoe(), dealer: [], hands, insuranceKurus: null, phase: 'hands' }
    for (const _round of [1, 2]) {
      for (const at of hands.keys()) state = dealTo({ state, random }, at, false)
      const { card, state: after } = draw({ state, random })
      state = { ...after, dealer: [...after.dealer, card] }
    }
    if (isAce(state.dealer[0] ?? 0)) return { ...state, phase: 'insurance' }
    return goOn({ state, random })
  },
  readMove(input) {
    const insure = membersOf(input, ['insure'])?.insure
    if (typeof insure === 'boolean') return { insure }
    if (membersOf(input, ['hit'])?.hit === true) return { hit: true }
    if (membersOf(input, ['stand'])?.stand === true) return { stand: true }
    if (membersOf(input, ['double'])?.double === true) return { double: true }
    return membersOf(input, ['split'])?.split === true ? { split: true } : undefined
  },
  whyNot,
  priceOf(state, move) {
    if ('insure' in move) return move.insure ? stakesOf(state) / 2 : 0
    return 'double' in move || 'split' in move ? (state.hands[actingOf(state)]?.stakeKurus ?? 0) : 0
  },
  play(state, move, random) {
    if ('insure' in move) {
      const insuranceKurus = move.insure ? stakesOf(state) / 2 : 0
      return goOn({ state: { ...state, insuranceKurus }, random })
    }
    return goOn({ state: act({ state, random }, move), random })
  },
  choicesOf: ({ phase }) =>
    phase === 'insurance'
      ? [{ insure: true }, { insure: false }]
      : [{ hit: true }, { stand: true }, { double: true }, { split: true }],
  returnOf({ hands, dealer, insuranceKurus, phase }) {
    if (phase !== 'over') return undefined
    const insured = isTwoCard21(dealer) ? 3 * (insuranceKurus ?? 0) : 0
    return hands.reduce((sum, hand) => sum + returnOfHand(hand, dealer), insured)
  },
  shownOf({ shoe: _hidden, ...state }) {
    return state.phase === 'over' ? state : { ...state, dealer: state.dealer.slice(0, 1) }
  },
  whenLeft: ({ phase }) => (phase === 'insurance' ? { insure: false } : { stand: true }),
}
