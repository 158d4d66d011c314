import type { WalletAnswer, WalletOutcome } from '../../modules/casino/index.ts'

/**
 * The codes of the contract that the house says. Also in it and never said: 1300 (taken; a reality
 * check is due), 1400 (taken; nine tenths of the time limit are over), 1500 (taken; a tenth of the
 * credit is left), 2000 (timed out) and 3400 (loss limit), whose facts the stake gate does not have.
 */
export type Code = '1000' | '1100' | '3000' | '3100' | '3300' | '3500'

export const MESSAGES: Record<Code, string> = {
  '1000': 'OK',
  '1100': 'DUPLICATE',
  '3000': 'INTERNAL_ERROR',
  '3100': 'INSUFFICIENT_FUNDS',
  '3300': 'BET_LIMIT',
  '3500': 'SESSION_TIME_LIMIT',
}

/**
 * Of the outcomes without a code of their own, all that say that a request cannot be right are 3000,
 * as wrong credentials and an unknown GameNumber are (observed). That a player who is blocked or shut
 * out has no time left to play is our reading (inferred): a game stops there and offers no other try.
 */
const CODES: Record<WalletOutcome, Code> = {
  ok: '1000',
  not_enough_money: '3100',
  limit_reached: '3300',
  player_disabled: '3500',
  session_expired: '3500',
  changed_replay: '3000',
  transaction_unknown: '3000',
  rolled_back: '3000',
  player_unknown: '3000',
  session_unknown: '3000',
  wrong_currency: '3000',
  wrong_game: '3000',
}

/** A refusal that comes again is told again; what was taken, or undone before, is a duplicate. */
export function codeOf({ outcome, note }: WalletAnswer): Code {
  if (outcome !== 'ok' || note === undefined) return CODES[outcome]
  return note === 'nothing_to_reverse' ? '3000' : '1100'
}
