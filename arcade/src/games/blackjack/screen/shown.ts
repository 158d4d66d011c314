import type { Round } from '../../../protocol.ts'
import type { Asked } from '../../../screens/game/game-screen.ts'
import { type ChipOptions, roundOnTable } from '../../../screens/kit/chips/table-play.ts'
import { isBust, isTwoCard21, pointsOfHand } from '../hand.ts'
import { actingOf, type Hand, insuranceReturnOf, isBlackjack, returnOfHand } from '../play.ts'
import type { State } from '../rules.ts'

export type Options = ChipOptions
export type Some = Asked<Options>

/** What the player may see of the state (`shownOf` of the rules). */
export type Table = Omit<State, 'shoe'>

/** The dealer's second card. */
export type Hole = 'none' | 'down' | 'turning' | 'open'

export type Frame = {
  /** Null while chips are laid for the next round. */
  table: Table | null
  step: 'bets' | 'dealing' | 'peek' | 'insurance' | 'hands' | 'dealer' | 'over'
  hole: Hole
  /** The cards that came in this telling, by `cardKey`: they fly from the shoe. */
  fresh: readonly string[]
  /** Those of them that are still on their way: no total counts them yet. */
  flying: readonly string[]
  /** The hand that was parted from the one before it in this telling. */
  parted: number | null
}

/** The server writes it. */
export const tableOf = (round: Round): Table => round.shown as unknown as Table

const NO_TABLE: Frame = {
  table: null,
  step: 'bets',
  hole: 'none',
  fresh: [],
  flying: [],
  parted: null,
}

export function frameOf(round: Round | null, options: Options): Frame {
  const onTable = roundOnTable(round, options)
  if (!onTable || onTable.state === 'voided') return NO_TABLE
  const table = tableOf(onTable)
  const isOver = table.phase === 'over'
  return {
    table,
    step: table.phase,
    hole: isOver ? 'open' : 'down',
    fresh: [],
    flying: [],
    parted: null,
  }
}

/** A hand keeps its key while others are split before it. */
export function handKey(hands: readonly Hand[], at: number): string {
  const place = hands[at]?.place ?? 0
  return `${place}-${hands.slice(0, at).filter((hand) => hand.place === place).length}`
}
export const cardKey = (hand: string, index: number): string => `${hand}:${index}`
export const DEALER = 'dealer'

/** The cards of a hand, or of the dealer, that lie on the table. */
export const landedIn = ({ flying }: Frame, key: string, cards: Hand['cards']): Hand['cards'] =>
  cards.filter((_, index) => !flying.includes(cardKey(key, index)))

/** The hand that waits for the player in this picture; -1 where none does. */
export const actingIn = ({ table, step }: Frame): number =>
  table && step === 'hands' ? actingOf(table) : -1

/** A total as its plate has it: `7/17` where an ace may still count as one. */
export function totalText(cards: readonly number[], isOpen: boolean): string {
  const { points, isSoft } = pointsOfHand(cards)
  return isOpen && isSoft && points < 21 ? `${points - 10}/${points}` : String(points)
}

export type Ending = 'blackjack' | 'won' | 'push' | 'lost' | 'bust'
export type Outcome = { ending: Ending; returnKurus: number }

/** How a hand ended; the sums are the rules'. */
export function outcomeOf(hand: Hand, dealer: Hand['cards']): Outcome {
  const returnKurus = returnOfHand(hand, dealer)
  return { ending: endingOf(hand, returnKurus), returnKurus }
}

function endingOf(hand: Hand, returnKurus: number): Ending {
  if (isBust(hand.cards)) return 'bust'
  if (returnKurus === 0) return 'lost'
  if (returnKurus === hand.stakeKurus) return 'push'
  return isBlackjack(hand) ? 'blackjack' : 'won'
}

/** What the insurance brought; null where there was none. */
export function insuranceReturn({ insuranceKurus, dealer }: Table): number | null {
  if (!insuranceKurus) return null
  return insuranceReturnOf(insuranceKurus, dealer)
}

export const stakedIn = ({ hands, insuranceKurus }: Table): number =>
  hands.reduce((sum, { stakeKurus }) => sum + stakeKurus, insuranceKurus ?? 0)

/** The insurance that lies on the table: it is taken once the dealer was seen to have no blackjack. */
export function insuranceOn({ table, step }: Frame): number {
  if (!table || step === 'hands') return 0
  if (step === 'over' && !isTwoCard21(table.dealer)) return 0
  return table.insuranceKurus ?? 0
}
