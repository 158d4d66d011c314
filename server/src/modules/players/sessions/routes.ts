import * as contract from '@zar/contract/players/session'
import { implementForPlayer, type Route, type Text } from '../../../platform/http/route.ts'
import type { PlayerDeps } from '../deps.ts'

const ENDED: Text = { tr: 'Oturum kapatıldı.', en: 'The session was ended.' }
const OTHERS_ENDED: Text = {
  tr: 'Öteki oturumların kapatıldı.',
  en: 'Your other sessions were ended.',
}

/** Where the player is logged in, and how to end it (SES-04). */
export function sessionRoutes({ sessions, log }: PlayerDeps): Route[] {
  return [
    implementForPlayer(contract.sessions, async ({ input, player }) => ({
      data: await sessions.list(player, input),
    })),

    implementForPlayer(contract.endSession, async ({ input, player, caller }) => {
      await sessions.endOne(player, input.id)
      log.info({ event: 'session ended', playerId: player.playerId, ip: caller.ip })
      return { data: null, message: ENDED }
    }),

    implementForPlayer(contract.endOtherSessions, async ({ player, caller }) => {
      const ended = await sessions.endOthers(player)
      log.info({ event: 'other sessions ended', ended, playerId: player.playerId, ip: caller.ip })
      return { data: { ended }, message: OTHERS_ENDED }
    }),
  ]
}
