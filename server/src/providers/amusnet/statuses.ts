import type { WalletAnswer, WalletOutcome } from '../../modules/casino/index.ts'

/**
 * The codes of the contract that the casino says. Also in it and never said: 1500 (taken; a tenth of the
 * credit is left) and 2000 (timed out), whose facts the stake gate does not have.
 */
export type Code = '1000' | '1100' | '1300' | '1400' | '3000' | '3100' | '3300' | '3400' | '3500'

/** The stake was taken, or was before. */
export const TAKEN: readonly Code[] = ['1000', '1100', '1300', '1400']

export const MESSAGES: Record<Code, string> = {
  '1000': 'OK',
  '1100': 'DUPLICATE',
  '1300': 'REALITY_CHECK',
  '1400': 'TIME_LIMIT_NEAR',
  '3000': 'INTERNAL_ERROR',
  '3100': 'INSUFFICIENT_FUNDS',
  '3300': 'BET_LIMIT',
  '3400': 'LOSS_LIMIT',
  '3500': 'SESSION_TIME_LIMIT',
}

/**
 * Of the outcomes without a code of their own, all that say that a request cannot be right are 3000,
 * as wrong credentials and an unknown GameNumber are (observed). That a player who is blocked or shut
 * out, or whose game is closed, has no time left to play is our reading (inferred): a game stops there and offers no other try.
 */
const CODES: Record<WalletOutcome, Code> = {
  ok: '1000',
  not_enough_money: '3100',
  limit_reached: '3300',
  stake_limit_reached: '3300',
  slot_open: '3300',
  loss_limit_reached: '3400',
  time_limit_reached: '3500',
  player_disabled: '3500',
  player_excluded: '3500',
  session_expired: '3500',
  gaming_closed: '3500',
  changed_replay: '3000',
  transaction_unknown: '3000',
  rolled_back: '3000',
  player_unknown: '3000',
  session_unknown: '3000',
  wrong_currency: '3000',
  wrong_game: '3000',
  balance_full: '3000',
}

/** Taken, with a word for the player who limits their own time. */
const HINTS: Record<NonNullable<WalletAnswer['hint']>, Code> = {
  reality_check: '1300',
  time_short: '1400',
}

/** A refusal that comes again is told again; what was taken, or undone before, is a duplicate. */
export function codeOf({ outcome, note, hint }: WalletAnswer): Code {
  if (hint) return HINTS[hint]
  if (outcome !== 'ok' || note === undefined) return CODES[outcome]
  return note === 'nothing_to_reverse' ? '3000' : '1100'
}
