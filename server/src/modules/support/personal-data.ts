import type { OwnSupport } from '@zar/contract/players/own-data'
import type { Db, Tx } from '../../db/db.ts'
import { closeCasesOf } from '../queues/index.ts'

/** All that one player and support have written to each other, the oldest first (PRV-02). */
export async function copySupport(db: Db, playerId: string): Promise<OwnSupport> {
  const [tickets, messages, files, chat, callRequests, complaints] = await Promise.all([
    db
      .selectFrom('ticket')
      .selectAll()
      .where('player_id', '=', playerId)
      .orderBy('number')
      .execute(),
    db
      .selectFrom('ticket_message')
      .innerJoin('ticket', 'ticket.id', 'ticket_id')
      .select(['ticket_id', 'place', 'author', 'text', 'ticket_message.created_at'])
      .where('player_id', '=', playerId)
      .where('event', 'is', null)
      .orderBy('place')
      .execute(),
    db
      .selectFrom('ticket_file')
      .select(['ticket_id', 'place', 'name'])
      .where('player_id', '=', playerId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('chat_message')
      .select(['author', 'text', 'created_at'])
      .where('player_id', '=', playerId)
      .where('event', 'is', null)
      .orderBy('place')
      .execute(),
    db
      .selectFrom('call_request')
      .select(['name', 'message', 'contacts', 'created_at'])
      .where('player_id', '=', playerId)
      .orderBy('created_at')
      .execute(),
    copyComplaints(db, playerId),
  ])
  const filesOf = ({ ticket_id, place }: { ticket_id: string; place: number }) =>
    files.filter((file) => file.ticket_id === ticket_id && file.place === place)
  return {
    tickets: tickets.map(({ id, number, subject, title, status, created_at }) => ({
      number: Number(number),
      subject,
      title,
      status,
      openedAt: created_at.toISOString(),
      messages: messages
        .filter(({ ticket_id }) => ticket_id === id)
        .map((message) => ({
          ...said(message),
          files: filesOf(message).map(({ name }) => name),
        })),
    })),
    complaints,
    chat: chat.map(said),
    callRequests: callRequests.map(({ created_at, ...row }) => ({
      ...row,
      at: created_at.toISOString(),
    })),
  }
}

async function copyComplaints(db: Db, playerId: string): Promise<OwnSupport['complaints']> {
  const [complaints, steps] = await Promise.all([
    db
      .selectFrom('complaint')
      .selectAll()
      .where('player_id', '=', playerId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('complaint_step')
      .innerJoin('complaint', 'complaint.id', 'complaint_id')
      .select(['complaint_id', 'text', 'at'])
      .where('player_id', '=', playerId)
      .where('text', '<>', '')
      .orderBy('complaint_step.id')
      .execute(),
  ])
  return complaints.map(({ id, ticket_number, summary, stage, opened_at }) => ({
    number: Number(id),
    ticket: Number(ticket_number),
    summary,
    stage,
    openedAt: opened_at.toISOString(),
    words: steps
      .filter(({ complaint_id }) => complaint_id === id)
      .map(({ text, at }) => ({ text, at: at.toISOString() })),
  }))
}

type Line = { author: 'player' | 'support' | 'system'; text: string; created_at: Date }
const said = ({ author, text, created_at }: Line) => ({
  author,
  text,
  at: created_at.toISOString(),
})

/** Deletes all of it, with every attachment and what the office wrote about it, and ends what waits. */
export async function eraseSupport(tx: Tx, playerId: string): Promise<void> {
  const by = 'system:erasure'
  await closeCasesOf(tx, { queue: 'tickets', playerId }, { state: 'closed', by })
  await closeCasesOf(tx, { queue: 'chat', playerId }, { state: 'ended', by })
  await closeCasesOf(tx, { queue: 'calls', playerId }, { state: 'settled', by })
  await closeCasesOf(tx, { queue: 'complaints', playerId }, { state: 'decided', by })
  for (const table of [
    'ticket',
    'ticket_file',
    'chat',
    'call_request',
    'support_note',
    'complaint',
  ] as const) {
    await tx.deleteFrom(table).where('player_id', '=', playerId).execute()
  }
}
