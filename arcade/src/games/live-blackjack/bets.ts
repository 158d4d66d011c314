import { type Hand, insuranceReturnOf, returnOfHand } from '../blackjack/play.ts'
import type { Card } from '../cards.ts'
import { isStake, isWhole, type Kurus, membersOf } from '../game.ts'
import type { Limited } from './tables.ts'

export const SEATS = 7

/** A bet at a seat: its player plays the hand. */
export type SeatBet = { place: number; stakeKurus: Kurus }
/** A bet behind a seat: it goes with the seat's hand, and splits and doubles with it where it follows. */
export type BehindBet = { behind: number; stakeKurus: Kurus; follows: boolean }
export type Bet = SeatBet | BehindBet

export const isAtSeat = (bet: Bet): bet is SeatBet => 'place' in bet
export const placeOf = (bet: Bet): number => (isAtSeat(bet) ? bet.place : bet.behind)

export function readBet(
  input: unknown,
  { stakeLira }: Pick<Limited, 'stakeLira'>,
): Bet | undefined {
  const isPlace = (value: unknown): value is number => isWhole(value, 0, SEATS - 1)
  const isRight = (value: unknown): value is Kurus =>
    isStake(value, stakeLira.least, stakeLira.most)
  const seated = membersOf(input, ['place', 'stakeKurus'])
  if (seated) {
    const { place, stakeKurus } = seated
    return isPlace(place) && isRight(stakeKurus) ? { place, stakeKurus } : undefined
  }
  const { behind, stakeKurus, follows } =
    membersOf(input, ['behind', 'stakeKurus', 'follows']) ?? {}
  if (!isPlace(behind) || !isRight(stakeKurus) || typeof follows !== 'boolean') return undefined
  return { behind, stakeKurus, follows }
}

/** A further stake that a bet behind has paid, with its seat. */
export type Follow = { follow: 'split' } | { follow: 'double'; hand: number }

/** What became of a bet: its further stakes, and the insurance where it took one. */
export type Further = { follows: readonly Follow[]; isInsured: boolean }

export const insuranceOf = ({ stakeKurus }: Bet): Kurus => stakeKurus / 2

/**
 * The stake of a bet on each hand of its seat. A bet behind that did not pay for a split stays on the
 * first hand with its one stake.
 */
export function stakesOn(bet: Bet, { follows }: Further, hands: readonly Hand[]): Kurus[] {
  if (isAtSeat(bet)) return hands.map(({ stakeKurus }) => stakeKurus)
  const hasSplit = follows.some(({ follow }) => follow === 'split')
  return hands.map((_, at) => {
    if (at > 0 && !hasSplit) return 0
    const hasDoubled = follows.some((one) => one.follow === 'double' && one.hand === at)
    return hasDoubled ? 2 * bet.stakeKurus : bet.stakeKurus
  })
}

/** What a bet returns once the dealer is through. */
export function returnOfBet(
  bet: Bet,
  further: Further,
  { hands, dealer }: { hands: readonly Hand[]; dealer: readonly Card[] },
): Kurus {
  const insured = further.isInsured ? insuranceReturnOf(insuranceOf(bet), dealer) : 0
  const stakes = stakesOn(bet, further, hands)
  return hands.reduce(
    (sum, hand, at) => sum + returnOfHand({ ...hand, stakeKurus: stakes[at] ?? 0 }, dealer),
    insured,
  )
}
