import type { OwnBet } from '../../../rooms/protocol.ts'
import type { Paid } from '../../../screens/kit/chips/flights.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { returnedOf, ridingOf, sinceOf } from '../../../screens/room/round/phases.ts'
import type { SeatedBet } from '../../../screens/room/table/seats/seats.ts'
import { isTwoCard21 } from '../../blackjack/hand.ts'
import { actingOf, type Hand } from '../../blackjack/play.ts'
import type { Card } from '../../cards.ts'
import type { Json } from '../../game.ts'
import type { Bet } from '../bets.ts'
import type { Course, Shown } from '../rules.ts'
import { LENGTHS } from '../table.ts'

export type Phase =
  | 'betting'
  | 'closed'
  | 'dealing'
  | 'insurance'
  | 'peek'
  | 'turn'
  | 'dealer'
  | 'result'
  | 'none'

/** A turn is named by its number, a closed round by who plays. */
export const phaseOf = ({ view }: RoomState): Phase =>
  (view.round?.phase.name.split(':')[0] as Phase | undefined) ?? 'none'

export const shownIn = ({ view }: RoomState): Shown => (view.round?.shown ?? {}) as Shown

/** The dealer's second card. */
export type Hole = 'none' | 'down' | 'open'
/** What lies on the table at this moment: cards come one after the other. */
export type Lying = { hands: readonly Hand[]; dealer: readonly Card[]; hole: Hole }

const NOTHING: Lying = { hands: [], dealer: [], hole: 'none' }

export function lyingIn(room: RoomState, nowMs: number): Lying {
  const { hands = [], dealer = [] } = shownIn(room)
  const sinceMs = sinceOf(room, nowMs)
  switch (phaseOf(room)) {
    case 'dealing':
      return dealtBy(hands, dealer, sinceMs)
    case 'insurance':
    case 'peek':
    case 'turn':
      return { hands, dealer, hole: 'down' }
    case 'dealer':
      return { hands, ...dealerBy(dealer, sinceMs) }
    case 'result':
      return { hands, dealer, hole: 'open' }
    default:
      return NOTHING
  }
}

/** Hand by hand, the dealer's open card, hand by hand again, the hidden card. */
function dealtBy(hands: readonly Hand[], dealer: readonly Card[], sinceMs: number): Lying {
  const { around, card } = LENGTHS.dealt
  const dealt = Math.max(0, Math.floor((sinceMs - around / 2) / card) + 1)
  const a = hands.length + 1
  const countOf = (at: number) => Number(dealt > at) + Number(dealt > a + at)
  return {
    hands: hands.map((hand, at) => ({ ...hand, cards: hand.cards.slice(0, countOf(at)) })),
    dealer: dealt >= a ? dealer : [],
    hole: dealt >= 2 * a ? 'down' : 'none',
  }
}

const TURNED_MS = 500

function dealerBy(dealer: readonly Card[], sinceMs: number): Pick<Lying, 'dealer' | 'hole'> {
  const { hole, card } = LENGTHS.dealer
  if (sinceMs < TURNED_MS) return { dealer: dealer.slice(0, 1), hole: 'down' }
  const drawn = Math.max(0, Math.floor((sinceMs - hole) / card) + 1)
  return { dealer: dealer.slice(0, 2 + drawn), hole: 'open' }
}

/** The hand in turn; undefined where no player is. */
export function turnIn(room: RoomState): { hand: Hand; turn: number } | undefined {
  const { hands = [], turn = 0 } = shownIn(room)
  const hand = phaseOf(room) === 'turn' ? hands[actingOf({ hands: [...hands] })] : undefined
  return hand && { hand, turn }
}

/** Where the kit of seats finds a bet (`courseOf` of live blackjack writes it). */
export function readCourse(course: Json): SeatedBet | undefined {
  const { place, behind } = (course ?? {}) as Partial<Course>
  if (place !== undefined) return { seat: place }
  return behind === undefined ? undefined : { behind }
}

export const betOf = ({ bet }: Pick<OwnBet, 'bet'>): Bet => bet as Bet
export const courseOf = ({ course }: Pick<OwnBet, 'course'>): Partial<Course> =>
  (course ?? {}) as Partial<Course>
export const seatOfBet = (bet: Json): number | undefined => (bet as { place?: number }).place

/** The own bet at a seat, in the round. */
export const ownSeatBet = (room: RoomState): OwnBet | undefined =>
  ridingOf(room).find(({ bet }) => seatOfBet(bet) !== undefined)

/** The player's turn: the bet that plays it. */
export function ownTurn(room: RoomState) {
  const bet = ownSeatBet(room)
  const now = turnIn(room)
  return bet && now && seatOfBet(bet.bet) === now.hand.place ? { ...now, bet } : undefined
}

/** Own bets that are asked whether they insure. */
export const askedToInsure = (room: RoomState): readonly OwnBet[] =>
  phaseOf(room) === 'insurance'
    ? ridingOf(room).filter((one) => one.state === 'placed' && !courseOf(one).hasAnswered)
    : []

/** Own bets behind a seat, as far as they still lie there. */
export const ownBehind = (room: RoomState, seat: number): readonly OwnBet[] =>
  ridingOf(room).filter(({ bet }) => (bet as { behind?: number }).behind === seat)

export const seatPlace = (at: number): string => `seat:${at}`
export const behindPlace = (at: number): string => `behind:${at}`

export function paidIn(room: RoomState): readonly Paid[] | null {
  const own = ridingOf(room)
  if (phaseOf(room) !== 'result' || returnedOf(own) === undefined) return null
  return own.map((one) => {
    const bet = betOf(one)
    return {
      place: 'place' in bet ? seatPlace(bet.place) : behindPlace(bet.behind),
      stakeKurus: one.stakeKurus,
      returnKurus: one.returnKurus ?? 0,
    }
  })
}

export const hasBlackjack = (dealer: readonly Card[]): boolean => isTwoCard21(dealer)
