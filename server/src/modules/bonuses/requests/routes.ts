import * as contract from '@zar/contract/offers/bonus-requests'
import { implementForPlayer, type Route } from '../../../platform/http/route.ts'
import { serialByKey } from '../../../platform/queues.ts'
import type { BonusDeps } from '../deps.ts'
import { askForBonus, withdrawRequest } from './ask.ts'
import { readOwnRequests } from './read-own.ts'
import { ASKED, WITHDRAWN } from './texts.ts'

export function bonusRequestRoutes(deps: BonusDeps): Route[] {
  // Whoever sends one request many times waits here, and not for the database.
  const inTurn = serialByKey()
  return [
    implementForPlayer(contract.myBonusRequests, async ({ player, caller }) => ({
      data: await readOwnRequests(deps, { playerId: player.playerId, locale: caller.locale }),
    })),
    implementForPlayer(contract.askBonus, async ({ input, player: { playerId } }) => {
      const data = await inTurn(playerId, () => askForBonus(deps, { ...input, playerId }))
      deps.log.info({ event: 'bonus asked for', playerId, request: data.id })
      return { data, message: ASKED }
    }),
    implementForPlayer(contract.withdrawBonusRequest, async ({ input, player: { playerId } }) => {
      await inTurn(playerId, () => withdrawRequest(deps, { ...input, playerId }))
      return { data: null, message: WITHDRAWN }
    }),
  ]
}
