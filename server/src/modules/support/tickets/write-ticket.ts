import type * as contract from '@zar/contract/support/ticket'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { once } from '../../../platform/once.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import type { WriteDeps } from '../deps.ts'
import { takeFiles } from '../files/file.ts'
import { ticketClosed, ticketWaits } from '../waiting.ts'
import { addMessage, lockOwn, reopensUntil, type TicketRow } from './ticket.ts'

type Opening = z.output<typeof contract.openTicket.input>
type Reply = z.output<typeof contract.replyTicket.input>
type By<Input> = Input & { playerId: string }

export type NewTicket = Pick<TicketRow, 'subject' | 'title'> & { playerId: string }

/** An empty ticket, in the caller's transaction. */
export async function addTicket(
  tx: Tx,
  { clock, random }: Pick<WriteDeps, 'clock' | 'random'>,
  { playerId, subject, title }: NewTicket,
): Promise<TicketRow> {
  const now = clock.now()
  return tx
    .insertInto('ticket')
    .values({
      id: random.uuid(),
      player_id: playerId,
      subject,
      title: title.trim(),
      status: 'open',
      messages: 0,
      created_at: now,
      updated_at: now,
      answered_at: null,
      closed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Opens a ticket with its first message and its files, all or nothing, once per request id. */
export async function openTicket(deps: WriteDeps, { playerId, ...input }: By<Opening>) {
  const opened = await deps.db.transaction().execute((tx) =>
    once(tx, { ownerId: playerId, id: `ticket:${input.requestId}`, input }, async () => {
      const ticket = await addTicket(tx, deps, { playerId, ...input })
      await addWriting(tx, deps, ticket, input)
      return { id: ticket.id, number: Number(ticket.number) }
    }),
  )
  deps.onCommitted()
  return opened
}

/** The player writes again. A ticket closed in the last 14 days opens again by it. */
export async function replyTicket(deps: WriteDeps, { playerId, ...input }: By<Reply>) {
  const replied = await deps.db.transaction().execute((tx) =>
    once(tx, { ownerId: playerId, id: `ticket:${input.requestId}`, input }, async () => {
      const ticket = await lockOwn(tx, { id: input.id, playerId })
      if (ticket.closed_at) await reopen(tx, deps, ticket, ticket.closed_at)
      return { place: await addWriting(tx, deps, ticket, input) }
    }),
  )
  deps.onCommitted()
  return replied
}

async function reopen(tx: Tx, { clock }: WriteDeps, ticket: TicketRow, closedAt: Date) {
  const at = clock.now()
  refuseIf(at > reopensUntil(closedAt), 'ticket_closed')
  await addMessage(tx, ticket, { author: 'system', event: 'reopened', at })
}

async function addWriting(
  tx: Tx,
  { clock }: WriteDeps,
  ticket: TicketRow,
  { text, files }: { text: string; files: readonly string[] },
): Promise<number> {
  const place = await addMessage(tx, ticket, {
    author: 'player',
    text: text.trim(),
    at: clock.now(),
  })
  await takeFiles(tx, { playerId: ticket.player_id, ticketId: ticket.id, place, files })
  // Whoever answers has read what stands there.
  await tx
    .updateTable('ticket')
    .set({ status: 'open', closed_at: null, read_place: place })
    .where('id', '=', ticket.id)
    .execute()
  await ticketWaits(tx, ticket, clock.now())
  return place
}

/** The player is done with it. Closing what is closed changes nothing. */
export async function closeTicket(
  deps: WriteDeps,
  own: { id: string; playerId: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const ticket = await lockOwn(tx, own)
    if (!ticket.closed_at)
      await closeLocked(tx, ticket, { at: deps.clock.now(), by: 'system:player' })
  })
  deps.onCommitted()
}

/** Closes a locked ticket, by an operator where one is named. `by` is whom its case names. */
export async function closeLocked(
  tx: Tx,
  ticket: TicketRow,
  { at, operator, by }: { at: Date; operator?: string; by: string },
): Promise<void> {
  await addMessage(tx, ticket, {
    author: 'system',
    event: 'closed',
    at,
    ...(operator !== undefined && { operator }),
  })
  await tx
    .updateTable('ticket')
    .set({ status: 'closed', closed_at: at })
    .where('id', '=', ticket.id)
    .execute()
  await ticketClosed(tx, ticket, { by, now: at })
}
