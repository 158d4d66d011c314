import { randomUUID } from 'node:crypto'
import type { BetMessage, Seat } from '../../testing/wire.ts'

/** What every call but /user/info carries. */
export const sharedFields = ({ playerId, token, gameCode }: Seat) => ({
  user: playerId,
  token,
  game_code: gameCode,
  request_uuid: randomUUID() as string,
})

/** A bet with everything that Hub88 sends, much of which is none of our business. */
export const betFields = (seat: Seat, message: BetMessage) => ({
  ...sharedFields(seat),
  game_code: message.gameCode ?? seat.gameCode,
  transaction_uuid: message.id,
  supplier_transaction_id: message.id,
  supplier_user: 'u-1',
  round: message.round,
  round_closed: message.roundClosed ?? false,
  reward_uuid: null as string | null,
  is_free: message.isFree ?? false,
  is_supplier_promo: false,
  is_aggregated: false,
  currency: message.currency ?? 'TRY',
  bet: 'lines:20',
  amount: Number(message.amountE5),
  meta: { amount: 1.5, note: '"amount":7' },
})
