import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { filesOf } from '../files/file.ts'
import { present } from '../tickets/ticket.ts'

export type OfficeTicket = ReturnType<typeof present> & { playerId: string }

/** Tickets by their numbers, in no order. */
export async function findTickets(
  db: Db,
  numbers: readonly (string | number)[],
): Promise<OfficeTicket[]> {
  const rows = await db
    .selectFrom('ticket')
    .selectAll()
    .where('number', '=', sql<bigint>`any(${numbers.map(String)}::bigint[])`)
    .execute()
  return rows.map((row) => ({ ...present(row), playerId: row.player_id }))
}

/** One ticket by its number; refuses with `not_found`. */
export async function findTicket(db: Db, number: number): Promise<OfficeTicket> {
  const [ticket] = await findTickets(db, [number])
  if (!ticket) throw new Refusal('not_found')
  return ticket
}

/** Closed tickets, the one that moved last first. */
export async function readClosedTickets(
  db: Db,
  { after, limit }: { after: { at: string; number: string } | undefined; limit: number },
): Promise<OfficeTicket[]> {
  const rows = await db
    .selectFrom('ticket')
    .selectAll()
    .where('status', '=', 'closed')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(updated_at, number) < (${after?.at}::timestamptz, ${after?.number}::bigint)`,
      ),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...present(row), playerId: row.player_id }))
}

/** The messages of a ticket, the oldest first, each with who wrote it and its files. */
export async function readTicketMessages(db: Db, ticketId: string) {
  const [rows, files] = await Promise.all([
    db
      .selectFrom('ticket_message')
      .select(['place', 'author', 'text', 'operator', 'event', 'created_at'])
      .where('ticket_id', '=', ticketId)
      .orderBy('place')
      .execute(),
    filesOf(db, ticketId),
  ])
  return rows.map(({ created_at, operator, ...row }) => ({
    ...row,
    by: operator,
    at: created_at.toISOString(),
    files: files.get(row.place) ?? [],
  }))
}

/** Whose file it is, and of which ticket; one that was not sent yet is nobody's to see. */
export async function findFile(db: Db, id: string): Promise<{ playerId: string; number: number }> {
  const row = await db
    .selectFrom('ticket_file')
    .innerJoin('ticket', 'ticket.id', 'ticket_id')
    .select(['ticket.player_id', 'ticket.number'])
    .where('ticket_file.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return { playerId: row.player_id, number: Number(row.number) }
}
