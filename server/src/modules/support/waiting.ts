import type { Queue, QueueState } from '@zar/contract/office/queues'
import type { Tx } from '../../db/db.ts'
import { closeCase, findCases, moveCase, openCase } from '../queues/index.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long the house has for its next word. */
export const PROMISES_MS = {
  ticketFirst: 6 * HOUR_MS,
  ticketNext: 12 * HOUR_MS,
  chat: 2 * MINUTE_MS,
  complaintSeen: DAY_MS,
  complaintDecided: 10 * DAY_MS,
} as const

/** How long an answered ticket, and an answered conversation, stand without a word of the player. */
export const QUIET_MS = { ticket: 14 * DAY_MS, chat: 30 * MINUTE_MS } as const

export const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

export const subjectOf = {
  ticket: (number: number | bigint) => `ticket:${number}`,
  chat: (number: number | bigint) => `chat:${number}`,
  call: (id: string) => `call:${id}`,
  complaint: (id: number | bigint) => `complaint:${id}`,
} as const

type Named<Q extends Queue> = { queue: Q; subject: string; playerId: string }

/** Whether the case waits, and how it stands. */
async function standingOf(tx: Tx, { queue, subject }: Named<Queue>) {
  const [found] = await findCases(tx, queue, [subject])
  return found
}

/** The next word is the house's, until `promiseAt`; a clock runs out with the promise. */
async function waitFor<Q extends Queue>(
  tx: Tx,
  named: Named<Q>,
  { state, now, promiseAt }: { state: QueueState<Q>; now: Date; promiseAt: Date },
): Promise<void> {
  const change = { state, promiseAt, clockAt: promiseAt, isUrgent: false }
  if (!(await moveCase(tx, named, change))) await openCase(tx, { ...named, ...change, now })
}

export type WaitingTicket = { number: bigint; player_id: string; answered_at: Date | null }

const ticketCase = ({ number, player_id }: Omit<WaitingTicket, 'answered_at'>) =>
  ({ queue: 'tickets', subject: subjectOf.ticket(number), playerId: player_id }) as const

/** The player has written: a ticket that waited already keeps its promise, and has changed. */
export async function ticketWaits(tx: Tx, ticket: WaitingTicket, now: Date): Promise<void> {
  const named = ticketCase(ticket)
  const known = await standingOf(tx, named)
  if (known?.state === 'new' || known?.state === 'open') {
    await moveCase(tx, named, { state: known.state })
    return
  }
  const isFirst = ticket.answered_at === null
  const ms = isFirst ? PROMISES_MS.ticketFirst : PROMISES_MS.ticketNext
  const promiseAt = later(now, ms)
  await waitFor(tx, named, { state: isFirst ? 'new' : 'open', now, promiseAt })
}

/** The player has the next word, or the last. */
export async function ticketAnswered(
  tx: Tx,
  ticket: Omit<WaitingTicket, 'answered_at'>,
  { asks, now }: { asks: boolean; now: Date },
): Promise<void> {
  const promiseAt = later(now, QUIET_MS.ticket)
  await waitFor(tx, ticketCase(ticket), {
    state: asks ? 'waiting_player' : 'answered',
    now,
    promiseAt,
  })
}

/** By a person's id, or `system:` and who. */
type Ending = { by: string; now: Date }

export const ticketClosed = (
  tx: Tx,
  ticket: Omit<WaitingTicket, 'answered_at'>,
  ending: Ending,
): Promise<boolean> => closeCase(tx, ticketCase(ticket), { state: 'closed', ...ending })

type WaitingChat = { number: bigint; player_id: string }

const chatCase = ({ number, player_id }: WaitingChat) =>
  ({ queue: 'chat', subject: subjectOf.chat(number), playerId: player_id }) as const

/** The player has said something; one that waits already goes on waiting. */
export async function chatWaits(tx: Tx, chat: WaitingChat, now: Date): Promise<void> {
  const named = chatCase(chat)
  const known = await standingOf(tx, named)
  if (known?.state === 'waiting') return
  await waitFor(tx, named, { state: 'waiting', now, promiseAt: later(now, PROMISES_MS.chat) })
}

export const chatAnswered = (tx: Tx, chat: WaitingChat, now: Date): Promise<void> =>
  waitFor(tx, chatCase(chat), { state: 'talking', now, promiseAt: later(now, QUIET_MS.chat) })

export const chatEnded = (
  tx: Tx,
  chat: WaitingChat,
  { state, ...ending }: Ending & { state: 'ticketed' | 'ended' },
): Promise<boolean> => closeCase(tx, chatCase(chat), { state, ...ending })
