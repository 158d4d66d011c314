export {
  comeToChat,
  leaveChat,
  sayByOffice,
  settleChat,
} from './chat/chat-office.ts'
export { chatRoutes } from './chat/routes.ts'
export { readFile } from './files/file.ts'
export { ticketFiles } from './files/routes.ts'
export { findCall, findCalls, settleCall } from './for-office/calls.ts'
export {
  findChat,
  findChats,
  isAtChat,
  readChatMessages,
  ticketByOffice,
} from './for-office/chats.ts'
export { supportClocks } from './for-office/clocks.ts'
export {
  answerComplaint,
  decideComplaint,
  findComplaint,
  findComplaints,
  type OfficeComplaint,
  openComplaint,
  readComplaintSteps,
  readEndedComplaints,
} from './for-office/complaints.ts'
export { addNote, readNotes } from './for-office/notes.ts'
export {
  findFile,
  findTicket,
  findTickets,
  type OfficeTicket,
  readClosedTickets,
  readTicketMessages,
} from './for-office/tickets.ts'
export { forgetSupport } from './forget.ts'
export { copySupport, eraseSupport } from './personal-data.ts'
export { supportRoutes } from './routes.ts'
export { ticketRoutes } from './tickets/routes.ts'
export { listTickets } from './tickets/ticket.ts'
export {
  answerTicket,
  closeByOffice,
  reopenByOffice,
} from './tickets/ticket-office.ts'
