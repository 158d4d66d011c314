import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** In characters. */
export const CHAT_TEXT_MAX = 1_000

export const ChatMessage = z.object({
  place: z.int(),
  /** The id that the browser gave it, where the player wrote it. */
  messageId: z.nullable(z.string()),
  author: z.enum(['player', 'support', 'system']),
  /** Plain text, as it was written. */
  text: z.string(),
  /** What happened, where nobody wrote: nobody is there, or all of it went into a ticket. */
  event: z.nullable(z.enum(['away', 'ticket'])),
  ticketId: z.nullable(z.string()),
  timeStamp: z.string(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const chatMessages = endpoint({
  method: 'POST',
  path: '/api/chat/messages',
  summary: 'The live chat, oldest first: its end, or what stands before a message',
  caller: 'player',
  input: z.strictObject({
    before: z.nullable(z.int().check(z.positive(), z.maximum(1_000_000_000))),
    take: z.int().check(z.positive(), z.maximum(100)),
  }),
  output: z.object({
    /** Somebody of the operator is at the chat. */
    isStaffed: z.boolean(),
    /** Something was written that is in no ticket yet. */
    canTicket: z.boolean(),
    messages: z.array(ChatMessage),
    hasOlder: z.boolean(),
  }),
})
export type ChatPage = z.output<typeof chatMessages.output>

export const sayInChat = endpoint({
  method: 'POST',
  path: '/api/chat/say',
  summary: 'Writes into the live chat; the same messageId again is the same message',
  caller: 'player',
  input: z.strictObject({
    messageId: z.uuid(),
    text: z.string().check(z.minLength(1), z.maxLength(CHAT_TEXT_MAX), z.regex(/\S/)),
  }),
  output: z.object({ place: z.int() }),
})

export const ticketFromChat = endpoint({
  method: 'POST',
  path: '/api/chat/ticket',
  summary: 'Makes a ticket of what was written in the live chat since the last one',
  caller: 'player',
  input: z.strictObject({ requestId: z.uuid() }),
  output: z.object({ id: z.string(), number: z.int() }),
})
