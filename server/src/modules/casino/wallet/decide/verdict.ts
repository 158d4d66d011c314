import assert from 'node:assert/strict'
import type { WalletCommand, WalletNote, WalletOutcome } from '../command.ts'
import type { BonusFacts, PlayerFacts, Reference } from './facts.ts'
import type { Moved, PlannedTransfer } from './move.ts'

/** What a rule says to a command. */
export type Verdict = {
  outcome: WalletOutcome | 'ok_again'
  amountE5?: bigint
  movesCash?: boolean
  /** The bonus that paid, or had, what moved. */
  bonusAccountId?: bigint
  transfers?: PlannedTransfer[]
  player?: PlayerFacts
  note?: WalletNote
}

export const no = (outcome: WalletOutcome): Verdict => ({ outcome })
export const took = ({ transfers, player }: Moved): Verdict => ({
  outcome: 'ok',
  transfers,
  player,
})
export const tookOf = ({ account }: BonusFacts, moved: Moved): Verdict => ({
  bonusAccountId: account.id,
  ...took(moved),
})

/** The bonus that a bet can be paid from now. */
export function playableBonus({ bonuses }: PlayerFacts, nowMs: number): BonusFacts | undefined {
  if (bonuses.length === 0) return undefined
  return bonuses.find(({ isActive, expiresMs }) => isActive && expiresMs > nowMs)
}

/** The bonus that paid a bet, whatever became of it since. */
export function bonusOf({ bonuses }: PlayerFacts, accountId: bigint): BonusFacts {
  const bonus = bonuses.find(({ account }) => account.id === accountId)
  assert(bonus, 'the account that paid a bet is known')
  return bonus
}

export const referenceTo = ({ provider, playerId }: WalletCommand, id: string): Reference => ({
  provider,
  playerId,
  id,
})
