import { unitsOf } from '@zar/contract/money'
import type { BetMessage, RollbackMessage, Seat } from '../../testing/wire.ts'
import { slugOf } from '../message.ts'

export const CREDENTIALS = { loginName: 'everymatrix', password: 'p"ss wörd of the tests' }

/** A request's members, in their order. What is undefined is left out. */
export type Members = Record<string, unknown>

/** What every request carries. */
export const sharedFields = (seat: Seat, request: string): Members => ({
  ApiVersion: '1.0',
  Request: request,
  OperatorId: 2407,
  LoginName: CREDENTIALS.loginName,
  Password: CREDENTIALS.password,
  ValidateSession: true,
  SessionId: seat.token,
  ExternalUserId: seat.playerId,
  Device: 'desktop',
  GameType: 'slots',
  GPGameId: 'gp-1',
  GPId: 1,
  EMGameId: '12',
  Product: 'Casino',
})

const moneyFields = (seat: Seat, request: string, message: BetMessage): Members => ({
  ...sharedFields(seat, request),
  Amount: unitsOf(message.amountE5),
  TransactionId: message.id,
  TransactionTimestamp: '2026-03-01T12:00:00Z',
  RoundId: message.round,
  RoundStatus: message.roundClosed ? 'Closed' : 'Open',
  IsReversal: false,
  AdditionalData: {
    GameSlug: slugOf(message.gameCode ?? seat.gameCode),
    PlayerCurrency: message.currency ?? 'TRY',
    ...(message.isFree && { BonusId: 'b-1' }),
  },
})

export const wagerFields = (seat: Seat, message: BetMessage): Members => ({
  ...moneyFields(seat, 'WalletDebit', message),
  TransactionType: 'Wager',
})

/** As a late one comes: with no session that could be asked for. */
export const resultFields = (seat: Seat, message: BetMessage): Members => ({
  ...moneyFields(seat, 'WalletCredit', message),
  ValidateSession: false,
  TransactionType: 'Result',
})

/** Money back undoes a bet, money taken a win. */
export const rollbackFields = (
  seat: Seat,
  { ofId, ofKind = 'bet', ...message }: RollbackMessage,
): Members => ({
  ...moneyFields(seat, ofKind === 'bet' ? 'WalletCredit' : 'WalletDebit', message),
  ValidateSession: false,
  SessionId: '',
  TransactionType: 'Rollback',
  IsReversal: true,
  RollbackTransactionId: ofId,
})

/** It must work by the player alone, with no session. */
export const balanceFields = (seat: Seat): Members => ({
  ...sharedFields(seat, 'GetBalance'),
  ValidateSession: false,
  SessionId: '',
})
