import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const TICKET_SUBJECTS = [
  'account',
  'deposit',
  'withdrawal',
  'bonus',
  'game',
  'technical',
  'other',
] as const
export type TicketSubject = (typeof TICKET_SUBJECTS)[number]

/** `open`: support has the next word. `waiting`: the player has. `answered`: there is an answer. */
export const TICKET_STATUSES = ['open', 'waiting', 'answered', 'closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

/** Lengths are in characters. */
export const TICKET_LIMITS = {
  title: { min: 5, max: 80 },
  text: { min: 2, max: 2_000 },
  filesMax: 3,
  fileMaxBytes: 5 * 1024 * 1024,
  fileNameMax: 100,
  /** A closed ticket opens again by a reply for so long. */
  reopenDays: 14,
  messagesMax: 300,
} as const

/** What may be attached, by its type, and what its name ends in. */
export const TICKET_FILE_TYPES = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
} as const
export type TicketFileType = keyof typeof TICKET_FILE_TYPES

/** Of these, what a page may show: pictures of points, which run nothing. */
export const TICKET_PICTURE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
] as const satisfies TicketFileType[]

/**
 * `POST ?id={uuid}&name={name}` with the bytes as `application/octet-stream` keeps a file until a
 * message takes it; the same id twice is one file. Answers a {@link TicketFile} in the envelope.
 */
export const TICKET_UPLOAD_PATH = '/api/ticket/upload'
/** `GET {path}/{id}`: a file of the player's own, as a download. */
export const TICKET_FILE_PATH = '/api/ticket/file'

const written = ({ min, max }: { min: number; max: number }) =>
  z.string().check(z.minLength(min), z.maxLength(max), z.regex(/\S/))
const files = z.array(z.uuid()).check(z.maxLength(TICKET_LIMITS.filesMax))
const place = z.int().check(z.nonnegative(), z.maximum(1_000_000))

export const TicketFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
})
export type TicketFile = z.infer<typeof TicketFile>

export const Ticket = z.object({
  id: z.string(),
  number: z.int(),
  subject: z.enum(TICKET_SUBJECTS),
  title: z.string(),
  status: z.enum(TICKET_STATUSES),
  /** Support has written something that the player has not opened. */
  isUnread: z.boolean(),
  /** UTC ISO, as are the others. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When support last wrote. */
  answeredAt: z.nullable(z.string()),
  /** Until when a reply opens it again, while it is closed. */
  reopensUntil: z.nullable(z.string()),
})
export type Ticket = z.infer<typeof Ticket>

export const TicketMessage = z.object({
  place: z.int(),
  author: z.enum(['player', 'support', 'system']),
  /** Plain text, as it was written. */
  text: z.string(),
  /** What happened, where nobody wrote. */
  event: z.nullable(z.enum(['closed', 'reopened', 'from_chat'])),
  timeStamp: z.string(),
  files: z.array(TicketFile),
})
export type TicketMessage = z.infer<typeof TicketMessage>

export const tickets = endpoint({
  method: 'POST',
  path: '/api/ticket/list',
  summary: 'The player’s tickets, the one that moved last first',
  caller: 'player',
  input: z.strictObject({
    skip: z.int().check(z.nonnegative()),
    take: z.int().check(z.positive(), z.maximum(50)),
  }),
  output: z.array(Ticket),
})

export const unreadTickets = endpoint({
  method: 'POST',
  path: '/api/ticket/unread',
  summary: 'How many of the player’s tickets have an answer that was not read',
  caller: 'player',
  input: z.strictObject({}),
  output: z.object({ count: z.int() }),
})

export const ticketThread = endpoint({
  method: 'POST',
  path: '/api/ticket/thread',
  summary: 'One ticket with its messages, oldest first',
  caller: 'player',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ ticket: Ticket, messages: z.array(TicketMessage) }),
})
export type TicketThread = z.output<typeof ticketThread.output>

export const readTicket = endpoint({
  method: 'POST',
  path: '/api/ticket/read',
  summary: 'Marks a ticket as read up to a message',
  caller: 'player',
  input: z.strictObject({ id: z.uuid(), place }),
  output: z.null(),
})

export const openTicket = endpoint({
  method: 'POST',
  path: '/api/ticket/open',
  summary: 'Opens a ticket; the same requestId again answers the same ticket',
  caller: 'player',
  input: z.strictObject({
    requestId: z.uuid(),
    subject: z.enum(TICKET_SUBJECTS),
    title: written(TICKET_LIMITS.title),
    text: written(TICKET_LIMITS.text),
    files,
  }),
  output: z.object({ id: z.string(), number: z.int() }),
})

export const replyTicket = endpoint({
  method: 'POST',
  path: '/api/ticket/reply',
  summary: 'Writes into a ticket; one that was closed in the last 14 days opens again',
  caller: 'player',
  input: z.strictObject({
    requestId: z.uuid(),
    id: z.uuid(),
    text: written(TICKET_LIMITS.text),
    files,
  }),
  output: z.object({ place: z.int() }),
})

export const closeTicket = endpoint({
  method: 'POST',
  path: '/api/ticket/close',
  summary: 'Closes a ticket; a closed one stays as it is',
  caller: 'player',
  input: z.strictObject({ id: z.uuid() }),
  output: z.null(),
})
