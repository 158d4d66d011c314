import type { WalletAnswer, WalletOutcome } from '../../modules/casino/index.ts'

/** What the wallet API may answer. */
export type Status =
  | 'OK'
  | 'ERR_INTEGRITY_CHECK_FAILED'
  | 'ERR_FIELD_MISSING'
  | 'ERR_MISSING_HEADERS'
  | 'ERR_INVALID_FIELDS'
  | 'ERR_INVALID_TOKEN'
  | 'ERR_INVALID_PLAYER_ID'
  | 'ERR_UNKNOWN'
  | 'ERR_NOT_ENOUGH_MONEY'
  | 'ERR_INVALID_ACCOUNT'
  | 'ERR_TRANSFER_ROLLED_BACK'
  | 'ERR_TRANSFER_DOES_NOT_EXIST'

const STATUSES: Record<WalletOutcome, Status> = {
  ok: 'OK',
  not_enough_money: 'ERR_NOT_ENOUGH_MONEY',
  transaction_unknown: 'ERR_TRANSFER_DOES_NOT_EXIST',
  rolled_back: 'ERR_TRANSFER_ROLLED_BACK',
  wrong_currency: 'ERR_INVALID_ACCOUNT',
  player_unknown: 'ERR_INVALID_PLAYER_ID',
  // Observed: a session that is not the player's own, or no more, is "unknown".
  session_unknown: 'ERR_UNKNOWN',
  session_expired: 'ERR_UNKNOWN',
  // Not definite: it is asked again, and taken once there is room.
  balance_full: 'ERR_UNKNOWN',
  // The contract has no words for these (inferred): the player may not stake, or the request
  // contradicts what it names. Each is a definite no, as "unknown" is not.
  player_disabled: 'ERR_INVALID_PLAYER_ID',
  player_excluded: 'ERR_INVALID_PLAYER_ID',
  limit_reached: 'ERR_INVALID_PLAYER_ID',
  stake_limit_reached: 'ERR_INVALID_PLAYER_ID',
  loss_limit_reached: 'ERR_INVALID_PLAYER_ID',
  time_limit_reached: 'ERR_INVALID_PLAYER_ID',
  slot_open: 'ERR_INVALID_PLAYER_ID',
  changed_replay: 'ERR_INVALID_FIELDS',
  wrong_game: 'ERR_INVALID_FIELDS',
  gaming_closed: 'ERR_INVALID_FIELDS',
}

/** Of a bet or a deposit. One that comes again is taken again (inferred for bets: the stored reply). */
export const statusOf = ({ outcome }: WalletAnswer): Status => STATUSES[outcome]

/** Of a reverse: one that comes again, or of what is reversed already, has a word of its own. */
export function reverseStatusOf({ outcome, note }: WalletAnswer): Status {
  if (outcome !== 'ok' || note === undefined) return STATUSES[outcome]
  return note === 'nothing_to_reverse' ? 'ERR_TRANSFER_DOES_NOT_EXIST' : 'ERR_TRANSFER_ROLLED_BACK'
}
