import type { Json } from '../game.ts'
import type { Placed } from '../rooms/room-game.ts'
import { type BehindBet, type Bet, type Follow, isAtSeat } from './bets.ts'
import { furtherOf, type Move } from './moves.ts'
import { handsAt, type Playing } from './table.ts'

type Lies = Pick<Playing, 'hands' | 'sitting'>

/** Whether a bet behind can pay for this now: its seat has done it, and the bet is on that hand. */
export function canFollow(
  table: Lies,
  bet: BehindBet,
  { follows, one }: { follows: readonly Follow[]; one: Follow },
): boolean {
  const hands = handsAt(table, bet.behind)
  const hasSplit = follows.some(({ follow }) => follow === 'split')
  if (!bet.follows) return false
  if (one.follow === 'split') return hands.length > 1 && !hasSplit
  const isTwice = follows.some((other) => other.follow === 'double' && other.hand === one.hand)
  return isDoubled(table, bet.behind, one.hand) && !isTwice && (one.hand === 0 || hasSplit)
}

function isDoubled(table: Lies, place: number, at: number): boolean {
  const stakeKurus = table.sitting.find((one) => one.place === place)?.stakeKurus ?? 0
  return (handsAt(table, place)[at]?.stakeKurus ?? 0) > stakeKurus
}

/** What the bets behind a seat that follow it pay for, once it has doubled or split. */
export function followsAfter(
  table: Playing,
  placed: readonly Placed<Bet, Move>[],
  made: { id: string; move: Move },
): { id: string; command: Json }[] {
  const { id, move } = made
  const bet = placed.find((one) => one.id === id)?.bet
  if (!bet || !isAtSeat(bet) || !('play' in move)) return []
  const one = followOf(table, bet.place, move.play)
  if (!one) return []
  return placed.flatMap((other) => {
    if (isAtSeat(other.bet) || other.bet.behind !== bet.place) return []
    const { follows } = furtherOf(other.moves.map((made) => made.move))
    return canFollow(table, other.bet, { follows, one }) ? [{ id: other.id, command: one }] : []
  })
}

function followOf(table: Playing, place: number, play: string): Follow | undefined {
  if (play === 'split') return { follow: 'split' }
  if (play !== 'double') return undefined
  // Hands play in their order: the last that is doubled was doubled now.
  const hand = handsAt(table, place).findLastIndex((_, at) => isDoubled(table, place, at))
  return { follow: 'double', hand }
}
