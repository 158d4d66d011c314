import * as contract from '@zar/contract/players/identity'
import { implementForPlayer, type Route } from '../../../platform/http/route.ts'
import type { PlayerDeps } from '../deps.ts'
import { askCheck } from './ask-check.ts'
import { readIdentity } from './read-identity.ts'
import { CHECK_BEGUN } from './texts.ts'

/** Whether the player's identity was checked, and the beginning of it. */
export function identityRoutes(deps: PlayerDeps): Route[] {
  return [
    implementForPlayer(contract.identity, async ({ player }) => ({
      data: await readIdentity(deps.db, player.playerId),
    })),

    implementForPlayer(contract.checkIdentity, async ({ player }) => {
      const data = await askCheck(deps, player.playerId)
      return data.state === 'pending' ? { data, message: CHECK_BEGUN } : { data }
    }),
  ]
}
