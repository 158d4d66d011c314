import type { WalletCommand, WalletOutcome } from '../../modules/casino/index.ts'

/** What the wallet API may answer. Hub88 rolls back after every other than the first three. */
export type Status =
  | 'RS_OK'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_LIMIT_REACHED'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_INVALID_PARTNER'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_INVALID_GAME'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'

const STATUSES: Record<Exclude<WalletOutcome, 'rolled_back'>, Status> = {
  ok: 'RS_OK',
  changed_replay: 'RS_ERROR_DUPLICATE_TRANSACTION',
  not_enough_money: 'RS_ERROR_NOT_ENOUGH_MONEY',
  limit_reached: 'RS_ERROR_LIMIT_REACHED',
  // One word for every limit of the player's.
  stake_limit_reached: 'RS_ERROR_LIMIT_REACHED',
  loss_limit_reached: 'RS_ERROR_LIMIT_REACHED',
  time_limit_reached: 'RS_ERROR_LIMIT_REACHED',
  slot_open: 'RS_ERROR_LIMIT_REACHED',
  transaction_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  player_disabled: 'RS_ERROR_USER_DISABLED',
  player_excluded: 'RS_ERROR_USER_DISABLED',
  // The contract has no word for a user who does not exist: nobody's token is no token.
  player_unknown: 'RS_ERROR_INVALID_TOKEN',
  session_unknown: 'RS_ERROR_INVALID_TOKEN',
  session_expired: 'RS_ERROR_TOKEN_EXPIRED',
  wrong_currency: 'RS_ERROR_WRONG_CURRENCY',
  wrong_game: 'RS_ERROR_INVALID_GAME',
  gaming_closed: 'RS_ERROR_INVALID_GAME',
  balance_full: 'RS_ERROR_LIMIT_REACHED',
}

/**
 * The contract has no word for "rolled back" either (docs/decisions/004): a win finds no bet to
 * pay, and a bet that comes after its rollback finds its id spent.
 */
export function statusOf(kind: WalletCommand['kind'], outcome: WalletOutcome): Status {
  if (outcome !== 'rolled_back') return STATUSES[outcome]
  return kind === 'bet' ? 'RS_ERROR_DUPLICATE_TRANSACTION' : 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
}
