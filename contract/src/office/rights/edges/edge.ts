import type { Right } from '../rights.ts'

/** Accounts of the ledger, what is outside, and facts that postings rest on. */
export type Place =
  | 'outside'
  | 'gateway'
  | 'games'
  | 'promotion'
  | 'player_cash'
  | 'player_bonus'
  | 'player_withdrawal'
  | 'player_debt'
  | 'statement line'
  | 'event facts'
  | 'open bet'
  | 'open offer'
  | 'code'
  | 'cashback rule'
  | 'jackpot rule'
  | 'withdrawal rule'
  | 'clock'
  | 'payout account'
  | "the player's session"
  | "the player's contact"
  | 'a right'

/** One way in which money moves, or a fact comes about that money moves by. */
export type MoneyEdge = {
  op: string
  from: Place
  to: Place
  /** One entry per person: each holds the right at its place. Empty: nobody presses anything. */
  needs: readonly Right[]
  /** What it rests on, in words. */
  fact?: string
  /** `fact` comes from outside and nobody of the house can make it up. */
  isProven?: boolean
  /** Facts of the house that it rests on. */
  uses?: readonly Place[]
  /** The most that it can come to. */
  bound?: string
  note?: string
}

/** Two persons who both hold it. */
export const twice = (right: Right): readonly Right[] => [right, right]
