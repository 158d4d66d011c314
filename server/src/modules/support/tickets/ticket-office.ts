import type { Tx } from '../../../db/db.ts'
import type { Text } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type NotifyDeps, notifyPlayer } from '../../messages/index.ts'
import type { WriteDeps } from '../deps.ts'
import { ticketAnswered, ticketWaits } from '../waiting.ts'
import { addMessage, type TicketRow } from './ticket.ts'
import { closeLocked } from './write-ticket.ts'

/** Runs in the transaction, once the ticket is locked. */
type Also = (tx: Tx, ticket: TicketRow) => Promise<void>
/** `operator`: the name that the thread keeps. `by`: whom the case names; the same, where absent. */
type Doing = { number: number; operator: string; by?: string; also?: Also }

/**
 * Writes the answer of an operator, tells the player of it, and sets whose turn it is: with `asks`
 * the player has the next word.
 */
export async function answerTicket(
  deps: WriteDeps,
  { number, operator, text, asks, also }: Doing & { text: string; asks: boolean },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const ticket = await lockNumber(tx, number)
    await also?.(tx, ticket)
    const at = deps.clock.now()
    if (ticket.closed_at) await addMessage(tx, ticket, { author: 'system', event: 'reopened', at })
    const place = await addMessage(tx, ticket, { author: 'support', text, operator, at })
    await tx
      .updateTable('ticket')
      .set({
        status: asks ? 'waiting' : 'answered',
        closed_at: null,
        answered_place: place,
        answered_at: at,
      })
      .where('id', '=', ticket.id)
      .execute()
    await ticketAnswered(tx, ticket, { asks, now: at })
    await tell(tx, deps, ticket, asks ? ASKED : ANSWERED)
  })
  deps.onCommitted()
}

/** Closes a ticket and tells the player; a closed one stays as it is. */
export async function closeByOffice(
  deps: WriteDeps,
  { number, operator, by = operator, also }: Doing,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const ticket = await lockNumber(tx, number)
    await also?.(tx, ticket)
    if (ticket.closed_at) return
    await closeLocked(tx, ticket, { at: deps.clock.now(), operator, by })
    await tell(tx, deps, ticket, CLOSED)
  })
  deps.onCommitted()
}

/** Opens a closed ticket again, as it was before: who closed it was wrong. An open one stays as it is. */
export async function reopenByOffice(
  deps: WriteDeps,
  { number, operator, also }: Doing,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const ticket = await lockNumber(tx, number)
    await also?.(tx, ticket)
    if (!ticket.closed_at) return
    const at = deps.clock.now()
    await addMessage(tx, ticket, { author: 'system', event: 'reopened', operator, at })
    await tx
      .updateTable('ticket')
      .set({ status: 'open', closed_at: null })
      .where('id', '=', ticket.id)
      .execute()
    await ticketWaits(tx, ticket, at)
  })
  deps.onCommitted()
}

const ANSWERED = { tr: 'Destek talebine yanıt geldi', en: 'Your ticket was answered' }
const ASKED = { tr: 'Destek talebinde senden bilgi bekleniyor', en: 'Your ticket waits for you' }
export const CLOSED = { tr: 'Destek talebin kapatıldı', en: 'Your ticket was closed' }

export async function tell(
  tx: Tx,
  deps: NotifyDeps,
  ticket: TicketRow,
  title: Text,
): Promise<void> {
  const name = `#${ticket.number} ${ticket.title}`
  await notifyPlayer(tx, deps, {
    playerId: ticket.player_id,
    type: 'System',
    title,
    note: {
      tr: `Destek talepleri sayfasında oku: ${name}`,
      en: `Read it on the Tickets page: ${name}`,
    },
  })
}

export async function lockNumber(tx: Tx, number: number): Promise<TicketRow> {
  const ticket = await tx
    .selectFrom('ticket')
    .selectAll()
    .where('number', '=', BigInt(number))
    .forUpdate()
    .executeTakeFirst()
  if (!ticket) throw new Refusal('not_found')
  return ticket
}
