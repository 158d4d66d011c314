import { KURUS_E5 } from '@zar/contract/money'
import type { BetMessage, RollbackMessage, Seat } from '../../wire.ts'
import { gameIdOf } from '../message.ts'

/** A request's members, in their order. */
export type Members = Record<string, unknown>

export const sharedFields = ({ playerId, token }: Seat): Members => ({ playerId, token })

export const betFields = (seat: Seat, message: BetMessage): Members => ({
  ...sharedFields(seat),
  gameId: gameIdOf(message.gameCode ?? seat.gameCode),
  transactionId: message.id,
  roundId: message.round,
  roundClosed: message.roundClosed ?? false,
  isFree: message.isFree ?? false,
  amount: Number(message.amountE5 / KURUS_E5),
  currency: message.currency ?? 'TRY',
})

export const rollbackFields = (seat: Seat, { id, ofId, round }: RollbackMessage): Members => ({
  ...sharedFields(seat),
  gameId: gameIdOf(seat.gameCode),
  transactionId: id,
  reversedId: ofId,
  roundId: round,
  roundClosed: true,
})
