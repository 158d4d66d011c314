import { defineTrialBonus } from '@zar/contract/bonus'
import { implementForPlayer, type Route } from '../../platform/route.ts'
import type { BonusDeps } from './deps.ts'
import { giveTrialBonus } from './trial-bonus.ts'

export function bonusRoutes(deps: BonusDeps): Route[] {
  return [
    implementForPlayer(defineTrialBonus, async ({ player, caller }) => {
      const message = await giveTrialBonus(deps, { playerId: player.playerId, caller })
      return { data: null, message }
    }),
  ]
}
