import * as contract from '@zar/contract/casino/free-rounds'
import { implementForPlayer, type Route } from '../../../platform/http/route.ts'
import { singleFlight } from '../../../platform/queues.ts'
import { claimFreeRounds, type FreeRoundsClaim } from './claim.ts'
import { giveUpFreeRounds } from './end.ts'
import type { FreeRoundsWork } from './grant.ts'
import { readFreeRounds } from './read-mine.ts'
import { DECLINED } from './texts.ts'

export function freeRoundsRoutes(deps: FreeRoundsWork): Route[] {
  const claim = singleFlight((wanted: FreeRoundsClaim) => claimFreeRounds(deps, wanted))
  return [
    implementForPlayer(contract.freeRounds, async ({ player, caller }) => ({
      data: await readFreeRounds(deps, { playerId: player.playerId, locale: caller.locale }),
    })),

    implementForPlayer(contract.claimFreeRounds, async ({ input, player }) => ({
      data: null,
      message: await claim({ playerId: player.playerId, id: input.id }),
    })),

    implementForPlayer(contract.declineFreeRounds, async ({ input, player }) => {
      await giveUpFreeRounds(deps, { id: input.id, playerId: player.playerId })
      return { data: null, message: DECLINED }
    }),
  ]
}
