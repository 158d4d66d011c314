import type { WalletCommand, WalletOutcome } from '../../modules/casino/index.ts'

/**
 * What the `error` of a reply may say. The contract has no list of its own: the first seven are those
 * that operators were seen to answer, the others are said after their pattern. "Duplicated
 * transaction" is not among them, since it was seen to be read as a success.
 */
export type ErrorWord =
  | 'wrong hmac parameter'
  | 'Currency mismatch with user wallet currency'
  | 'SESSION_EXPIRED'
  | 'insufficient funds'
  | 'there is no DEBIT with provided i_actionid'
  | 'Transaction Parameter mismatch'
  | `wrong \`${string}\` parameter`
  | 'limit reached'
  | 'user is disabled'
  | 'game is disabled'
  | 'internal error'

const WORDS: Record<Exclude<WalletOutcome, 'ok' | 'rolled_back'>, ErrorWord> = {
  changed_replay: 'Transaction Parameter mismatch',
  not_enough_money: 'insufficient funds',
  limit_reached: 'limit reached',
  stake_limit_reached: 'limit reached',
  loss_limit_reached: 'limit reached',
  time_limit_reached: 'limit reached',
  slot_open: 'limit reached',
  balance_full: 'limit reached',
  transaction_unknown: 'there is no DEBIT with provided i_actionid',
  player_disabled: 'user is disabled',
  player_excluded: 'user is disabled',
  player_unknown: 'wrong `userid` parameter',
  session_unknown: 'SESSION_EXPIRED',
  session_expired: 'SESSION_EXPIRED',
  wrong_currency: 'Currency mismatch with user wallet currency',
  wrong_game: 'wrong `i_gamedesc` parameter',
  gaming_closed: 'game is disabled',
}

/** A bet that comes after its rollback finds its id spent; a win of such a bet finds no bet. */
export function wordOf(
  kind: WalletCommand['kind'],
  outcome: Exclude<WalletOutcome, 'ok'>,
): ErrorWord {
  if (outcome !== 'rolled_back') return WORDS[outcome]
  return kind === 'bet' ? WORDS.changed_replay : WORDS.transaction_unknown
}
