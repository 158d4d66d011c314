import * as contract from '@zar/contract/office/system/jobs'
import { type FailedJob, readJobs, retryJob } from '../../../platform/jobs/read-jobs.ts'
import { readProcesses } from '../../../platform/process-signs.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'

const objectOf = (id: bigint | string) => `job:${id}`

/** The queue of jobs, and one that failed run again. */
export const jobRoutes = ({ db }: OfficeDeps): OfficeRoute[] => [
  serve(contract.listJobs, async (call) => {
    const [{ tasks, clocks, failed }, processes] = await Promise.all([
      readJobs(db),
      readProcesses(db),
    ])
    return {
      data: {
        tasks: tasks.map(({ nextAt, ...task }) => ({ ...task, nextAt: textOf(nextAt) })),
        clocks: clocks.map(({ task, lastAt }) => ({ task, lastAt: textOf(lastAt) })),
        failed: failed.map((job) => tell(call, job)),
        processes: processes.map(({ process, version, openedAt, seenAt }) => ({
          process,
          version,
          openedAt: openedAt.toISOString(),
          seenAt: seenAt.toISOString(),
        })),
      },
    }
  }),
  serve(contract.retryJob, async (call) => {
    const { id, reason } = call.input
    const object = objectOf(id)
    call.may({ object, reason })
    await db.transaction().execute(async (tx) => {
      const task = await retryJob(tx, BigInt(id))
      await call.note(tx, { object, reason, after: { task } })
    })
    return { data: null }
  }),
]

const textOf = (at: Date | null) => at?.toISOString() ?? null

function tell(call: OfficeCall<unknown>, job: FailedJob): contract.FailedJob {
  const { id, isGivenUp, isRunning, createdAt, runAt, ...rest } = job
  return {
    ...rest,
    id: `${id}`,
    createdAt: createdAt.toISOString(),
    runAt: runAt.toISOString(),
    state: isRunning ? 'running' : isGivenUp ? 'given_up' : 'again',
    actions: call.actions(['job.retry'], { object: objectOf(id) }),
  }
}
