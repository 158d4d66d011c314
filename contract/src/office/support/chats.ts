import { z } from 'zod/mini'
import { CHAT_TEXT_MAX, ChatMessage } from '../../support/chat.ts'
import { operation } from '../operation.ts'
import { NOBODY, Time } from '../players.ts'
import { Action } from '../staff.ts'
import { CaseNumber, CasePlayer, NoteText, NumberInQuery, Standing, SupportNote } from './shared.ts'

/** The most conversations that one person has. */
export const CHATS_MAX = 5

export const ChatRow = z.object({
  number: z.int(),
  player: CasePlayer,
  standing: Standing,
  /** The place of its last message. */
  place: z.int(),
  lastText: z.string(),
  lastAuthor: z.enum(['player', 'support', 'system']),
  lastAt: Time,
  /** Messages of the player that nobody has answered. */
  unanswered: z.int(),
})
export type ChatRow = z.output<typeof ChatRow>

export const listChats = operation({
  method: 'GET',
  path: '/api/office/chats',
  summary: 'Conversations that wait or go on, the oldest promise first',
  right: 'chat.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(ChatRow),
    /** Whether the person counts as being at the chat. */
    isThere: z.boolean(),
  }),
})

export const OfficeChatMessage = z.object({
  place: z.int(),
  author: z.enum(['player', 'support', 'system']),
  text: z.string(),
  by: z.nullable(z.string()),
  event: ChatMessage.shape.event,
  /** Number of the ticket that it became. */
  ticket: z.nullable(z.int()),
  at: Time,
})
export type OfficeChatMessage = z.output<typeof OfficeChatMessage>

export const OfficeChat = z.object({
  ...ChatRow.shape,
  messages: z.array(OfficeChatMessage),
  hasOlder: z.boolean(),
  notes: z.array(SupportNote),
  actions: z.array(Action),
})
export type OfficeChat = z.output<typeof OfficeChat>

export const readChat = operation({
  method: 'GET',
  path: '/api/office/chat',
  summary: 'One conversation: its end, or what stands before a message',
  right: 'chat.view',
  writes: false,
  example: { number: '1' },
  input: z.strictObject({ number: NumberInQuery, before: z.optional(NumberInQuery) }),
  output: OfficeChat,
})

export const attendChat = operation({
  method: 'POST',
  path: '/api/office/chat-attend',
  summary: 'Says that the person is at the chat, for five minutes, or has left it',
  right: 'chat.answer',
  // A sign of life is no decision; coming and going are written down.
  writes: false,
  example: { isThere: true },
  input: z.strictObject({ isThere: z.boolean() }),
  output: z.null(),
})

const Numbered = { number: CaseNumber }
/** Up to which message the person has read: what came behind it refuses with `case_changed`. */
const Read = { ...Numbered, place: z.int().check(z.nonnegative()) }

export const takeChat = operation({
  method: 'POST',
  path: '/api/office/chat-take',
  summary: 'Takes a conversation, of which one person has five at most',
  right: 'chat.answer',
  writes: true,
  example: { number: 1 },
  input: z.strictObject(Numbered),
  output: z.null(),
})

export const giveChat = operation({
  method: 'POST',
  path: '/api/office/chat-give',
  summary: 'Gives a conversation back to the list',
  right: 'chat.answer',
  writes: true,
  example: { number: 1 },
  input: z.strictObject(Numbered),
  output: z.null(),
})

export const sayInChat = operation({
  method: 'POST',
  path: '/api/office/chat-say',
  summary: 'Writes to the player; the same requestId again is the same message',
  right: 'chat.answer',
  writes: true,
  example: { number: 1, requestId: NOBODY, text: 'I am looking at it.' },
  input: z.strictObject({
    ...Numbered,
    requestId: z.uuid(),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_TEXT_MAX)),
  }),
  output: z.null(),
})

export const noteChat = operation({
  method: 'POST',
  path: '/api/office/chat-note',
  summary: 'Writes a note on a conversation that no player reads',
  right: 'note.write',
  writes: true,
  example: { number: 1, text: 'The round is open at the studio.' },
  input: z.strictObject({ ...Numbered, text: NoteText }),
  output: z.null(),
})

export const ticketFromChat = operation({
  method: 'POST',
  path: '/api/office/chat-ticket',
  summary: 'Makes a ticket of a conversation, with its notes',
  right: 'chat.answer',
  writes: true,
  example: { number: 1, place: 1 },
  input: z.strictObject(Read),
  output: z.object({ number: z.int() }),
})

export const endChat = operation({
  method: 'POST',
  path: '/api/office/chat-end',
  summary: 'Ends a conversation; a new word of the player begins it anew',
  right: 'chat.answer',
  writes: true,
  example: { number: 1, place: 1 },
  input: z.strictObject(Read),
  output: z.null(),
})
