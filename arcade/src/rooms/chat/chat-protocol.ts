import { z } from 'zod/mini'

/** Letters of one message. */
export const TEXT_MAX = 240
const commandId = z.uuid()

export const ChatCommand = z.discriminatedUnion('type', [
  /** From then on the page hears what is said. */
  z.strictObject({ type: z.literal('openChat'), commandId }),
  /** The message's id is that of its command: a repeat says nothing twice. */
  z.strictObject({
    type: z.literal('say'),
    commandId,
    text: z.string().check(z.minLength(1), z.maxLength(TEXT_MAX)),
  }),
  z.strictObject({ type: z.literal('report'), commandId, lineId: z.uuid() }),
])
export type ChatCommand = z.infer<typeof ChatCommand>

/** A message as everybody hears it. */
export type ChatLine = {
  id: string
  /** The same for all messages of a player in this room, and nobody's name. */
  by: string
  /** The hidden name. */
  name: string
  text: string
  /** Unix milliseconds. */
  atMs: number
}

export type ChatMessage =
  /** What was said, the oldest first, and what is hidden from now on. */
  | { type: 'chat'; lines: ChatLine[]; gone: string[] }
  /** A command of the chat was taken. */
  | { type: 'heard'; commandId: string }
