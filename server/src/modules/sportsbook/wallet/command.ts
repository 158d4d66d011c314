/** What every message about money at a partner says, as its integration hands it to the sportsbook. */
type Command = {
  partner: string
  /** The partner's number of the bet. */
  orderNumber: string
  /** In hex, of the content that must match when the same id comes again. */
  fingerprint: string
}

export type PlaceBet = Command & {
  transactionId: string
  /** The token of the partner's session with the player. */
  token: string
  playerId: string
  currency: string
  amountE5: bigint
  possibleWinE5: bigint | null
  info: string
}

export type PayOut = Command & {
  transactionId: string
  playerId: string
  currency: string
  /** False for what is taken back of an earlier payout. */
  isCredit: boolean
  amountE5: bigint
}

export type EditBet = Command & {
  transactionId: string
  possibleWinE5: bigint | null
  info: string
}

/** Names no id of its own: an order's stake is given back once. */
export type ReturnStake = Command

export type SportOutcome =
  | 'ok'
  | 'replay'
  | 'changed_replay'
  | 'order_taken'
  | 'not_enough_money'
  | 'player_disabled'
  | 'player_excluded'
  | 'gaming_closed'
  | 'stake_limit_reached'
  | 'loss_limit_reached'
  | 'time_limit_reached'
  | 'player_unknown'
  | 'session_unknown'
  | 'wrong_currency'
  | 'bet_unknown'
  | 'rolled_back'
  | 'paid_out'
  | 'more_than_paid'
  | 'balance_full'

export type SportAnswer = {
  outcome: SportOutcome
  /** Null where the message names nobody whom we know. */
  playerId: string | null
  /** What can be staked at a partner: the player's cash, and what a free bet is worth while one runs. */
  balanceE5: bigint
}

/**
 * Whether an answer is kept for ever (LED-13). The others say that the message cannot be taken as it
 * stands: nothing is stored, and the same id may come again and succeed.
 */
export const IS_FINAL: Record<SportOutcome, boolean> = {
  ok: true,
  not_enough_money: true,
  player_disabled: true,
  player_excluded: true,
  stake_limit_reached: true,
  loss_limit_reached: true,
  time_limit_reached: true,
  rolled_back: true,
  order_taken: false,
  replay: false,
  changed_replay: false,
  gaming_closed: false,
  player_unknown: false,
  session_unknown: false,
  wrong_currency: false,
  bet_unknown: false,
  paid_out: false,
  more_than_paid: false,
  balance_full: false,
}
