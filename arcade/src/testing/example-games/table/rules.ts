import { CARDS, type Card, rankOf } from '../../../games/cards.ts'
import {
  type Game,
  isStake,
  type Kurus,
  membersOf,
  stakesBetween,
  times,
} from '../../../games/game.ts'

/**
 * A card for the player, open, and one for the dealer, hidden. The player stands, or doubles the stake;
 * then the higher card pays. Equal cards lose; an ace is the lowest; the deck is endless.
 */
export type Bet = { stakeKurus: Kurus }
export type Move = { stand: true } | { double: true }
export type State = {
  stakeKurus: Kurus
  player: Card
  dealer: Card
  /** Null while the player decides. */
  end: 'stood' | 'doubled' | null
}

/** What the higher card returns, in hundredths of what is staked. */
export const PAY = 180
const [LEAST_LIRA, MOST_LIRA] = [5, 1_000]

export const isWon = ({ player, dealer }: Pick<State, 'player' | 'dealer'>): boolean =>
  rankOf(player) > rankOf(dealer)
const stakedIn = ({ stakeKurus, end }: State) => (end === 'doubled' ? 2 : 1) * stakeKurus

export const exampleGame: Game<Bet, Move, State> = {
  code: 'zar_example',
  kind: 'table',
  version: '1',
  stakesKurus: stakesBetween(LEAST_LIRA, MOST_LIRA),
  paytable: { higher: PAY, equal: 0, decks: 'endless' },
  readBet(input) {
    const stakeKurus = membersOf(input, ['stakeKurus'])?.stakeKurus
    return isStake(stakeKurus, LEAST_LIRA, MOST_LIRA) ? { stakeKurus } : undefined
  },
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: ({ stakeKurus }) => times(2 * stakeKurus, PAY),
  begin: ({ stakeKurus }, random) => ({
    stakeKurus,
    player: random.below(CARDS),
    dealer: random.below(CARDS),
    end: null,
  }),
  readMove(input) {
    if (membersOf(input, ['stand'])?.stand === true) return { stand: true }
    return membersOf(input, ['double'])?.double === true ? { double: true } : undefined
  },
  whyNot: ({ end }) => (end ? 'over' : undefined),
  priceOf: ({ stakeKurus }, move) => ('double' in move ? stakeKurus : 0),
  play: (state, move) => ({ ...state, end: 'double' in move ? 'doubled' : 'stood' }),
  choicesOf: () => [{ stand: true }, { double: true }],
  returnOf(state) {
    if (!state.end) return undefined
    return isWon(state) ? times(stakedIn(state), PAY) : 0
  },
  shownOf: ({ dealer, ...state }) => (state.end ? { ...state, dealer } : state),
  whenLeft: () => ({ stand: true }),
}
