import type { BetMessage, RollbackMessage, Seat, WinMessage } from '../../testing/wire.ts'
import { loginOf } from '../login.ts'
import { amountText } from '../message.ts'

const CENT_E5 = 1_000n

/** Their ids have 32 letters and digits at most: a uuid without its dashes. */
export const idOf = (uuid: string) => uuid.replaceAll('-', '')

/** Written out as it is; only a test's own mistake would have a fraction of a cent. */
export function amountOf(amountE5: bigint): string {
  if (amountE5 % CENT_E5 !== 0n) throw new Error('finer than the wire can tell')
  return amountText(amountE5)
}

export const balanceFields = ({ playerId, token, gameCode }: Seat) => ({
  type: 'balance',
  userid: loginOf(playerId),
  currency: 'TRY',
  i_extparam: token,
  i_gamedesc: gameCode,
})

const movementFields = (seat: Seat, message: Omit<BetMessage, 'roundClosed'>) => ({
  userid: loginOf(seat.playerId),
  currency: message.currency ?? 'TRY',
  amount: amountOf(message.amountE5),
  tid: idOf(message.id),
  i_gameid: idOf(message.round),
  i_actionid: `a${idOf(message.id).slice(0, 8)}`,
  i_gamedesc: message.gameCode ?? seat.gameCode,
  ...(message.isFree ? { game_extra: 'FREEROUNDS_17' } : {}),
})

export const debitFields = (seat: Seat, message: BetMessage) => ({
  type: 'debit',
  subtype: 'debit',
  ...movementFields(seat, message),
  i_extparam: seat.token,
  round_ended: message.roundClosed ?? false,
})

/** As a late one comes: without what the launch gave. */
export const creditFields = (seat: Seat, message: WinMessage) => ({
  type: 'credit',
  subtype: 'credit',
  ...movementFields(seat, message),
  round_ended: message.roundClosed ?? true,
})

/** A credit gives a bet back, a debit takes a win back. */
export const rollbackFields = (seat: Seat, message: RollbackMessage, reverses: 'bet' | 'win') => ({
  ...movementFields(seat, message),
  type: reverses === 'bet' ? 'credit' : 'debit',
  i_rollback: idOf(message.ofId),
})
