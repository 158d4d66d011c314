import type { WalletOutcome } from '../../../modules/casino/index.ts'

/** What the wallet API may answer. */
export type Status =
  | 'ok'
  | 'bad_signature'
  | 'bad_request'
  | 'unknown_player'
  | 'unknown_session'
  | 'session_expired'
  | 'player_blocked'
  | 'limit_reached'
  | 'not_enough_money'
  | 'wrong_currency'
  | 'wrong_game'
  | 'id_used_before'
  | 'unknown_transaction'
  | 'rolled_back'
  | 'failed'

export const STATUSES: Record<WalletOutcome, Status> = {
  ok: 'ok',
  changed_replay: 'id_used_before',
  not_enough_money: 'not_enough_money',
  limit_reached: 'limit_reached',
  stake_limit_reached: 'limit_reached',
  loss_limit_reached: 'limit_reached',
  time_limit_reached: 'limit_reached',
  slot_open: 'limit_reached',
  transaction_unknown: 'unknown_transaction',
  rolled_back: 'rolled_back',
  player_disabled: 'player_blocked',
  player_excluded: 'player_blocked',
  player_unknown: 'unknown_player',
  session_unknown: 'unknown_session',
  session_expired: 'session_expired',
  wrong_currency: 'wrong_currency',
  wrong_game: 'wrong_game',
  gaming_closed: 'wrong_game',
  balance_full: 'limit_reached',
}
