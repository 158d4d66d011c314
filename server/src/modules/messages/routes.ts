import * as contract from '@zar/contract/message'
import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import { implementForPlayer, type Route } from '../../platform/http/route.ts'
import { listNotifications, readNotification } from './notifications.ts'

type MessageDeps = { db: Db; clock: Clock }

export function messageRoutes(deps: MessageDeps): Route[] {
  return [
    implementForPlayer(contract.notifications, async ({ input, player, caller }) => ({
      data: await listNotifications(deps.db, {
        ...input,
        playerId: player.playerId,
        locale: caller.locale,
      }),
    })),
    implementForPlayer(contract.readNotification, async ({ input, player }) => {
      await readNotification(deps, { id: input.id, playerId: player.playerId })
      return { data: null }
    }),
  ]
}
