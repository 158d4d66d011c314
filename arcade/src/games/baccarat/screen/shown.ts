import type { Round } from '../../../protocol.ts'
import type { ScreenProps } from '../../../screens/game/game-screen.ts'
import type { Paid } from '../../../screens/kit/chips/flights.ts'
import { type ChipOptions, roundOnTable } from '../../../screens/kit/chips/table-play.ts'
import type { Card } from '../../cards.ts'
import { type Settled, times } from '../../game.ts'
import {
  type Bet,
  bankerDraws,
  countOf,
  hundredthsAt,
  PAYS,
  type Place,
  type Result,
  totalOf,
} from '../rules.ts'

export type Side = 'player' | 'banker'
/** A card that lies open, or one face down. */
export type Slot = Card | 'down'
export type Frame = {
  player: readonly Slot[]
  banker: readonly Slot[]
  isOver: boolean
  /** The card that waits for its player to peel it. */
  peeled?: { side: Side; place: number; card: Card }
}
export type Options = ChipOptions & {
  areRoadsOpen: boolean
  /** The player opens the cards of their own side by hand. */
  isSlow: boolean
}
export type Props = ScreenProps<Options, Frame>

export const EMPTY: Frame = { player: [], banker: [], isOver: false }
export const PLACES: readonly Place[] = ['player', 'tie', 'banker', 'playerPair', 'bankerPair']

/** The server writes it (`shownOf` of a game of one step). */
export const settledIn = (round: Round): Settled<Bet, Result> =>
  round.shown as unknown as Settled<Bet, Result>
export const resultOf = (round: Round): Result => settledIn(round).result

export function frameOf(round: Round | null, options: ChipOptions): Frame {
  const onTable = roundOnTable(round, options)
  if (!onTable) return EMPTY
  const { player, banker } = resultOf(onTable)
  return { player, banker, isOver: true }
}

export const openCards = (slots: readonly Slot[]): Card[] =>
  slots.filter((slot): slot is Card => slot !== 'down')

/** What the third-card rule says to a side; `third` is the count of the player's third card. */
export type Ruling = {
  is: 'natural' | 'draws' | 'stands'
  total: number
  third?: number
}

/** Of the cards that lie open: no ruling tells more than they do. */
export function rulingsOf({ player, banker }: Frame): Partial<Record<Side, Ruling>> {
  const [mine, other] = [openCards(player), openCards(banker)]
  if (mine.length < 2 || other.length < 2) return {}
  const totals = { player: totalOf(mine.slice(0, 2)), banker: totalOf(other.slice(0, 2)) }
  const natural = naturalsOf(totals)
  if (natural.player || natural.banker) return natural
  const drawsFirst = totals.player <= 5
  const forPlayer: Ruling = { is: drawsFirst ? 'draws' : 'stands', total: totals.player }
  const third = mine[2] === undefined ? undefined : countOf(mine[2])
  if (drawsFirst && third === undefined) return { player: forPlayer }
  return { player: forPlayer, banker: bankerRuling(totals.banker, third) }
}

function naturalsOf(totals: Record<Side, number>): Partial<Record<Side, Ruling>> {
  const rulingOf = (total: number): Ruling | undefined =>
    total >= 8 ? { is: 'natural', total } : undefined
  const [player, banker] = [rulingOf(totals.player), rulingOf(totals.banker)]
  return { ...(player && { player }), ...(banker && { banker }) }
}

/** The player's third card is told where it decides. */
function bankerRuling(total: number, third: number | undefined): Ruling {
  const decides = third !== undefined && total >= 3 && total <= 6
  return {
    is: bankerDraws(total, third) ? 'draws' : 'stands',
    total,
    ...(decides && { third }),
  }
}

/** The sides whose first two cards are a pair. */
export const pairsIn = (result: Result): Side[] =>
  (['player', 'banker'] as const).filter((side) => hundredthsAt(`${side}Pair`, result) > 0)

/** What became of a place: its bet won, came back, or neither. */
export function outcomeAt(place: Place, result: Result): 'won' | 'returned' | undefined {
  const hundredths = hundredthsAt(place, result)
  if (hundredths === 100) return 'returned'
  return hundredths > 100 ? 'won' : undefined
}

/** What each bet of a round brought. */
export function paidIn(round: Round): Paid[] {
  const { bet, result } = settledIn(round)
  return bet.bets.map(({ place, stakeKurus }) => {
    const hundredths = hundredthsAt(place as Place, result)
    return { place, stakeKurus, returnKurus: times(stakeKurus, hundredths) }
  })
}

/** Hundredths of a stake that a place pays beside it. */
export const oddsOf = (place: Place): number => PAYS[place] - 100
