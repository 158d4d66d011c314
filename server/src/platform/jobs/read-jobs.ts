import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { withoutPersonal } from '../log/without-personal.ts'
import { Refusal, refuseIf } from '../refusal.ts'

/** What waits of one task. */
export type TaskRow = {
  task: string
  /** All that are there; what runs now; what should have run a minute ago; and what is tried no more. */
  waiting: number
  running: number
  late: number
  givenUp: number
  /** When the first that is tried still is due; null where none is. */
  nextAt: Date | null
}

/** A task that runs by the clock. */
export type ClockRow = { task: string; lastAt: Date | null }

export type FailedJob = {
  id: bigint
  task: string
  attempts: number
  attemptsMax: number
  createdAt: Date
  /** When it is tried next; of one that was given up, when it was last due. */
  runAt: Date
  isGivenUp: boolean
  isRunning: boolean
  /** What it failed with, without what could be personal. */
  failure: string
}

export type JobsState = { tasks: TaskRow[]; clocks: ClockRow[]; failed: FailedJob[] }

const FAILED_MAX = 200
/** A worker that was killed leaves its job locked so long, as the library has it. */
const IS_RUNNING = sql`job.locked_at is not null and job.locked_at > now() - interval '4 hours'`
const IS_FAILED = sql`job.attempts > 0 and job.last_error is not null`

/** The queue of jobs. Where no process has ever opened it, nothing waits. */
export async function readJobs(db: Db): Promise<JobsState> {
  if (!(await isThere(db))) return { tasks: [], clocks: [], failed: [] }
  const [tasks, clocks, failed] = await Promise.all([
    rowsOf<TaskRow>(
      db,
      sql`select identifier as task, count(job.id)::int as waiting,
          count(*) filter (where ${IS_RUNNING})::int as running,
          count(*) filter (where run_at < now() - interval '1 minute' and attempts < max_attempts)::int as late,
          count(*) filter (where attempts >= max_attempts)::int as "givenUp",
          min(run_at) filter (where attempts < max_attempts) as "nextAt"
        from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id
        group by identifier order by identifier`,
    ),
    rowsOf<ClockRow>(
      db,
      sql`select identifier as task, last_execution as "lastAt"
        from graphile_worker._private_known_crontabs order by identifier`,
    ),
    rowsOf<FailedJob>(
      db,
      sql`select job.id, identifier as task, attempts::int, max_attempts::int as "attemptsMax",
          created_at as "createdAt", run_at as "runAt", attempts >= max_attempts as "isGivenUp",
          ${IS_RUNNING} as "isRunning", last_error as failure
        from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id
        where ${IS_FAILED}
        order by attempts >= max_attempts desc, job.id limit ${FAILED_MAX}`,
    ),
  ])
  return {
    tasks,
    clocks,
    failed: failed.map((job) => ({ ...job, failure: withoutPersonal(job.failure) })),
  }
}

/**
 * Runs a failed job again at once: the same row with its key, so that what it does at most once stays so. Answers
 * its task. Refuses one that is not there, runs now, or has not failed.
 */
export async function retryJob(tx: Tx, id: bigint): Promise<string> {
  const [job] = (await isThere(tx))
    ? await rowsOf<{ task: string; isRunning: boolean; isFailed: boolean }>(
        tx,
        sql`select identifier as task, ${IS_RUNNING} as "isRunning", ${IS_FAILED} as "isFailed"
          from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id
          where job.id = ${id} for update of job`,
      )
    : []
  if (!job) throw new Refusal('not_found')
  refuseIf(job.isRunning || !job.isFailed, 'job_not_failed')
  await sql`select graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => now(), attempts => 0)`.execute(
    tx,
  )
  return job.task
}

async function isThere(db: Db | Tx): Promise<boolean> {
  const [found] = await rowsOf<{ is: boolean }>(
    db,
    sql`select to_regclass('graphile_worker._private_jobs') is not null as is`,
  )
  return found?.is ?? false
}

const rowsOf = async <Row>(db: Db | Tx, statement: RawBuilder<unknown>): Promise<Row[]> =>
  (await statement.execute(db)).rows as Row[]
