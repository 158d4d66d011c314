import { randomUUID } from 'node:crypto'
import { KURUS_E5 } from '@zar/contract/money'
import type { BetMessage, RollbackMessage, Seat } from '../../testing/wire.ts'
import { gameKeyOf } from '../message.ts'

/** A request's members, in their order. */
export type Members = Record<string, unknown>

/** What every call carries. */
export const sharedFields = (seat: Seat, sessionId: string): Members => ({
  requestId: randomUUID(),
  timestamp: 1_767_225_600_000,
  playerId: seat.playerId,
  sessionId,
})

export const transferFields = (seat: Seat, sessionId: string, message: BetMessage): Members => ({
  ...sharedFields(seat, sessionId),
  gameKey: gameKeyOf(message.gameCode ?? seat.gameCode),
  transferId: message.id,
  roundNumber: message.round,
  roundCompleted: message.roundClosed ?? false,
  amount: Number(message.amountE5 / KURUS_E5),
  currency: message.currency ?? 'TRY',
  reason: 'ROUND_BEGIN',
  giftSpin: message.isFree
    ? { bonusCode: 'b-1', campaignId: 'c-1', totalSpins: 5, remainingSpins: 4 }
    : null,
})

export const reverseFields = (
  seat: Seat,
  sessionId: string,
  { id, ofId, round }: RollbackMessage,
): Members => ({
  ...sharedFields(seat, sessionId),
  transferId: id,
  referenceId: ofId,
  roundNumber: round,
})
