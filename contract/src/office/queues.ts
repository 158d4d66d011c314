/**
 * The queues of the back office whose cases wait in one table, with the states of each. Withdrawals, waiting
 * bets, corrections, exclusions and raised limits wait in the tables of their own modules.
 */
import { z } from 'zod/mini'
import { operation } from './operation.ts'

export const QUEUE_STATES = {
  documents: ['waiting', 'taken', 'accepted', 'refused', 'lapsed'],
  payees: ['waiting', 'confirmed', 'refused', 'lapsed'],
  alerts: ['open', 'taken', 'case', 'closed'],
  /** Cases, and the matches with lists that wait for two people. */
  aml: ['open', 'analysis', 'no_report', 'report', 'reported', 'this_person', 'not_this_person'],
  tickets: ['new', 'open', 'waiting_player', 'answered', 'closed'],
  chat: ['waiting', 'talking', 'ticketed', 'ended'],
  calls: ['asked', 'tried', 'reached', 'unreachable', 'settled'],
  bonus_requests: ['asked', 'proposed', 'granted', 'refused'],
  supplier_differences: ['found', 'asked', 'mended', 'explained'],
  settlements: ['proposed', 'confirmed', 'sent_back'],
  complaints: ['received', 'acknowledged', 'deciding', 'decided', 'outside'],
  bonus_abuse: ['flagged', 'case', 'confirmed', 'cleared'],
} as const

/** States in which the player has the next word: such a case is open, and nobody of the house is awaited. */
export const PLAYERS_TURN = ['waiting_player', 'answered', 'talking'] as const satisfies QueueState<
  'tickets' | 'chat'
>[]

export type Queue = keyof typeof QUEUE_STATES
export type QueueState<Q extends Queue = Queue> = (typeof QUEUE_STATES)[Q][number]
export const QUEUES = Object.keys(QUEUE_STATES) as Queue[]

/** A person of the office, as a case names them. */
const holder = z.nullable(z.object({ id: z.string(), name: z.string() }))

/** What every case of a queue tells beside what it is about. Times are ISO, of the database. */
export const caseStanding = z.object({
  caseId: z.string(),
  state: z.string(),
  isUrgent: z.boolean(),
  openedAt: z.string(),
  promiseAt: z.string(),
  clockAt: z.nullable(z.string()),
  owner: holder,
  /** Who has it open now; null once five minutes passed without a key. */
  takenBy: holder,
  escalation: z.int(),
  version: z.int(),
})
export type CaseStanding = z.infer<typeof caseStanding>

/** What somebody saw as they decide: a later version is refused with `case_changed`. */
export const caseSeen = { caseId: z.string().check(z.regex(/^\d{1,18}$/)), version: z.int() }

/** How many wait in each queue that the person may see, and how many of them are past their promise. */
export const queueCounts = operation({
  method: 'GET',
  path: '/api/office/queues',
  summary: 'Counts of the queues',
  right: 'desk.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(
    z.object({
      /** One of `QUEUES`, or `withdrawals`. */
      queue: z.string(),
      waiting: z.int(),
      late: z.int(),
      /** Since when the oldest waits, and the first promise; null where none waits. */
      oldestAt: z.nullable(z.string()),
      promiseAt: z.nullable(z.string()),
    }),
  ),
})
