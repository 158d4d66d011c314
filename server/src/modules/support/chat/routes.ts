import * as contract from '@zar/contract/support/chat'
import { implementForPlayer, type Route } from '../../../platform/http/route.ts'
import { admit, type SupportPolicy, type SupportRouteDeps } from '../deps.ts'
import { readChat } from './chat.ts'
import { sayInChat, ticketFromChat } from './say-in-chat.ts'

const HOUR_SECONDS = 60 * 60
export type ChatPolicy = { says: SupportPolicy; tickets: SupportPolicy }
const POLICY: ChatPolicy = {
  // As fast as a person types; what was kept offline waits its turn.
  says: { player: { tries: 30, seconds: 60 }, address: { tries: 120, seconds: 60 } },
  tickets: {
    player: { tries: 5, seconds: HOUR_SECONDS },
    address: { tries: 20, seconds: HOUR_SECONDS },
  },
}

const MADE = {
  tr: 'Sohbetin destek talebine dönüştü. Yanıt gelince haber vereceğiz.',
  en: 'Your chat is a ticket now. We will let you know when there is an answer.',
}

/** The live chat, for players: a visitor is asked to log in. */
export function chatRoutes(deps: SupportRouteDeps & { policy?: ChatPolicy }): Route[] {
  const { says, tickets } = deps.policy ?? POLICY
  return [
    implementForPlayer(contract.chatMessages, async ({ input, player }) => ({
      data: await readChat(deps, { ...input, playerId: player.playerId }),
    })),
    implementForPlayer(contract.sayInChat, async (call) => {
      await admit(deps.throttle, 'chat', call, says)
      return { data: await sayInChat(deps, { ...call.input, playerId: call.player.playerId }) }
    }),
    implementForPlayer(contract.ticketFromChat, async (call) => {
      await admit(deps.throttle, 'ticket', call, tickets)
      const { playerId } = call.player
      const data = await ticketFromChat(deps, { ...call.input, playerId })
      return { data, message: MADE }
    }),
  ]
}
