import type { Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type NotifyDeps, notifyPlayer } from '../../messages/index.ts'
import { closeCase, findCases, moveCase } from '../../queues/index.ts'
import { addChatMessage } from '../chat/chat.ts'
import { CLOSED, tell } from '../tickets/ticket-office.ts'
import { closeLocked } from '../tickets/write-ticket.ts'
import { later, PROMISES_MS } from '../waiting.ts'
import { missHour } from './calls.ts'
import { acknowledge, addStep, end, lockComplaint } from './complaints.ts'
import { complaintOutside, ticketLate } from './texts.ts'

type Held = { subject: string; state: string }

const CLOCK = 'system:clock'
const nameIn = ({ subject }: Held): string => subject.slice(subject.indexOf(':') + 1)

/**
 * What the support desk's queues do when a clock has run out. Each takes its row without waiting: who writes
 * in it at this moment changes the case themselves, and it is looked at again.
 */
export const supportClocks = (deps: NotifyDeps) => ({
  tickets: (tx: Tx, held: Held) => endTicket(tx, deps, held),
  chat: (tx: Tx, held: Held) => endChat(tx, deps, held),
  calls: (tx: Tx, held: Held) =>
    missHour(tx, deps, { id: nameIn(held), state: held.state === 'tried' ? 'tried' : 'asked' }),
  complaints: (tx: Tx, held: Held) => endComplaint(tx, deps, held),
})

/** An unanswered one goes to the lead and the top, and the player reads the new time; a quiet one closes. */
async function endTicket(tx: Tx, deps: NotifyDeps, held: Held): Promise<void> {
  const ticket = await tx
    .selectFrom('ticket')
    .selectAll()
    .where('number', '=', BigInt(nameIn(held)))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!ticket) throw new Refusal('not_found')
  const now = deps.clock.now()
  if (held.state === 'waiting_player' || held.state === 'answered') {
    await closeLocked(tx, ticket, { at: now, by: CLOCK })
    await tell(tx, deps, ticket, CLOSED)
    return
  }
  const named = { queue: 'tickets', subject: held.subject } as const
  const [known] = await findCases(tx, 'tickets', [held.subject])
  const state = held.state === 'new' ? 'new' : 'open'
  // Told once: what is late again stays at the top with the manager.
  const clockAt = known?.isUrgent ? null : later(now, PROMISES_MS.ticketFirst)
  await moveCase(tx, named, { state, clockAt, isUrgent: true })
  if (clockAt === null) return
  const notice = ticketLate(`#${ticket.number} ${ticket.title}`, clockAt)
  await notifyPlayer(tx, deps, { playerId: ticket.player_id, type: 'System', ...notice })
}

/** Who waits is offered a ticket, and their words are kept; who is quiet has ended it. */
async function endChat(tx: Tx, deps: NotifyDeps, held: Held): Promise<void> {
  const chat = await tx
    .selectFrom('chat')
    .selectAll()
    .where('number', '=', BigInt(nameIn(held)))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!chat) throw new Refusal('not_found')
  const now = deps.clock.now()
  const named = { queue: 'chat', subject: held.subject } as const
  if (held.state === 'talking') {
    await closeCase(tx, named, { state: 'ended', by: CLOCK, now })
    return
  }
  await moveCase(tx, named, { state: 'waiting', clockAt: null, isUrgent: true })
  if (chat.is_away_told) return
  await addChatMessage(tx, chat.player_id, { author: 'system', event: 'away', at: now })
  await tx
    .updateTable('chat')
    .set({ is_away_told: true })
    .where('player_id', '=', chat.player_id)
    .execute()
}

/** One that nobody acknowledged is, by its clock; one that nobody decided is free to go outside. */
async function endComplaint(tx: Tx, deps: NotifyDeps, held: Held): Promise<void> {
  const row = await lockComplaint(tx, Number(nameIn(held)), { isWaiting: false })
  if (row.stage === 'received') return acknowledge(tx, deps, row)
  const now = deps.clock.now()
  await end(tx, row, { stage: 'outside', outcome: null, by: CLOCK, now })
  await addStep(tx, row.id, { kind: 'outside', staffId: null, text: '', at: now })
  const notice = complaintOutside(row.id)
  await notifyPlayer(tx, deps, { playerId: row.player_id, type: 'System', ...notice })
}
