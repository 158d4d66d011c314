import type { ProviderName } from '@zar/contract/casino/casino'

/** One bet, win or rollback, as any provider's integration hands it to the wallet. */
export type WalletCommand = {
  kind: 'bet' | 'win' | 'rollback'
  provider: ProviderName
  transactionId: string
  /**
   * The bet that a win pays, or what a rollback reverses. A prize without a bet has none. Where the
   * supplier names the round instead, it holds what the bets of the round are found by: its bets have
   * it, and its wins and rollbacks may (`roundReference`).
   */
  referenceId: string | null
  /**
   * Of a bet: its message says that it goes on in a round that was begun while the session ran. Then it is
   * taken although the session has run out, if its round (`roundReference`) has a bet and no win.
   */
  isOfOpenRound?: boolean
  /**
   * Of a bet of nothing: nobody stakes anything, it announces a supplier's prize, which may come long
   * after the session. It is asked whose session it names and no more. A free bet of nothing is a bet.
   */
  zeroBetAnnouncingPrize?: boolean
  /** Of a bet or win of free rounds: what the supplier names them by. */
  reward?: string
  /** Of a win that is a jackpot, or holds one: how much of it is; null where the supplier does not say. */
  jackpotE5?: bigint | null
  /** Of one `postAtomically`: taken all or none. */
  atomicGroup?: symbol
  /**
   * Of a win: it is what its whole round pays, so that no stake of that round is given back while it
   * stands. Where a win names its round the wallet says so itself.
   */
  settlesWholeRound?: boolean
  /** Of a win: the game that it names must be its bet's. */
  isOfBetsGame?: boolean
  /** Of a rollback: the bet is of the same message, so that nothing which its round was paid is of it. */
  sameMessage?: boolean
  /** Of a rollback: what its message says that it reverses. Nothing else is meant by it. */
  reverses?: { kind: 'bet' | 'win'; amountE5?: bigint }
  /**
   * Of a rollback: the reference of a round (`roundReference`). With what is named itself the other bets
   * of it that stand are given back, in the same commit, but for those that were paid.
   */
  rollbackWholeRound?: string
  playerId: string
  /** In hex. Asked of bets only: a win or a rollback is taken long after its session has ended (W23). */
  sessionTokenHash: string | null
  gameCode: string
  roundId: string
  roundClosed: boolean
  currency: string | null
  amountE5: bigint
  /** False for a free bet: the casino's promotion account stakes it. */
  movesCash: boolean
  /** In hex, of the content that must match when the same id comes again. */
  fingerprint: string
}

export type WalletOutcome =
  | 'ok'
  | 'changed_replay'
  | 'not_enough_money'
  | 'transaction_unknown'
  | 'rolled_back'
  | 'player_disabled'
  | 'player_excluded'
  | 'player_unknown'
  | 'session_unknown'
  | 'session_expired'
  | 'wrong_currency'
  | 'wrong_game'
  | 'gaming_closed'
  | 'balance_full'
  | 'slot_open'
  | 'limit_reached'
  | 'stake_limit_reached'
  | 'loss_limit_reached'
  | 'time_limit_reached'

export type WalletAnswer = {
  outcome: WalletOutcome
  balanceE5: bigint
  currency: string
  note?: WalletNote
  /** Of a stake that was taken, for who limits their time: it began another hour, or the last tenth. */
  hint?: 'reality_check' | 'time_short'
  /** What moved was a bonus's money. */
  isOfBonus?: boolean
}

/**
 * What some contracts have a word for beside the outcome: that the very command was answered before,
 * that what a rollback names has not come, was rolled back before, or is a bet that was paid; or that
 * the command itself could have been taken, and another that it belongs together with could not.
 */
export type WalletNote =
  | 'replay'
  | 'nothing_to_reverse'
  | 'reversed_before'
  | 'paid_out'
  | 'left_out'

/**
 * Whether an answer is kept for ever, so that the same id gets it again whatever has changed since
 * (LED-13). A final refusal is one the provider acts on; the others say that the command itself
 * cannot be taken as it stands, store nothing (W26), and the same id may come again and succeed:
 * a win may overtake its bet (W14).
 */
export const IS_FINAL: Record<WalletOutcome, boolean> = {
  ok: true,
  not_enough_money: true,
  limit_reached: true,
  stake_limit_reached: true,
  loss_limit_reached: true,
  time_limit_reached: true,
  slot_open: true,
  player_disabled: true,
  player_excluded: true,
  rolled_back: true,
  transaction_unknown: false,
  changed_replay: false,
  player_unknown: false,
  session_unknown: false,
  session_expired: false,
  wrong_currency: false,
  wrong_game: false,
  gaming_closed: false,
  balance_full: false,
}
