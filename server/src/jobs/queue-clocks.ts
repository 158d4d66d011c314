import { settlementClock } from '../modules/betting/index.ts'
import { bonusRequestClock } from '../modules/bonuses/index.ts'
import { QUEUES_EVERY_MS, type QueueClocks, runQueueClocks } from '../modules/queues/index.ts'
import { endDifference } from '../modules/suppliers/index.ts'
import { supportClocks } from '../modules/support/index.ts'
import type { Clock } from '../platform/clock.ts'
import { repeatEvery } from '../platform/queues.ts'
import type { Random } from '../platform/random.ts'

type Deps = Omit<Parameters<typeof runQueueClocks>[0], 'clocks'> & {
  clock: Clock
  random: Random
  onCommitted: () => void
}

/** What the clock of each queue does; a queue without a line here only calls people. */
const queueClocks = (deps: Deps): QueueClocks => ({
  ...supportClocks(deps),
  supplier_differences: endDifference,
  settlements: settlementClock,
  bonus_requests: bonusRequestClock(deps),
})

/** Looks at the queues of the office every ten seconds. */
export function watchQueues(deps: Deps) {
  const clocks = queueClocks(deps)
  return repeatEvery(QUEUES_EVERY_MS, {
    work: async () => {
      // What a clock told players is pushed at once.
      if ((await runQueueClocks({ ...deps, clocks })) > 0) deps.onCommitted()
    },
    onFailed: (err) =>
      deps.log.error({ err }, 'the queues were not looked at; it will be tried again'),
  })
}
