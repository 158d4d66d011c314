import { QUEUES_EVERY_MS, type QueueClocks, runQueueClocks } from '../modules/queues/index.ts'
import { repeatEvery } from '../platform/queues.ts'

type Deps = Omit<Parameters<typeof runQueueClocks>[0], 'clocks'>

/** What the clock of each queue does; a queue without a line here only calls people. */
const queueClocks = (): QueueClocks => ({})

/** Looks at the queues of the office every ten seconds. */
export function watchQueues(deps: Deps) {
  const clocks = queueClocks()
  return repeatEvery(QUEUES_EVERY_MS, {
    work: () => runQueueClocks({ ...deps, clocks }),
    onFailed: (err) =>
      deps.log.error({ err }, 'the queues were not looked at; it will be tried again'),
  })
}
