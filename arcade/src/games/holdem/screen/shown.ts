import type { Round } from '../../../protocol.ts'
import type { Asked, Play } from '../../../screens/game/game-screen.ts'
import { type ChipOptions, roundOnTable } from '../../../screens/kit/chips/table-play.ts'
import type { Placed } from '../../bets.ts'
import type { Card } from '../../cards.ts'
import { type Ranked, rankBest } from '../../poker.ts'
import { range } from '../../shuffle.ts'
import { ANTE_PAYS, aaOddsOf, dealerQualifies, holdem, type State } from '../rules.ts'

export type Options = ChipOptions & {
  /** Where the felt has no room for the pay tables: whether they lie over it. */
  arePaysOpen: boolean
}
export type Some = Asked<Options>

/** A card, the back of one, or nothing yet. */
export type Slot = Card | 'down' | null

export type Frame = {
  player: readonly Slot[]
  dealer: readonly Slot[]
  board: readonly Slot[]
  /** The round on the table; null where chips are laid for the next. */
  state: State | null
  /** Nothing is left to show. */
  isOver: boolean
  /** Cards that came in this telling, by their places: they fly or turn. */
  fresh: readonly string[]
}

/** The server writes it (`shownOf` of the rules). */
export const stateIn = (round: Round): State => round.shown as unknown as State

const [TWO, FIVE] = [range(0, 1), range(0, 4)]
const none = (places: readonly number[]): readonly null[] => places.map(() => null)

export const EMPTY: Frame = {
  player: none(TWO),
  dealer: none(TWO),
  board: none(FIVE),
  state: null,
  isOver: false,
  fresh: [],
}

/** After a fold the cards that were not reached stay closed. */
export function frameOf(round: Round | null, options: Options): Frame {
  const onTable = roundOnTable(round, options)
  return onTable ? restOf(stateIn(onTable)) : EMPTY
}

export function restOf(state: State): Frame {
  const isCalled = state.end === 'called'
  return {
    player: state.player,
    dealer: isCalled ? state.dealer : TWO.map(() => 'down' as const),
    board: FIVE.map((place) => (isCalled || place < 3 ? (state.board[place] ?? null) : null)),
    state,
    isOver: state.end !== null,
    fresh: [],
  }
}

/** A round is on the table, from the deal to its result. */
export const isInRound = ({ phase, round }: Play): boolean =>
  round !== null && (phase === 'telling' || (phase !== 'ready' && !round.isDecided))

export const openCards = (slots: readonly Slot[]): Card[] =>
  slots.filter((slot) => typeof slot === 'number')

type Best = Ranked & { cards: Card[] }

/** The best five of a hand with what is open on the board; undefined below five cards. */
export function bestOf(hand: readonly Slot[], board: readonly Slot[]): Best | undefined {
  const own = openCards(hand)
  const all = [...own, ...openCards(board)]
  return own.length === hand.length && all.length >= 5 ? rankBest(all) : undefined
}

/** After a call: who won, or that the dealer had no pair of fours. */
export type Outcome = 'unqualified' | 'won' | 'tie' | 'lost'

export function outcomeOf({ player, dealer, board }: State): Outcome {
  if (!dealerQualifies(dealer, board)) return 'unqualified'
  const [mine, theirs] = [player, dealer].map((hand) => rankBest([...hand, ...board]).value)
  if (mine === theirs) return 'tie'
  return (mine ?? 0) > (theirs ?? 0) ? 'won' : 'lost'
}

export const PLACES = ['aa', 'ante', 'call'] as const
export type Place = (typeof PLACES)[number]

export type Result = { place: Place; stakeKurus: number; returnKurus: number }

export const callPrice = (state: State): number => holdem.priceOf(state, { call: true })

/** Odds to one of the ante for the player's best hand. */
export const anteOdds = ({ player, board }: State): number =>
  ANTE_PAYS[rankBest([...player, ...board]).hand] ?? 1

/** What each bet of a round that is over staked and returned. */
export function resultsOf(state: State): Result[] {
  const { anteKurus, end } = state
  if (end !== 'called')
    return [...aaResult(state), { place: 'ante', stakeKurus: anteKurus, returnKurus: 0 }]
  const [ante, call] = RETURNS[outcomeOf(state)](anteOdds(state))
  const callKurus = callPrice(state)
  return [
    ...aaResult(state),
    { place: 'ante', stakeKurus: anteKurus, returnKurus: anteKurus * ante },
    { place: 'call', stakeKurus: callKurus, returnKurus: callKurus * call },
  ]
}

/** Times the stake that ante and call return. */
const RETURNS: Record<Outcome, (odds: number) => [ante: number, call: number]> = {
  unqualified: (odds) => [1 + odds, 1],
  won: (odds) => [1 + odds, 2],
  tie: () => [1, 1],
  lost: () => [0, 0],
}

/** AA+ is decided by the flop. */
export function aaResult({ aaKurus, player, board }: State): Result[] {
  if (aaKurus === 0 || board.length < 3) return []
  const odds = aaOddsOf(player, board.slice(0, 3))
  const returnKurus = odds === undefined ? 0 : aaKurus * (odds + 1)
  return [{ place: 'aa', stakeKurus: aaKurus, returnKurus }]
}

/** The bets of a round by place, for the next one. */
export const betsOf = (round: Round): Placed => betsIn(stateIn(round))

function betsIn({ anteKurus, aaKurus }: State): Placed {
  const ante = { place: 'ante', stakeKurus: anteKurus }
  return aaKurus > 0 ? [ante, { place: 'aa', stakeKurus: aaKurus }] : [ante]
}

/** What lies on the table in a picture: with the call once it is made. */
export function lyingIn({ state }: Frame, { placing }: Options): Placed {
  if (!state) return placing.laid
  if (state.end !== 'called') return betsIn(state)
  return [...betsIn(state), { place: 'call', stakeKurus: callPrice(state) }]
}
