import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger as JobLogger, type Runner, run, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { openPool } from '../../db/connect.ts'
import type { Tx } from '../../db/db.ts'

/** What can be asked for by name. A task that throws is tried again, later each time. */
export type Tasks = Record<string, (payload: unknown) => Promise<void>>

export type Job = {
  name: string
  payload: object
  /** At most one waiting job has this key: adding it again moves the one that waits. */
  key: string
  runAt: Date
  /** Jobs of one queue are done one after the other. */
  queue?: string
}

/** Tried again for about three days, with growing pauses, before a job is left for the operator. */
const ATTEMPTS_MAX = 25

/** Promises the work in the same transaction as the change that asks for it. */
export async function addJob(tx: Tx, { name, payload, key, runAt, queue }: Job): Promise<void> {
  await sql`select graphile_worker.add_job(
    identifier => ${name},
    payload => ${JSON.stringify(payload)}::json,
    run_at => ${runAt}::timestamptz,
    max_attempts => ${ATTEMPTS_MAX},
    job_key => ${key},
    queue_name => ${queue ?? null}
  )`.execute(tx)
}

/** Takes back the jobs whose key begins so. Where no process has ever opened the jobs there are none. */
export async function dropJobs(tx: Tx, prefix: string): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('graphile_worker.jobs') is not null as "isThere"`.execute(tx)
  if (!rows[0]?.isThere) return
  await sql`select graphile_worker.remove_job(key) from graphile_worker.jobs
    where starts_with(key, ${prefix})`.execute(tx)
}

export type JobsOptions = {
  url: string
  tasks: Tasks
  log: Logger
  /** Lines such as `* * * * * task_name`: tasks that run by the clock. */
  crontab?: string
  concurrency?: number
  pollMs?: number
  /** Hears what the workers do. */
  events?: WorkerEvents
}

/** So long after the workers gave up they begin again. */
const AGAIN_MS = 1_000
/** So many questions for work that failed, one after the other, and the workers are replaced. */
const FAILURES_MAX = 20

/**
 * Brings the job tables up to date and starts doing the work. `addJob` works from then on, in every
 * process. Workers that gave up, as they do when what they did cannot be written down for minutes,
 * begin again. Closing waits for the tasks that run.
 */
export async function openJobs(options: JobsOptions): Promise<{ close: () => Promise<void> }> {
  const { url, log, concurrency = 2 } = options
  // A pool of its own: the worker reads its whole numbers as text, the casino reads them as bigint.
  const pool = openPool({
    url,
    size: concurrency + 2,
    types: TEXT_INT8,
    onLost: (err) => log.warn({ err }, 'job connection lost'),
  })
  const onFailed = (err: unknown) => void log.error({ err }, 'the job runner failed')
  const events: WorkerEvents = options.events ?? new EventEmitter()
  let isClosed = false
  let runner = await start(pool, options, events).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const kept = keepRunning()
  countFailures(events, () => void stop())

  async function keepRunning(): Promise<void> {
    while (!isClosed) {
      await runner.promise.catch(onFailed)
      if (isClosed) return
      log.error('the job runner stopped, and is started again')
      await wait(AGAIN_MS)
      runner = (await start(pool, options, events).catch(onFailed)) ?? runner
    }
    await stop()
  }
  /** One that has stopped by itself refuses to. */
  const stop = () => runner.stop().catch(() => {})

  return {
    close: async () => {
      isClosed = true
      await stop()
      await kept
      await pool.end()
    },
  }
}

/** A worker whose very first question failed keeps that answer: it would ask in vain for ever. */
function countFailures(events: WorkerEvents, onTooMany: () => void): void {
  let failures = 0
  events.on('worker:getJob:error', () => {
    failures += 1
    if (failures % FAILURES_MAX === 0) onTooMany()
  })
  const onAnswered = () => {
    failures = 0
  }
  events.on('worker:getJob:empty', onAnswered)
  events.on('job:start', onAnswered)
}

function start(pool: pg.Pool, options: JobsOptions, events: WorkerEvents): Promise<Runner> {
  const { tasks, log, crontab = '', concurrency = 2, pollMs = 1_000 } = options
  return run({
    pgPool: pool,
    taskList: tasks,
    crontab,
    concurrency,
    pollInterval: pollMs,
    noHandleSignals: true,
    preset: { worker: SETTLED },
    events,
    logger: new JobLogger((scope) => (level, message) => {
      const write = level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug'
      log[write]({ task: scope.taskIdentifier, jobId: scope.jobId }, message)
    }),
  })
}

/**
 * What became of a task is written down before `stop` returns. Unbatched, the worker does not wait for
 * it: a task that was done stayed locked, and was done again hours later.
 */
const SETTLED = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

const TEXT_INT8: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8
      ? (value: string) => value
      : pg.types.getTypeParser(oid, format as 'text'),
}
