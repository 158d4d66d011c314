import type { WalletAnswer, WalletOutcome } from '../../modules/casino/index.ts'

/** The codes of the contract. 5, 9, 10 and 13 were not observed. */
export const CODES = {
  ok: 1,
  sessionNotFound: 2,
  sessionExpired: 3,
  playerNotFound: 4,
  lowBalance: 6,
  transactionNotFound: 7,
  transactionExists: 8,
  gameNotFound: 11,
  invalidSignature: 12,
  alreadyRefunded: 14,
  wrongOperator: 15,
  wrongCurrency: 16,
  missingParameter: 17,
  amendTooHigh: 18,
  wrongOperationType: 19,
  betAlreadyWon: 20,
  general: 999,
} as const
export type Code = (typeof CODES)[keyof typeof CODES]

const OUTCOMES: Record<WalletOutcome, Code> = {
  ok: CODES.ok,
  changed_replay: CODES.transactionExists,
  not_enough_money: CODES.lowBalance,
  transaction_unknown: CODES.transactionNotFound,
  rolled_back: CODES.alreadyRefunded,
  player_unknown: CODES.playerNotFound,
  session_unknown: CODES.sessionNotFound,
  session_expired: CODES.sessionExpired,
  wrong_currency: CODES.wrongCurrency,
  wrong_game: CODES.gameNotFound,
  gaming_closed: CODES.gameNotFound,
  balance_full: CODES.general,
  // The contract has no words for these (docs/decisions/011): a player who may not stake has a session
  // that is over, and what may not be staked is as if it were not there.
  player_disabled: CODES.sessionExpired,
  player_excluded: CODES.sessionExpired,
  time_limit_reached: CODES.sessionExpired,
  limit_reached: CODES.lowBalance,
  stake_limit_reached: CODES.lowBalance,
  loss_limit_reached: CODES.lowBalance,
  slot_open: CODES.lowBalance,
}

const NOTES: Record<NonNullable<WalletAnswer['note']>, Code> = {
  replay: CODES.transactionExists,
  nothing_to_reverse: CODES.transactionNotFound,
  reversed_before: CODES.alreadyRefunded,
  paid_out: CODES.betAlreadyWon,
  // Nothing is wrong with it but the others.
  left_out: CODES.general,
}

/** What was taken before exists already; a refusal that comes again is told again. */
export function codeOf({ outcome, note }: WalletAnswer): Code {
  if (note === undefined || (note === 'replay' && outcome !== 'ok')) return OUTCOMES[outcome]
  return NOTES[note]
}

/** Of what was taken together: the reason why none was, if there is one. */
export function codeOfAll(answers: readonly WalletAnswer[]): Code {
  const codes = answers.map(codeOf)
  const isReason = (code: Code) =>
    code !== CODES.ok && code !== CODES.transactionExists && code !== CODES.general
  return codes.find(isReason) ?? codes.find((code) => code !== CODES.ok) ?? CODES.ok
}
