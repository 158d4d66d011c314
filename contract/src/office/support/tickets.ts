import { z } from 'zod/mini'
import { TICKET_LIMITS, Ticket, TicketFile } from '../../support/ticket.ts'
import { operation } from '../operation.ts'
import { Cursor, NOBODY, Time } from '../players.ts'
import { Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import {
  CaseNumber,
  CasePlayer,
  NoteText,
  NumberInQuery,
  SeenVersion,
  Standing,
  SupportNote,
} from './shared.ts'

/** `waiting`: for the house. `player`: the player has the next word. */
export const TICKET_VIEWS = ['waiting', 'mine', 'urgent', 'player', 'closed'] as const
export type TicketView = (typeof TICKET_VIEWS)[number]

export const OfficeTicketRow = z.object({
  number: z.int(),
  subject: Ticket.shape.subject,
  title: z.string(),
  status: Ticket.shape.status,
  createdAt: Time,
  updatedAt: Time,
  player: CasePlayer,
  standing: Standing,
})
export type OfficeTicketRow = z.output<typeof OfficeTicketRow>

export const listTickets = operation({
  method: 'GET',
  path: '/api/office/tickets',
  summary: 'Tickets: open ones by the oldest promise, closed ones by the last move',
  right: 'ticket.view',
  writes: false,
  example: {},
  input: z.strictObject({ view: z.optional(z.enum(TICKET_VIEWS)), after: z.optional(Cursor) }),
  output: z.object({ rows: z.array(OfficeTicketRow), next: z.nullable(z.string()) }),
})

export const OfficeMessage = z.object({
  place: z.int(),
  author: z.enum(['player', 'support', 'system']),
  /** Plain text, as it was written. */
  text: z.string(),
  /** Who of the house wrote or did it. */
  by: z.nullable(z.string()),
  event: z.nullable(z.enum(['closed', 'reopened', 'from_chat'])),
  at: Time,
  files: z.array(TicketFile),
})
export type OfficeMessage = z.output<typeof OfficeMessage>

export const OfficeTicket = z.object({
  ...OfficeTicketRow.shape,
  messages: z.array(OfficeMessage),
  notes: z.array(SupportNote),
  actions: z.array(Action),
})
export type OfficeTicket = z.output<typeof OfficeTicket>

const Numbered = { number: CaseNumber }

export const readTicket = operation({
  method: 'GET',
  path: '/api/office/ticket',
  summary: 'One ticket with its messages, notes and what may be done',
  right: 'ticket.view',
  writes: false,
  example: { number: '1001' },
  input: z.strictObject({ number: NumberInQuery }),
  output: OfficeTicket,
})

export const answerTicket = operation({
  method: 'POST',
  path: '/api/office/ticket-answer',
  summary: 'Writes to the player; with `asks` the next word is theirs',
  right: 'ticket.answer',
  writes: true,
  example: { number: 1001, version: 0, text: 'We have found it.', asks: false },
  input: z.strictObject({
    ...Numbered,
    version: SeenVersion,
    text: z.string().check(z.trim(), z.minLength(2), z.maxLength(TICKET_LIMITS.text.max)),
    asks: z.boolean(),
  }),
  output: z.null(),
})

export const noteTicket = operation({
  method: 'POST',
  path: '/api/office/ticket-note',
  summary: 'Writes a note on a ticket that no player reads',
  right: 'note.write',
  writes: true,
  example: { number: 1001, text: 'The studio was asked.' },
  input: z.strictObject({ ...Numbered, text: NoteText }),
  output: z.null(),
})

export const takeTicket = operation({
  method: 'POST',
  path: '/api/office/ticket-take',
  summary: 'Takes a waiting ticket for five minutes, again while it is open; it becomes theirs',
  right: 'ticket.answer',
  writes: true,
  example: { number: 1001 },
  input: z.strictObject(Numbered),
  output: z.null(),
})

export const ticketPeople = operation({
  method: 'GET',
  path: '/api/office/ticket-people',
  summary: 'Who may be given a ticket',
  right: 'ticket.assign',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(z.object({ id: z.string(), name: z.string() })),
})

export const assignTicket = operation({
  method: 'POST',
  path: '/api/office/ticket-assign',
  summary: 'Gives a waiting ticket to a colleague, or back to the list',
  right: 'ticket.assign',
  writes: true,
  example: { number: 1001, to: null },
  input: z.strictObject({ ...Numbered, to: z.nullable(z.uuid()) }),
  output: z.null(),
})

export const closeTicket = operation({
  method: 'POST',
  path: '/api/office/ticket-close',
  summary: 'Closes a ticket and tells the player',
  right: 'ticket.close',
  writes: true,
  example: { number: 1001, version: 0 },
  input: z.strictObject({ ...Numbered, version: SeenVersion }),
  output: z.null(),
})

export const reopenTicket = operation({
  method: 'POST',
  path: '/api/office/ticket-reopen',
  summary: 'Opens a closed ticket again',
  right: 'ticket.close',
  writes: true,
  example: { number: 1001 },
  input: z.strictObject(Numbered),
  output: z.null(),
})

export const readTicketFile = operation({
  method: 'POST',
  path: '/api/office/ticket-file',
  summary: 'An attachment of a player, for a minute: a picture is shown, anything else is saved',
  right: 'file.view',
  writes: true,
  example: { id: NOBODY, reason: 'The receipt is compared with the bank.' },
  input: z.strictObject({ id: z.uuid(), reason: Reason }),
  output: z.object({
    name: z.string(),
    type: z.string(),
    /** Base64. */
    content: z.string(),
  }),
})
