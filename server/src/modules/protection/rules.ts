import type { RefusalCode } from '@zar/contract/refusal'
import type { PlayerStatus } from '../../db/tables/players.ts'

/** What decides whether a player may stake or pay in. */
export type PlayerStanding = {
  status: PlayerStatus
  /** False when the house may not serve the player's country; true where it is not given. */
  isCountryAllowed?: boolean
}

/** Why this player's stake is turned down, or undefined. Wins and rollbacks never ask. */
export function whyRefuseStake(player: PlayerStanding): RefusalCode | undefined {
  return whyRefuse(player)
}

/** Why this player may not pay in, or undefined. Paying out stays open to the excluded (ACC-12). */
export function whyRefuseDeposit(player: PlayerStanding): RefusalCode | undefined {
  return whyRefuse(player)
}

function whyRefuse({ status, isCountryAllowed = true }: PlayerStanding): RefusalCode | undefined {
  if (status !== 'active') return 'player_disabled'
  if (!isCountryAllowed) return 'country_not_allowed'
  return undefined
}
