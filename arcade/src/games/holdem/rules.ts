import { CARDS, type Card } from '../cards.ts'
import { type Game, isStake, type Kurus, membersOf, stakesBetween } from '../game.ts'
import { type Hand, rankBest } from '../poker.ts'
import { drawSome, range } from '../shuffle.ts'

/**
 * Liman Hold'em: ante, two cards and the flop; fold, or call twice the ante. The dealer needs a pair
 * of fours. AA+ is paid by the player's two cards and the flop.
 */
export type Bet = { anteKurus: Kurus; aaKurus: Kurus }
export type Move = { fold: true } | { call: true }
export type State = {
  anteKurus: Kurus
  aaKurus: Kurus
  player: Card[]
  dealer: Card[]
  board: Card[]
  end: 'folded' | 'called' | null
}

/** Odds to one. */
export const ANTE_PAYS: Readonly<Partial<Record<Hand, number>>> = {
  royal: 100,
  straightFlush: 20,
  quads: 10,
  full: 3,
  flush: 2,
}
export const AA_PAYS: Readonly<Partial<Record<Hand, number>>> = {
  royal: 100,
  straightFlush: 50,
  quads: 40,
  full: 30,
  flush: 25,
  straight: 7,
  trips: 7,
  twoPair: 7,
}
export const ACES_PAY = 7
const ACE = 14
const FOUR = 4
export const ANTE_LIRA = { least: 5, most: 2_000 }
export const AA_LIRA = { least: 1, most: 500 }

export function dealerQualifies(dealer: readonly Card[], board: readonly Card[]): boolean {
  const { hand, ranks } = rankBest([...dealer, ...board])
  return hand !== 'high' && (hand !== 'pair' || (ranks[0] ?? 0) >= FOUR)
}

/** Odds to one of AA+ for two cards and the flop; undefined where it loses. */
export function aaOddsOf(player: readonly Card[], flop: readonly Card[]): number | undefined {
  const { hand, ranks } = rankBest([...player, ...flop])
  return hand === 'pair' && ranks[0] === ACE ? ACES_PAY : AA_PAYS[hand]
}

/** What ante and call return together after a call, in antes; three are staked. */
export function antesAfterCall(
  player: readonly Card[],
  dealer: readonly Card[],
  board: readonly Card[],
): number {
  const mine = rankBest([...player, ...board])
  const anteReturn = 1 + (ANTE_PAYS[mine.hand] ?? 1)
  if (!dealerQualifies(dealer, board)) return anteReturn + 2
  const theirs = rankBest([...dealer, ...board])
  if (mine.value === theirs.value) return 3
  return mine.value > theirs.value ? anteReturn + 4 : 0
}

const aaReturn = ({ aaKurus, player, board }: State): Kurus => {
  const odds = aaOddsOf(player, board.slice(0, 3))
  return odds === undefined ? 0 : aaKurus * (odds + 1)
}

export const holdem: Game<Bet, Move, State> = {
  code: 'zar_liman_holdem',
  kind: 'table',
  version: '1',
  stakesKurus: stakesBetween(ANTE_LIRA.least, ANTE_LIRA.most),
  paytable: { ante: ANTE_PAYS, anteOther: 1, aa: AA_PAYS, aces: ACES_PAY, dealerNeedsPairOf: FOUR },
  readBet(input) {
    const read = membersOf(input, ['anteKurus', 'aaKurus'])
    if (!read || !isStake(read.anteKurus, ANTE_LIRA.least, ANTE_LIRA.most)) return undefined
    const { aaKurus } = read
    if (aaKurus !== 0 && !isStake(aaKurus, AA_LIRA.least, AA_LIRA.most)) return undefined
    return { anteKurus: read.anteKurus, aaKurus }
  },
  stakeOf: ({ anteKurus, aaKurus }) => anteKurus + aaKurus,
  /** A royal flush from two cards and the flop. */
  mostReturnOf: ({ anteKurus, aaKurus }) => anteKurus * 105 + aaKurus * 101,
  begin({ anteKurus, aaKurus }, random) {
    const cards = drawSome(range(0, CARDS - 1), 9, random)
    const [player, dealer, board] = [cards.slice(0, 2), cards.slice(2, 4), cards.slice(4)]
    return { anteKurus, aaKurus, player, dealer, board, end: null }
  },
  readMove(input) {
    if (membersOf(input, ['fold'])?.fold === true) return { fold: true }
    return membersOf(input, ['call'])?.call === true ? { call: true } : undefined
  },
  whyNot: ({ end }) => (end ? 'over' : undefined),
  priceOf: ({ anteKurus }, move) => ('call' in move ? 2 * anteKurus : 0),
  play: (state, move) => ({ ...state, end: 'call' in move ? 'called' : 'folded' }),
  choicesOf: () => [{ fold: true }, { call: true }],
  returnOf(state) {
    if (!state.end) return undefined
    const { anteKurus, player, dealer, board, end } = state
    const main = end === 'called' ? anteKurus * antesAfterCall(player, dealer, board) : 0
    return main + aaReturn(state)
  },
  shownOf({ dealer, board, ...state }) {
    return state.end
      ? { ...state, dealer, board }
      : { ...state, dealer: [], board: board.slice(0, 3) }
  },
  whenLeft: () => ({ fold: true }),
}
