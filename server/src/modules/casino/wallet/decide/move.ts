import assert from 'node:assert/strict'
import { MAX_E5 } from '@zar/contract/money'
import type { TransferReason } from '../../../../db/tables/ledger.ts'
import { debtOriginOf, transferKeyOf } from '../../../ledger/index.ts'
import type { WalletCommand } from '../command.ts'
import {
  type AccountFacts,
  type BonusFacts,
  type PlayerFacts,
  withAccounts,
  withBonus,
} from './facts.ts'

export type PlannedTransfer = {
  /** Null of the one that the command itself is known by: it is written with the command. */
  key: string | null
  playerId: string
  sourceId: bigint
  targetId: bigint
  amountE5: bigint
  reason: TransferReason
  sourceBalanceE5: bigint | null
  targetBalanceE5: bigint | null
}

export type Moved = { transfers: PlannedTransfer[]; player: PlayerFacts }

/** Whether an account could not hold this too (LED-11). Of what is above the bound already all may be taken. */
export const isOverBound = ({ balanceE5 }: AccountFacts, amountE5: bigint): boolean =>
  amountE5 > 0n && balanceE5 + amountE5 > MAX_E5

/** Moves cash against the casino's games: out of it when `deltaE5` is below zero. */
export function moveCash(
  command: WalletCommand,
  player: PlayerFacts,
  deltaE5: bigint,
  reason: TransferReason,
): Moved {
  const { cash, debt } = player
  const balanceE5 = cash.balanceE5 + deltaE5
  assert(balanceE5 >= 0n, 'cash never goes below zero')
  const transfers = against(command, player, { id: cash.id, balanceE5, deltaE5, reason })
  const after = { id: cash.id, balanceE5, version: cash.version }
  return { transfers, player: withAccounts(player, after, debt) }
}

/** The same of the account of a bonus. */
export function moveBonus(
  command: WalletCommand,
  player: PlayerFacts,
  { account }: BonusFacts,
  { deltaE5, reason }: { deltaE5: bigint; reason: TransferReason },
): Moved {
  const balanceE5 = account.balanceE5 + deltaE5
  assert(balanceE5 >= 0n, 'a bonus never goes below zero')
  const transfers = against(command, player, { id: account.id, balanceE5, deltaE5, reason })
  const after = { id: account.id, balanceE5, version: account.version }
  return { transfers, player: withBonus(player, after) }
}

/** Takes a win back: from the cash as far as it goes, the rest as the player's debt (W21). */
export function takeBack(command: WalletCommand, player: PlayerFacts, amountE5: bigint): Moved {
  const { cash, debt } = player
  const fromCashE5 = cash.balanceE5 < amountE5 ? cash.balanceE5 : amountE5
  const owedE5 = amountE5 - fromCashE5
  const taken = moveCash(command, player, -fromCashE5, 'rollback')
  const owes = {
    ...of(command),
    key: restKey(command),
    sourceId: debt.id,
    targetId: player.gamesId,
    amountE5: owedE5,
    reason: 'rollback' as const,
    sourceBalanceE5: debt.balanceE5 - owedE5,
    targetBalanceE5: null,
  }
  const after = { ...debt, balanceE5: debt.balanceE5 - owedE5 }
  return {
    transfers: [...taken.transfers, ...some(owes)],
    player: withAccounts(taken.player, taken.player.cash, after),
  }
}

/**
 * Takes back a win that a bonus had: from the bonus as far as it goes. The rest is the operator's own
 * loss, since nobody owes money for what was given.
 */
export function takeBackBonus(
  command: WalletCommand,
  player: PlayerFacts,
  bonus: BonusFacts,
  amountE5: bigint,
): Moved {
  const { balanceE5 } = bonus.account
  const fromBonusE5 = balanceE5 < amountE5 ? balanceE5 : amountE5
  const move = { deltaE5: -fromBonusE5, reason: 'rollback' as const }
  const taken = moveBonus(command, player, bonus, move)
  const rest = {
    ...of(command),
    ...NO_BALANCES,
    key: restKey(command),
    sourceId: player.promotionId,
    targetId: player.gamesId,
    amountE5: amountE5 - fromBonusE5,
    reason: 'rollback' as const,
  }
  return { transfers: [...taken.transfers, ...some(rest)], player: taken.player }
}

type Leg = { id: bigint; balanceE5: bigint; deltaE5: bigint; reason: TransferReason }

/** One transfer between a player's account and the casino's games. */
function against(
  command: WalletCommand,
  { gamesId }: PlayerFacts,
  { id, balanceE5, deltaE5, reason }: Leg,
): PlannedTransfer[] {
  const isOut = deltaE5 < 0n
  return some({
    key: null,
    playerId: command.playerId,
    sourceId: isOut ? id : gamesId,
    targetId: isOut ? gamesId : id,
    amountE5: isOut ? -deltaE5 : deltaE5,
    reason,
    sourceBalanceE5: isOut ? balanceE5 : null,
    targetBalanceE5: isOut ? null : balanceE5,
  })
}

export const NO_BALANCES = { sourceBalanceE5: null, targetBalanceE5: null }

export const of = ({ playerId }: WalletCommand) => ({ key: null, playerId })
const restKey = ({ provider, transactionId }: WalletCommand) =>
  transferKeyOf(debtOriginOf(provider), transactionId)

/** Nothing is moved by a transfer of nothing. */
export const some = (transfer: PlannedTransfer) => (transfer.amountE5 > 0n ? [transfer] : [])
