import { setTimeout as sleep } from 'node:timers/promises'
import { type Service, stopService, untilReady } from './service.ts'

export type RunningService = {
  /** Rejects where it is not ready the first time: what it lacks then would be lacking again. */
  ready: Promise<void>
  /** Resolves when it has ended, and it is not started again. */
  stop: () => Promise<void>
}

type Pace = {
  /** How long after it ended it is started again: longer each time, up to the most. */
  firstMs: number
  mostMs: number
  /** One that was ready for so long begins with the first again. */
  steadyMs: number
}

const PACE: Pace = { firstMs: 250, mostMs: 30_000, steadyMs: 60_000 }

/**
 * Runs a service, and starts it again whenever it ends; `tell` hears a sentence of it. It can be stopped
 * before it is ready.
 */
export function keepRunning(
  start: () => Service,
  { tell, pace = PACE }: { tell: (sentence: string) => void; pace?: Pace },
): RunningService {
  const stopping = new AbortController()
  let service = start()
  const ready = untilReady(service).catch(async (error) => {
    await stopService(service)
    throw error
  })
  const keeping = ready.then(keepUp).catch(() => {})

  async function keepUp(): Promise<void> {
    for (let delayMs = pace.firstMs; ; delayMs = Math.min(2 * delayMs, pace.mostMs)) {
      const readyAt = performance.now()
      const how = await service.ended
      stopping.signal.throwIfAborted()
      if (performance.now() - readyAt > pace.steadyMs) delayMs = pace.firstMs
      tell(`The ${service.name} ended unexpectedly (${how}); it is started again.`)
      await sleep(delayMs, undefined, { signal: stopping.signal })
      service = start()
      await untilReady(service).then(
        () => tell(`The ${service.name} serves again.`),
        async ({ message }: Error) => {
          await stopService(service)
          stopping.signal.throwIfAborted()
          tell(message)
        },
      )
    }
  }

  return {
    ready,
    stop: async () => {
      stopping.abort()
      await stopService(service)
      await keeping
    },
  }
}
