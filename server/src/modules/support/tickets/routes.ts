import * as contract from '@zar/contract/support/ticket'
import { implementForPlayer, type Route } from '../../../platform/http/route.ts'
import { admit, type SupportPolicy, type SupportRouteDeps } from '../deps.ts'
import { countUnread, listTickets, markRead, readThread } from './ticket.ts'
import { closeTicket, openTicket, replyTicket } from './write-ticket.ts'

const HOUR_SECONDS = 60 * 60
export type TicketPolicy = { opens: SupportPolicy; replies: SupportPolicy }
const POLICY: TicketPolicy = {
  opens: {
    player: { tries: 5, seconds: HOUR_SECONDS },
    address: { tries: 20, seconds: HOUR_SECONDS },
  },
  replies: {
    player: { tries: 30, seconds: HOUR_SECONDS },
    address: { tries: 100, seconds: HOUR_SECONDS },
  },
}

const OPENED = {
  tr: 'Destek talebin açıldı. Yanıt gelince haber vereceğiz.',
  en: 'Your ticket is open. We will let you know when there is an answer.',
}
const CLOSED = { tr: 'Talep kapatıldı.', en: 'The ticket is closed.' }

/** The player's tickets. Every one of them is looked for by its player, whoever knows its id. */
export function ticketRoutes(deps: SupportRouteDeps & { policy?: TicketPolicy }): Route[] {
  const { opens, replies } = deps.policy ?? POLICY
  return [
    implementForPlayer(contract.tickets, async ({ input, player }) => ({
      data: await listTickets(deps.db, { ...input, playerId: player.playerId }),
    })),
    implementForPlayer(contract.unreadTickets, async ({ player }) => ({
      data: { count: await countUnread(deps.db, player.playerId) },
    })),
    implementForPlayer(contract.ticketThread, async ({ input, player }) => ({
      data: await readThread(deps.db, { id: input.id, playerId: player.playerId }),
    })),
    implementForPlayer(contract.readTicket, async ({ input, player }) => {
      await markRead(deps, { ...input, playerId: player.playerId })
      return { data: null }
    }),
    implementForPlayer(contract.openTicket, async (call) => {
      await admit(deps.throttle, 'ticket', call, opens)
      const { playerId } = call.player
      const data = await openTicket(deps, { ...call.input, playerId })
      deps.log.info({ event: 'ticket opened', playerId, ticket: data.id })
      return { data, message: OPENED }
    }),
    implementForPlayer(contract.replyTicket, async (call) => {
      await admit(deps.throttle, 'ticket-reply', call, replies)
      return { data: await replyTicket(deps, { ...call.input, playerId: call.player.playerId }) }
    }),
    implementForPlayer(contract.closeTicket, async (call) => {
      await admit(deps.throttle, 'ticket-reply', call, replies)
      await closeTicket(deps, { id: call.input.id, playerId: call.player.playerId })
      return { data: null, message: CLOSED }
    }),
  ]
}
