import type { SportOutcome } from '../../modules/sportsbook/index.ts'

/** What the wallet API may answer, with the word that goes beside each. */
export const DESCRIPTIONS = {
  0: 'OK',
  13: 'Client is blocked',
  20: 'Wrong currency',
  21: 'General error',
  22: 'Client not found',
  28: 'Document not found',
  37: 'Wrong token',
  45: 'Max limit',
  46: 'Transaction already exists',
  56: 'Document cannot be rolled back',
  58: 'Document is already rolled back',
  68: 'Not allowed',
  70: 'Partner not found',
  71: 'Low balance',
  400: 'Bad request',
  403: 'Forbidden',
  500: 'Internal error',
  1013: 'Invalid parameters',
  1016: 'Invalid signature',
} as const
export type Code = keyof typeof DESCRIPTIONS

const CODES: Record<SportOutcome, Code> = {
  ok: 0,
  replay: 46,
  // A second bet on one order, and a known id with other content: a definite no, as 46 is not.
  changed_replay: 68,
  order_taken: 68,
  not_enough_money: 71,
  player_disabled: 13,
  player_excluded: 13,
  gaming_closed: 68,
  stake_limit_reached: 45,
  loss_limit_reached: 45,
  time_limit_reached: 45,
  player_unknown: 22,
  session_unknown: 37,
  wrong_currency: 20,
  bet_unknown: 28,
  rolled_back: 58,
  paid_out: 56,
  more_than_paid: 45,
  balance_full: 45,
}

export const codeOf = (outcome: SportOutcome): Code => CODES[outcome]

/** Of a rollback, which has no id of its own: one that comes again finds the stake given back. */
export const rollbackCodeOf = (outcome: SportOutcome): Code =>
  outcome === 'replay' ? 58 : CODES[outcome]
