export {
  comeToChat,
  leaveChat,
  readWaitingChats,
  sayByOffice,
  settleChat,
} from './chat-office.ts'
export { chatRoutes } from './chat-routes.ts'
export type { SupportPolicy } from './deps.ts'
export { readFile } from './file.ts'
export { ticketFiles } from './file-routes.ts'
export { forgetSupport } from './forget.ts'
export { copySupport, eraseSupport } from './of-player.ts'
export { type SupportDeps, supportRoutes } from './routes.ts'
export {
  answerTicket,
  closeByOffice,
  readOpenTickets,
  readTicketNumber,
} from './ticket-office.ts'
export { ticketRoutes } from './ticket-routes.ts'
