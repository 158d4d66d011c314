import type * as contract from '@zar/contract/support/chat'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { once } from '../../../platform/once.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import type { WriteDeps } from '../deps.ts'
import { addMessage } from '../tickets/ticket.ts'
import { addTicket } from '../tickets/write-ticket.ts'
import { chatEnded, chatWaits, ticketWaits } from '../waiting.ts'
import { addChatMessage, type ChatRow, hasNews, isStaffed, lockChat } from './chat.ts'

type ChatMessage = z.output<typeof contract.sayInChat.input> & { playerId: string }

/**
 * The player says something, once per message id. When nobody of the operator is there they are told
 * so at once, and again only after somebody has come and gone.
 */
export async function sayInChat(deps: WriteDeps, said: ChatMessage): Promise<{ place: number }> {
  const answer = await deps.db.transaction().execute(async (tx) => {
    const chat = await lockChat(tx, deps, said.playerId)
    const place = (await placeOf(tx, said)) ?? (await addSaid(tx, deps, chat, said))
    return { place }
  })
  deps.onCommitted()
  return answer
}

/** Where it stands, if it was sent before. Other words under the same id are no retry. */
async function placeOf(
  tx: Tx,
  { playerId, messageId, text }: ChatMessage,
): Promise<number | undefined> {
  const earlier = await tx
    .selectFrom('chat_message')
    .select(['place', 'text'])
    .where('player_id', '=', playerId)
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  refuseIf(earlier !== undefined && earlier.text !== kept(text), 'invalid_input')
  return earlier?.place
}

/** As the database keeps it: half a character is none. */
const kept = (text: string) => Buffer.from(text.trim()).toString()

async function addSaid(tx: Tx, deps: WriteDeps, chat: ChatRow, said: ChatMessage): Promise<number> {
  const { playerId, messageId, text } = said
  const at = deps.clock.now()
  const place = await addChatMessage(tx, playerId, {
    author: 'player',
    text: kept(text),
    messageId,
    at,
  })
  const isAway = !chat.is_away_told && !(await isStaffed(tx, deps))
  if (isAway) await addChatMessage(tx, playerId, { author: 'system', event: 'away', at })
  await tx
    .updateTable('chat')
    .set({
      waiting_since: chat.waiting_since ?? at,
      is_away_told: chat.is_away_told || isAway,
      seen_at: at,
    })
    .where('player_id', '=', playerId)
    .execute()
  await chatWaits(tx, chat, at)
  return place
}

/** As much of a conversation goes into one ticket. */
const COPIED_MAX = 100
const TITLE_MAX = 80

/** Makes a ticket of what was said since the last one, with everybody's words and their times. */
export async function ticketFromChat(
  deps: WriteDeps,
  { playerId, requestId }: { playerId: string; requestId: string },
): Promise<{ id: string; number: number }> {
  const made = await deps.db.transaction().execute((tx) =>
    once(tx, { ownerId: playerId, id: `chat-ticket:${requestId}`, input: {} }, async () => {
      const chat = await lockChat(tx, deps, playerId)
      refuseIf(!(await hasNews(tx, playerId, chat.ticketed_place)), 'chat_empty')
      const { id, number } = await copyToTicket(tx, deps, chat)
      return { id, number }
    }),
  )
  deps.onCommitted()
  return made
}

/** Everybody's words since the last ticket become one. `by`: whom the case names; the player, where nobody is named. */
export async function copyToTicket(
  tx: Tx,
  deps: WriteDeps,
  chat: ChatRow,
  by = 'system:player',
): Promise<{ id: string; number: number; since: Date }> {
  const { player_id: playerId } = chat
  const at = deps.clock.now()
  const said = await tx
    .selectFrom('chat_message')
    .select(['author', 'text', 'operator', 'created_at'])
    .where('player_id', '=', playerId)
    .where('place', '>', chat.ticketed_place)
    .where('author', '!=', 'system')
    .orderBy('place', 'desc')
    .limit(COPIED_MAX)
    .execute()
  said.reverse()
  const first = said.find(({ author }) => author === 'player')?.text ?? ''
  const ticket = await addTicket(tx, deps, { playerId, subject: 'other', title: titleOf(first) })
  await addMessage(tx, ticket, { author: 'system', event: 'from_chat', at })
  for (const { author, text, operator, created_at } of said) {
    const by = operator === null ? {} : { operator }
    await addMessage(tx, ticket, { author, text, ...by, at: created_at })
  }
  const read = said.length + 1
  await tx
    .updateTable('ticket')
    .set({ updated_at: at, read_place: read })
    .where('id', '=', ticket.id)
    .execute()
  await addChatMessage(tx, playerId, { author: 'system', event: 'ticket', ticketId: ticket.id, at })
  await tx
    .updateTable('chat')
    .set((eb) => ({ ticketed_place: eb.ref('messages'), waiting_since: null }))
    .where('player_id', '=', playerId)
    .execute()
  await chatEnded(tx, chat, { state: 'ticketed', by, now: at })
  await ticketWaits(tx, ticket, at)
  return { id: ticket.id, number: Number(ticket.number), since: said[0]?.created_at ?? at }
}

/** The first words, on one line. */
function titleOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > TITLE_MAX ? `${letters.slice(0, TITLE_MAX - 1).join('')}…` : line
}
