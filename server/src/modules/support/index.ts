export {
  comeToChat,
  leaveChat,
  readWaitingChats,
  sayByOffice,
  settleChat,
} from './chat/chat-office.ts'
export { chatRoutes } from './chat/routes.ts'
export { readFile } from './files/file.ts'
export { ticketFiles } from './files/routes.ts'
export { forgetSupport } from './forget.ts'
export { copySupport, eraseSupport } from './personal-data.ts'
export { supportRoutes } from './routes.ts'
export { ticketRoutes } from './tickets/routes.ts'
export { listTickets } from './tickets/ticket.ts'
export {
  answerTicket,
  closeByOffice,
  readOpenTickets,
  readTicketNumber,
} from './tickets/ticket-office.ts'
