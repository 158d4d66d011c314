import type { ArcadeRefusal } from '../protocol.ts'

export type Holder = { user: string; token: string; gameCode: string; currency: string }

export type Movement = Holder & {
  roundId: string
  /** The seat, as the operator may see it. */
  supplierUser: string
  transactionUuid: string
  /** Of a free round: the name of its reward in the protocol. Its stake moves none of the player's money. */
  rewardRef: string | null
}
export type Stake = Movement & { amountKurus: number }
/** A win names the stake it belongs to. A win of nothing closes the round all the same. */
export type Payout = Stake & { stakeUuid: string }
/** Of a jackpot that fell to the stake: beside the win of its round. */
export type JackpotPayout = Payout & { level: string }
/** Of the whole stake, whose amount it tells. */
export type GiveBack = Payout
/** Of the whole win. */
export type TakeBack = Payout & { winUuid: string }

/**
 * `refused`: nothing was taken, for certain. `doubtful`: it may have been taken, and must be given
 * back; the refusal is what the player is told.
 */
export type StakeAnswer =
  | { kind: 'taken'; balanceKurus: number }
  | { kind: 'refused'; refusal: 'not_enough_money' | 'limit_reached' }
  | { kind: 'doubtful'; refusal: ArcadeRefusal }

/** What the rounds need of an operator's wallet. Every movement may be sent again under its id. */
export type Wallet = {
  /** Throws a Refusal where the operator knows the session no more or does not answer. */
  balanceKurus(holder: Holder): Promise<number>
  takeStake(stake: Stake): Promise<StakeAnswer>
  /** The balance once the operator has acknowledged the win, undefined until then. */
  payWin(payout: Payout): Promise<number | undefined>
  /** The same of a jackpot, where the contract has a word for one. */
  payJackpot?(payout: JackpotPayout): Promise<number | undefined>
  /** True once the operator has acknowledged it. */
  giveBack(giveBack: GiveBack): Promise<boolean>
  /** Only where the contract has a rollback of a win. No game asks for it: people at a supplier do. */
  takeBack?(takeBack: TakeBack): Promise<boolean>
}
