/** The queue of jobs: what waits, what runs by the clock, and what failed. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

const Id = z.string().check(z.regex(/^\d{1,18}$/))
const Time = z.string()

const Task = z.object({
  /** As the queue knows it: `reconcile_suppliers`. */
  task: z.string(),
  waiting: z.int(),
  running: z.int(),
  /** Should have run a minute ago; and tried no more. */
  late: z.int(),
  givenUp: z.int(),
  nextAt: z.nullable(Time),
})
export type OfficeTask = z.output<typeof Task>

const Failed = z.object({
  id: Id,
  task: z.string(),
  attempts: z.int(),
  attemptsMax: z.int(),
  createdAt: Time,
  /** When it is tried next; of one that was given up, when it was last due. */
  runAt: Time,
  state: z.enum(['running', 'again', 'given_up']),
  /** Without what could be personal. */
  failure: z.string(),
  actions: z.array(Action),
})
export type FailedJob = z.output<typeof Failed>

export const listJobs = operation({
  method: 'GET',
  path: '/api/office/jobs',
  summary: 'What waits in the queue of jobs, what runs by the clock, and the jobs that failed',
  right: 'job.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    tasks: z.array(Task),
    clocks: z.array(z.object({ task: z.string(), lastAt: z.nullable(Time) })),
    failed: z.array(Failed),
    /** Processes of the casino that told of themselves within a minute. */
    processes: z.array(
      z.object({ process: z.string(), version: z.string(), openedAt: Time, seenAt: Time }),
    ),
  }),
})
export type OfficeJobs = z.output<typeof listJobs.output>

export const retryJob = operation({
  method: 'POST',
  path: '/api/office/job-retry',
  summary: 'Runs a failed job again at once, with the key that it had',
  right: 'job.retry',
  writes: true,
  example: { id: '1', reason: 'The gateway answers again since noon.' },
  input: z.strictObject({ id: Id, reason: Reason }),
  output: z.null(),
})
