import type { RefusalCode } from '@zar/contract/refusal'
import type { PlayerStatus } from '../../db/tables/players.ts'
import type { HouseRefusal } from './licence/rules.ts'
import { type PlayLimits, type Stake, whichLimitIsHit } from './limits/play-limits.ts'

/** What decides whether a player may stake or pay in. */
export type PlayerStanding = {
  status: PlayerStatus
  /** Whether the operator may serve the player's country. */
  isCountryAllowed: boolean
  /** Whether an operator lets anybody play. A game's own session says it in the casino's wallet. */
  isGamingOpen?: boolean
  /** What the player allows themselves; undefined where there is no limit to play. */
  limits?: PlayLimits | undefined
}

/** Who may log in. An excluded player keeps a way to their balance (ACC-12); stakes are refused elsewhere. */
export const mayLogIn = (status: PlayerStatus): boolean =>
  status === 'active' || status === 'excluded'

/** Every reason against a stake. */
export type StakeRefusal = Extract<
  RefusalCode,
  | 'player_disabled'
  | 'player_excluded'
  | 'country_not_allowed'
  | 'real_money_closed'
  | 'gaming_closed'
  | 'maintenance'
  | 'stake_limit_reached'
  | 'loss_limit_reached'
  | 'time_limit_reached'
>

/**
 * Why this player's stake is turned down, or undefined. Wins and rollbacks never ask. Without a stake:
 * whether the player may come to a game at all. `uncovered` is what `house.whyClosed` answered.
 */
export function whyRefuseStake(
  player: PlayerStanding,
  uncovered: HouseRefusal | undefined,
  stake?: Stake,
): StakeRefusal | undefined {
  const refusal =
    whyRefuse(player) ?? uncovered ?? (player.isGamingOpen === false ? 'gaming_closed' : undefined)
  if (refusal || stake === undefined || player.limits === undefined) return refusal
  return whichLimitIsHit(player.limits, stake)
}

/** Why this player may not pay in, or undefined. Paying out stays open to the excluded (ACC-12). */
export function whyRefuseDeposit(
  player: PlayerStanding,
  uncovered: HouseRefusal | undefined,
): StakeRefusal | undefined {
  return whyRefuse(player) ?? uncovered
}

/** Why this player is given nothing, or undefined. */
export function whyRefuseGift(player: PlayerStanding): StakeRefusal | undefined {
  return whyRefuse(player)
}

function whyRefuse({ status, isCountryAllowed }: PlayerStanding): StakeRefusal | undefined {
  if (status === 'excluded') return 'player_excluded'
  if (status !== 'active') return 'player_disabled'
  if (!isCountryAllowed) return 'country_not_allowed'
  return undefined
}
