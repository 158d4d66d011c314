import type { WalletOutcome } from '../../modules/casino/index.ts'

/**
 * The codes of the contract that the house says. Also in it and never said: 109 (loss limit), 110
 * (stake limit) and 111 (session-time limit), whose facts the stake gate does not have.
 */
export type ReturnCode = 0 | 101 | 102 | 103 | 104 | 105 | 106 | 107 | 108 | 112 | 113 | 114

export const MESSAGES: Record<ReturnCode, string> = {
  0: 'Success',
  101: 'Unknown error',
  102: 'User is blocked',
  103: 'User not found',
  104: 'Insufficient funds',
  105: 'IP is not allowed',
  106: 'Currency is not supported',
  107: 'Transaction is processing',
  108: 'Transaction not found',
  112: 'Max stake limit',
  113: 'User is self-excluded',
  114: 'Session is not active',
}

/**
 * 107 is said of what was rolled back, as observed. The contract has no code for a request that
 * contradicts itself or an earlier one (docs/decisions/010): that is 101, which never reads as taken.
 */
const CODES: Record<WalletOutcome, ReturnCode> = {
  ok: 0,
  not_enough_money: 104,
  limit_reached: 112,
  transaction_unknown: 108,
  rolled_back: 107,
  player_disabled: 102,
  player_unknown: 103,
  session_unknown: 103,
  session_expired: 114,
  wrong_currency: 106,
  wrong_game: 101,
  changed_replay: 101,
}

export const codeOf = (outcome: WalletOutcome): ReturnCode => CODES[outcome]
