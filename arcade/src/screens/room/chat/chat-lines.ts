import type { ChatLine, ChatMessage } from '../../../rooms/chat/chat-protocol.ts'

/** What the room says of its rounds: its presenter, or the system. No player has written it. */
export type ToldLine = {
  id: string
  speaker: 'presenter' | 'system'
  text: string
  /** Unix milliseconds of the arcade. */
  atMs: number
}

/** So many messages are kept. */
const KEPT = 100

/** What was said, after what the room told; each message once. */
export function chatAfter(
  lines: readonly ChatLine[],
  { lines: told, gone }: Extract<ChatMessage, { type: 'chat' }>,
): readonly ChatLine[] {
  const byId = new Map([...lines, ...told].map((line) => [line.id, line]))
  for (const id of gone) byId.delete(id)
  return inTime([...byId.values()])
}

/** The last of them, the oldest first. */
export const inTime = <Line extends { atMs: number }>(lines: readonly Line[]): readonly Line[] =>
  lines.toSorted((one, other) => one.atMs - other.atMs).slice(-KEPT)
