import { randomUUID } from 'node:crypto'
import { KURUS_E5 } from '@zar/contract/money'
import type { Clock } from '../../../platform/clock.ts'
import type { BetMessage, RollbackMessage, Seat } from '../../testing/wire.ts'
import { gameKeyOf } from '../message.ts'

/** A request's members, in their order. */
export type Members = Record<string, unknown>

/** A player's session at EGT Digital, and what it tells the time by. */
export type Session = { seat: Seat; sessionId: string; clock: Clock }

/** What every call carries. */
export const sharedFields = ({ seat, sessionId, clock }: Session): Members => ({
  requestId: randomUUID(),
  timestamp: clock.now().getTime(),
  playerId: seat.playerId,
  sessionId,
})

export const transferFields = (session: Session, message: BetMessage): Members => ({
  ...sharedFields(session),
  gameKey: gameKeyOf(message.gameCode ?? session.seat.gameCode),
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

export const reverseFields = (session: Session, { id, ofId, round }: RollbackMessage): Members => ({
  ...sharedFields(session),
  transferId: id,
  referenceId: ofId,
  roundNumber: round,
})
