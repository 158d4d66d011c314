import { TICKET_LIMITS, type Ticket, type TicketThread } from '@zar/contract/support/ticket'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { Author, SupportTables } from '../../../db/tables/support.ts'
import { tellPlayer } from '../../../hub/outbox.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { WriteDeps } from '../deps.ts'
import { filesOf } from '../files/file.ts'

export type TicketRow = Selectable<SupportTables['ticket']>

/** Further back than this nobody pages by hand. */
const SKIP_MAX = 10_000
const DAY_MS = 24 * 60 * 60_000

/** Until when a reply opens a closed ticket again. */
export const reopensUntil = (closedAt: Date) =>
  new Date(closedAt.getTime() + TICKET_LIMITS.reopenDays * DAY_MS)

/** Every field that leaves the casino. */
export const present = (row: TicketRow): Ticket => ({
  id: row.id,
  number: Number(row.number),
  subject: row.subject,
  title: row.title,
  status: row.status,
  isUnread: row.answered_place > row.read_place,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  reopensUntil: row.closed_at ? reopensUntil(row.closed_at).toISOString() : null,
})

/** The player's own tickets, the one that moved last first. */
export async function listTickets(
  db: Db,
  { playerId, skip, take }: { playerId: string; skip: number; take: number },
): Promise<Ticket[]> {
  const rows = await db
    .selectFrom('ticket')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .offset(Math.min(skip, SKIP_MAX))
    .limit(take)
    .execute()
  return rows.map(present)
}

/** How many of the player's tickets have an answer that was not read. */
export async function countUnread(db: Db, playerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ticket')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('player_id', '=', playerId)
    .whereRef('answered_place', '>', 'read_place')
    .executeTakeFirstOrThrow()
  return count
}

type Own = { id: string; playerId: string }

export async function readThread(db: Db, { id, playerId }: Own): Promise<TicketThread> {
  const ticket = await db
    .selectFrom('ticket')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!ticket) throw new Refusal('not_found')
  const [messages, files] = await Promise.all([
    db
      .selectFrom('ticket_message')
      .select(['place', 'author', 'text', 'event', 'created_at'])
      .where('ticket_id', '=', id)
      .orderBy('place')
      .execute(),
    filesOf(db, id),
  ])
  return {
    ticket: present(ticket),
    messages: messages.map(({ created_at, ...message }) => ({
      ...message,
      timeStamp: created_at.toISOString(),
      files: files.get(message.place) ?? [],
    })),
  }
}

/** Marks it as read up to a message, never back. */
export async function markRead(
  { db, onCommitted }: WriteDeps,
  { id, playerId, place }: Own & { place: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ticket = await lockOwn(tx, { id, playerId })
    const read = Math.min(place, ticket.messages)
    if (read <= ticket.read_place) return
    await tx.updateTable('ticket').set({ read_place: read }).where('id', '=', id).execute()
    if (present(ticket).isUnread) await tellPlayer(tx, playerId, 'Ticket', { id })
  })
  onCommitted()
}

/** Takes the player's own ticket for the rest of the transaction. */
export async function lockOwn(tx: Tx, { id, playerId }: Own): Promise<TicketRow> {
  const ticket = await tx
    .selectFrom('ticket')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst()
  if (!ticket) throw new Refusal('not_found')
  return ticket
}

type NewMessage = {
  author: Author
  text?: string
  operator?: string
  event?: 'closed' | 'reopened' | 'from_chat'
  at: Date
}

/** Adds a message to a locked ticket and tells the player's windows of it. Answers its place. */
export async function addMessage(
  tx: Tx,
  ticket: Pick<TicketRow, 'id' | 'player_id'>,
  { author, text = '', operator, event, at }: NewMessage,
): Promise<number> {
  const { messages } = await tx
    .updateTable('ticket')
    .set((eb) => ({ messages: eb('messages', '+', 1), updated_at: at }))
    .where('id', '=', ticket.id)
    .returning('messages')
    .executeTakeFirstOrThrow()
  refuseIf(messages > TICKET_LIMITS.messagesMax && author === 'player', 'ticket_full')
  await tx
    .insertInto('ticket_message')
    .values({
      ticket_id: ticket.id,
      place: messages,
      author,
      text,
      operator: operator ?? null,
      event: event ?? null,
      created_at: at,
    })
    .execute()
  await tellPlayer(tx, ticket.player_id, 'Ticket', { id: ticket.id })
  return messages
}
