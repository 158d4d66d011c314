import type { OfficeRoute } from '../operations/operation-route.ts'
import type { PlayerOfficeDeps } from '../players/about-player.ts'
import { callOfficeRoutes } from './calls.ts'
import { chatOfficeRoutes } from './chats.ts'
import { complaintOfficeRoutes } from './complaints.ts'
import { ticketOfficeRoutes } from './tickets.ts'

/** The support desk: tickets, conversations, calls and complaints. */
export const supportOfficeRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  ...ticketOfficeRoutes(deps),
  ...chatOfficeRoutes(deps),
  ...callOfficeRoutes(deps),
  ...complaintOfficeRoutes(deps),
]
