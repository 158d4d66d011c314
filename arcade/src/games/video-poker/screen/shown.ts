import type { Round } from '../../../protocol.ts'
import type { Play } from '../../../screens/game/game-screen.ts'
import { type Card, rankOf } from '../../cards.ts'
import { HANDS, type Hand, rankFive } from '../../poker.ts'
import { range } from '../../shuffle.ts'
import { COINS_MOST, PAYS, payOf, ROYAL_AT_FIVE, ROYAL_BELOW } from '../rules.ts'

/** What the server shows of a round (`shownOf` of the rules). */
export type Shown = {
  coinKurus: number
  coins: number
  dealt: Card[]
  held: number[] | null
  cards: Card[]
}

export type Options = {
  coins: number
  isHintOn: boolean
  /** Places that are held in the round with this id. */
  holding: { roundId: string; places: readonly number[] } | null
}

export type Frame = {
  /** A card without a face is null. */
  cards: readonly (Card | null)[]
  /** The row of the pay table that these cards make. */
  row: Row | undefined
  coins: number | undefined
  /** Held in the draw; null before it. */
  held: readonly number[] | null
  isTelling: boolean
}

export const PLACES = range(0, 4)
export const NO_CARDS: readonly null[] = PLACES.map(() => null)

export const shownIn = (round: Round): Shown => round.shown as unknown as Shown

export function frameOf(round: Round | null): Frame {
  if (!round)
    return { cards: NO_CARDS, row: undefined, coins: undefined, held: null, isTelling: false }
  const { cards, coins, held } = shownIn(round)
  return { cards, row: rowOf(cards), coins, held, isTelling: false }
}

export type Row = Exclude<Hand, 'pair' | 'high'> | 'jacks'

/** Of the pay table, the best first. */
export const ROWS: readonly Row[] = [
  ...HANDS.filter((hand) => hand !== 'pair' && hand !== 'high').reverse(),
  'jacks',
]

/** Coins that a row pays for so many staked ones. */
export function coinsOf(row: Row, coins: number): number {
  if (row === 'royal') return coins * (coins === COINS_MOST ? ROYAL_AT_FIVE : ROYAL_BELOW)
  return coins * (PAYS[row] ?? 0)
}

export function rowOf(cards: readonly Card[]): Row | undefined {
  const { hand } = rankFive(cards)
  if (hand === 'high' || payOf(cards, 1) === 0) return undefined
  return hand === 'pair' ? 'jacks' : hand
}

/** Places of the cards that make the hand. */
export function madeBy(cards: readonly Card[]): number[] {
  const { hand } = rankFive(cards)
  if (HANDS.indexOf(hand) >= HANDS.indexOf('straight') && hand !== 'quads') return PLACES
  const isPaired = (card: Card) => cards.filter((one) => rankOf(one) === rankOf(card)).length > 1
  return cards.flatMap((card, place) => (isPaired(card) ? [place] : []))
}

/** Whether the stage has a round that is not over. While the next one is asked for, it has not. */
export const isInRound = ({ round, phase }: Pick<Play, 'round' | 'phase'>): boolean =>
  round !== null && (phase === 'telling' || (phase !== 'ready' && !round.isDecided))

/** Places that the player holds now; of a round that is drawn, those that were held. */
export function heldIn({ round }: Pick<Play, 'round'>, { holding }: Options): readonly number[] {
  if (!round) return []
  return shownIn(round).held ?? (holding?.roundId === round.id ? holding.places : [])
}

/** Holds a card, or lets it go. */
export function toggled(held: readonly number[], place: number): number[] {
  return held.includes(place) ? held.filter((one) => one !== place) : [...held, place].sort()
}
