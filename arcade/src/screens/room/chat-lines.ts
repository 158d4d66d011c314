import type { ChatLine, ChatMessage } from '../../rooms/chat/chat-protocol.ts'

/** So many messages are kept. */
const KEPT = 100

/** What was said, after what the room told; each message once. */
export function chatAfter(
  lines: readonly ChatLine[],
  { lines: told, gone }: Extract<ChatMessage, { type: 'chat' }>,
): readonly ChatLine[] {
  const byId = new Map([...lines, ...told].map((line) => [line.id, line]))
  for (const id of gone) byId.delete(id)
  return [...byId.values()].sort((one, other) => one.atMs - other.atMs).slice(-KEPT)
}
