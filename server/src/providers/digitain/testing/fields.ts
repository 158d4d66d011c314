import { decimalOf, ExactNumber } from '../../../platform/http/exact-json.ts'
import type { BetMessage, RollbackMessage, Seat, WinMessage } from '../../testing/wire.ts'
import { gameIdOf } from '../message.ts'
import { OPERATIONS } from '../operations.ts'

/** A request's or an item's members, in their order. */
export type Members = Record<string, unknown>

const numberOf = (value: number) => new ExactNumber(String(value))

const movement = (seat: Seat, message: BetMessage): Members => ({
  playerId: seat.playerId,
  gameId: gameIdOf(message.gameCode ?? seat.gameCode),
  roundId: message.round,
  txId: message.id,
  currencyId: message.currency ?? 'TRY',
  info: '',
  metadata: null,
})

export const betItem = (seat: Seat, message: BetMessage): Members => ({
  token: seat.token,
  ...movement(seat, message),
  betAmount: decimalOf(message.amountE5),
  operationType: numberOf(message.isFree ? OPERATIONS.bonusBet : OPERATIONS.bet),
  changeBalance: true,
  ignoreExpiry: false,
  checkRefunded: true,
  bonusTicketId: null,
})

export const winItem = (seat: Seat, message: WinMessage): Members => ({
  ...movement(seat, message),
  betTxId: message.betId,
  winAmount: decimalOf(message.amountE5),
  operationType: numberOf(message.isFree ? OPERATIONS.freeBetWin : OPERATIONS.win),
  returnBetsAmount: false,
  bonusTicketId: null,
})

export const betWinItem = (seat: Seat, message: BetMessage, winE5: bigint): Members => {
  const { info: _, ...shared } = movement(seat, message)
  return {
    token: seat.token,
    ...shared,
    betAmount: decimalOf(message.amountE5),
    winAmount: decimalOf(winE5),
    betOperationType: numberOf(OPERATIONS.bet),
    winOperationType: numberOf(OPERATIONS.win),
    betInfo: '',
    winInfo: '',
  }
}

export const refundItem = ({ playerId }: Seat, message: RollbackMessage): Members => ({
  playerId,
  originalTxId: message.ofId,
  roundId: message.round,
  txId: message.id,
  operationType: numberOf(OPERATIONS.refund),
  refundRound: false,
  holdEarlyRefund: true,
  info: '',
})

/** A win is taken back by an amend that leaves nothing of it. */
export const amendItem = (
  { playerId }: Seat,
  { id, ofId, round, amountE5 }: RollbackMessage,
  operation: number = OPERATIONS.amendDebit,
): Members => ({
  playerId,
  roundId: round,
  txId: id,
  winTxId: ofId,
  currencyId: 'TRY',
  info: '',
  winOperationType: numberOf(OPERATIONS.win),
  operationType: numberOf(operation),
  amendAmount: decimalOf(amountE5),
})
