import { afterPlay, outOfDate, playHint, whyRefuseStake } from '../../../protection/index.ts'
import type { WalletAnswer, WalletCommand, WalletOutcome } from '../command.ts'
import type { Facts, PlayerFacts } from './facts.ts'
import type { Verdict } from './verdict.ts'

/** Why the gate turns a bet down, in the wallet's words. */
export function whyRefusePlay(
  { house }: Facts,
  { amountE5, movesCash }: WalletCommand,
  player: PlayerFacts,
  nowMs: number,
): WalletOutcome | undefined {
  const stakedE5 = movesCash ? amountE5 : 0n
  // What the cash does not cover a bonus pays, whole.
  const ownE5 = player.cash.balanceE5 >= amountE5 ? stakedE5 : 0n
  const uncovered = house.whyClosed({ countryId: player.countryId, games: 'casino' }, nowMs)
  const stake = player.limits && { amountE5: stakedE5, ownE5, nowMs }
  const refusal = whyRefuseStake(player, uncovered, stake)
  if (refusal === 'real_money_closed' || refusal === 'maintenance') return 'gaming_closed'
  return refusal === 'country_not_allowed' ? 'player_disabled' : refusal
}

/** The player as a verdict leaves them, with what it used of their limits, or gave back. */
export function withPlayed(
  { kind, amountE5, movesCash }: WalletCommand,
  before: PlayerFacts,
  { outcome, transfers = [], player = before }: Verdict,
  nowMs: number,
): PlayerFacts {
  if (!player.limits || outcome !== 'ok' || transfers.length === 0) return player
  const isStake = kind === 'bet' && amountE5 > 0n
  const limits = afterPlay(player.limits, {
    stakedE5: isStake && movesCash ? amountE5 : 0n,
    lostE5: heldE5(before) - heldE5(player),
    isStake,
    nowMs,
  })
  // The room of a stake that is given back is of the day that it was taken on, which is not known here.
  return { ...player, limits: kind === 'rollback' ? outOfDate(limits) : limits }
}

/** A debt is money that was lost and is still owed. */
const heldE5 = ({ cash, debt }: PlayerFacts) => cash.balanceE5 + debt.balanceE5

/** What to say with a stake that was taken from who limits their time. */
export function hintOf(
  { limits: before }: PlayerFacts,
  { limits: after }: PlayerFacts,
): WalletAnswer['hint'] {
  return before && after && before !== after ? playHint(before, after) : undefined
}
