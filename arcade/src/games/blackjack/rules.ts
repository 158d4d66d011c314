import { type Card, dealOne, newShoe, type Shoe } from '../cards.ts'
import { type Game, isStake, type Kurus, membersOf, type Random, stakesBetween } from '../game.ts'
import { isAce, isTwoCard21 } from './hand.ts'
import {
  actingOf,
  type Dealt,
  deal,
  dealerPlays,
  type HandMove,
  insuranceReturnOf,
  playOn,
  returnOfHand,
  whyNotPlay,
} from './play.ts'

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
export type State = Dealt & {
  shoe: Shoe
  /** Null while it is offered or was never. */
  insuranceKurus: Kurus | null
  phase: 'insurance' | 'hands' | 'over'
}

export const STAKE_LIRA = { least: 5, most: 5_000 }
export const PLACES_MOST = 2
/** Two hands of a split pair, both doubled and won. */
const MOST_STAKES = 8

/** The shoe as cards are drawn from it. */
function openShoe(closed: Shoe, random: Random) {
  let shoe = closed
  return {
    draw(): Card {
      const dealt = dealOne(shoe, random)
      shoe = dealt.shoe
      return dealt.card
    },
    left: () => shoe,
  }
}
type OpenShoe = ReturnType<typeof openShoe>

const stakesOf = ({ hands }: State) => hands.reduce((sum, { stakeKurus }) => sum + stakeKurus, 0)

/** The dealer looks under an ace or a ten; then the hands play, and with none left the dealer. */
function goOn(state: State, { draw, left }: OpenShoe): State {
  if (isTwoCard21(state.dealer)) return { ...state, shoe: left(), phase: 'over' }
  if (actingOf(state) >= 0) return { ...state, shoe: left(), phase: 'hands' }
  return { ...state, dealer: dealerPlays(state, draw), shoe: left(), phase: 'over' }
}

const playedBy = (move: Exclude<Move, { insure: boolean }>): HandMove => {
  if ('hit' in move) return 'hit'
  if ('stand' in move) return 'stand'
  return 'double' in move ? 'double' : 'split'
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
  begin({ stakesKurus }, random) {
    const shoe = openShoe(newShoe(), random)
    const places = stakesKurus.map((stakeKurus, place) => ({ place, stakeKurus }))
    const dealt = deal(places, shoe.draw)
    const state: State = { shoe: shoe.left(), ...dealt, insuranceKurus: null, phase: 'insurance' }
    return isAce(dealt.dealer[0] ?? 0) ? state : goOn(state, shoe)
  },
  readMove(input) {
    const insure = membersOf(input, ['insure'])?.insure
    if (typeof insure === 'boolean') return { insure }
    if (membersOf(input, ['hit'])?.hit === true) return { hit: true }
    if (membersOf(input, ['stand'])?.stand === true) return { stand: true }
    if (membersOf(input, ['double'])?.double === true) return { double: true }
    return membersOf(input, ['split'])?.split === true ? { split: true } : undefined
  },
  whyNot(state, move) {
    if (state.phase === 'over') return 'over'
    if ('insure' in move) return state.phase === 'insurance' ? undefined : 'not_now'
    if (state.phase === 'insurance') return 'not_now'
    return whyNotPlay(state.hands[actingOf(state)], playedBy(move))
  },
  priceOf(state, move) {
    if ('insure' in move) return move.insure ? stakesOf(state) / 2 : 0
    return 'double' in move || 'split' in move ? (state.hands[actingOf(state)]?.stakeKurus ?? 0) : 0
  },
  play(state, move, random) {
    const shoe = openShoe(state.shoe, random)
    if ('insure' in move) {
      return goOn({ ...state, insuranceKurus: move.insure ? stakesOf(state) / 2 : 0 }, shoe)
    }
    return goOn({ ...state, hands: playOn(state, playedBy(move), shoe.draw) }, shoe)
  },
  choicesOf: ({ phase }) =>
    phase === 'insurance'
      ? [{ insure: true }, { insure: false }]
      : [{ hit: true }, { stand: true }, { double: true }, { split: true }],
  returnOf({ hands, dealer, insuranceKurus, phase }) {
    if (phase !== 'over') return undefined
    const insured = insuranceReturnOf(insuranceKurus ?? 0, dealer)
    return hands.reduce((sum, hand) => sum + returnOfHand(hand, dealer), insured)
  },
  shownOf({ shoe: _hidden, ...state }) {
    return state.phase === 'over' ? state : { ...state, dealer: state.dealer.slice(0, 1) }
  },
  whenLeft: ({ phase }) => (phase === 'insurance' ? { insure: false } : { stand: true }),
}
