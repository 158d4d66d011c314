import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { Author } from '../../../db/tables/support.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { type ChatRow, hasNews } from '../chat/chat.ts'
import { lockNumber } from '../chat/chat-office.ts'
import { copyToTicket } from '../chat/say-in-chat.ts'
import type { WriteDeps } from '../deps.ts'
import { subjectOf } from '../waiting.ts'
import { carryNotes } from './notes.ts'

export type OfficeChat = {
  number: number
  playerId: string
  /** The place of its last message. */
  place: number
  lastText: string
  lastAuthor: Author
  lastAt: string
  /** Messages of the player since the last word of the house. */
  unanswered: number
}

type Read = Omit<OfficeChat, 'number' | 'lastAt'> & { number: bigint; lastAt: Date }

/** Conversations by their numbers, each with its last words; in no order. */
export async function findChats(
  db: Db,
  numbers: readonly (string | number)[],
): Promise<OfficeChat[]> {
  const { rows } = await sql<Read>`
    select c.number, c.player_id as "playerId", c.messages as place, m.text as "lastText",
      m.author as "lastAuthor", m.created_at as "lastAt",
      (select count(*)::int from chat_message p where p.player_id = c.player_id and p.author = 'player'
        and p.place > coalesce((select max(s.place) from chat_message s
          where s.player_id = c.player_id and s.author = 'support'), 0)) as unanswered
    from chat c cross join lateral (
      select text, author, created_at from chat_message
      where player_id = c.player_id and author <> 'system' order by place desc limit 1) m
    where c.number = any(${numbers.map(String)}::bigint[])`.execute(db)
  return rows.map(({ number, lastAt, ...row }) => ({
    ...row,
    number: Number(number),
    lastAt: lastAt.toISOString(),
  }))
}

/** One conversation by its number; refuses with `not_found`. */
export async function findChat(db: Db, number: number): Promise<OfficeChat> {
  const [chat] = await findChats(db, [number])
  if (!chat) throw new Refusal('not_found')
  return chat
}

type Page = { before: number | undefined; limit: number }

/** The end of a conversation, or what stands before a message; the oldest first. */
export async function readChatMessages(db: Db, playerId: string, { before, limit }: Page) {
  const rows = await db
    .selectFrom('chat_message')
    .leftJoin('ticket', 'ticket.id', 'ticket_id')
    .select(['place', 'author', 'text', 'operator', 'event', 'chat_message.created_at'])
    .select('ticket.number')
    .where('chat_message.player_id', '=', playerId)
    .$if(before !== undefined, (query) => query.where('place', '<', before ?? 0))
    .orderBy('place', 'desc')
    .limit(limit + 1)
    .execute()
  const messages = rows
    .slice(0, limit)
    .reverse()
    .map(({ created_at, operator, number, ...row }) => ({
      ...row,
      by: operator,
      at: created_at.toISOString(),
      ticket: number === null ? null : Number(number),
    }))
  return { messages, hasOlder: rows.length > limit }
}

/** Whether this person is at the chat. */
export async function isAtChat(db: Db, name: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('chat_operator')
    .select('name')
    .where('name', '=', name.slice(0, 60))
    .where('seen_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

type Turning = {
  number: number
  /** Whom its case names. */
  by: string
  /** Runs in the transaction, once the conversation is locked. */
  also: (tx: Tx, chat: ChatRow) => Promise<void>
}

/** Makes a ticket of what was said since the last one, with the notes on it. Refuses with `chat_empty`. */
export async function ticketByOffice(
  deps: WriteDeps,
  { number, by, also }: Turning,
): Promise<{ number: number }> {
  const made = await deps.db.transaction().execute(async (tx) => {
    const chat = await lockNumber(tx, number)
    await also(tx, chat)
    refuseIf(!(await hasNews(tx, chat.player_id, chat.ticketed_place)), 'chat_empty')
    const ticket = await copyToTicket(tx, deps, chat, by)
    const [from, to] = [subjectOf.chat(number), subjectOf.ticket(ticket.number)]
    await carryNotes(tx, { from, to, since: ticket.since })
    return { number: ticket.number }
  })
  deps.onCommitted()
  return made
}
