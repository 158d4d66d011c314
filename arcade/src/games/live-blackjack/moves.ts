import { HAND_MOVES, type HandMove } from '../blackjack/play.ts'
import { isWhole, type Json, type Kurus, membersOf } from '../game.ts'
import { type Bet, type Follow, type Further, insuranceOf } from './bets.ts'

/**
 * What can be done with a bet. A play of a hand names the turn that it is for, so that one that comes
 * late is none of the next hand. `Follow` is given by the room alone.
 */
export type Play = { play: HandMove; turn: number }
export type Move = Play | { insure: boolean } | Follow

const TURNS_MAX = 1_000

/** As a page asks. */
export function readMove(input: unknown): Play | { insure: boolean } | undefined {
  const insure = membersOf(input, ['insure'])?.insure
  if (typeof insure === 'boolean') return { insure }
  const { play, turn } = membersOf(input, ['play', 'turn']) ?? {}
  const named = HAND_MOVES.find((one) => one === play)
  return named && isWhole(turn, 0, TURNS_MAX) ? { play: named, turn } : undefined
}

/** As it is stored. */
export function readMade(input: unknown): Move | undefined {
  if (membersOf(input, ['follow'])?.follow === 'split') return { follow: 'split' }
  const { follow, hand } = membersOf(input, ['follow', 'hand']) ?? {}
  if (follow === 'double' && isWhole(hand, 0, 1)) return { follow, hand }
  return readMove(input)
}

/** A double and a split cost the bet's stake again, insurance half of it. */
export function priceOf(bet: Bet, command: Move): Kurus {
  if ('insure' in command) return command.insure ? insuranceOf(bet) : 0
  if ('follow' in command) return bet.stakeKurus
  return command.play === 'double' || command.play === 'split' ? bet.stakeKurus : 0
}

export const furtherOf = (moves: readonly Move[]): Further => ({
  follows: moves.filter((move) => 'follow' in move),
  isInsured: moves.some((move) => 'insure' in move && move.insure),
})

export const asMove = (command: Json): Move => command as Move
