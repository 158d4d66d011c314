import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import { openApp } from './http/app.ts'
import { addRoutes, type RouteDeps } from './http/routes.ts'
import type { KeyRing } from './keys.ts'
import { openProducer, type Producer } from './producer/producer.ts'
import { PRODUCERS, type ProducerName } from './protocol/producer-name.ts'
import type { Pool } from './store/database.ts'
import { isOutage } from './store/outage.ts'
import { acceptStreams, type Streams } from './stream/accept.ts'
import { openOutlet } from './stream/outlet.ts'

const ALIVE_EVERY_MS = 1_000
const CHECKPOINT_EVERY_MS = 60_000
const KEYS_EVERY_MS = 2_000

export type FeedDeps = {
  pool: Pool
  clock: Clock
  keys: KeyRing
  /** Names of epochs and calls that nobody had before. */
  newName: () => string
  /** From 0 to 1: when a database that does not answer is tried again. */
  chance: () => number
  logLevel: string
  /** What the calls tell of the world. */
  fixtures: RouteDeps['fixtures']
  badDays: RouteDeps['badDays']
  /** Hears that nothing can be told any more: another process tells. A database that is away is waited for. */
  onFailed: (error: unknown) => void
}

/** The company’s streams and calls, without what they tell of. */
export type Feed = {
  app: FastifyInstance
  streams: Streams
  producers: Record<ProducerName, Producer>
  /** Calls that were not signed as they must be, since the start. */
  refused: () => number
  /** A sign of life every second, and what else is done again and again. */
  start: () => void
  close: () => Promise<void>
}

export async function openFeed(deps: FeedDeps): Promise<Feed> {
  const { pool, clock, keys, newName, chance, onFailed } = deps
  const producers = {
    pre: await openProducer({ name: 'pre', pool, clock, newEpoch: newName, chance }),
    live: await openProducer({ name: 'live', pool, clock, newEpoch: newName, chance }),
  }
  const streamOf = (producer: Producer) => ({ producer, outlet: openOutlet(producer, clock) })
  const streams = { pre: streamOf(producers.pre), live: streamOf(producers.live) }
  const counts = { refused: 0 }
  const onRefused = () => {
    counts.refused += 1
  }
  const app = openApp({ ...deps, newRequestId: newName, onRefused })
  addRoutes(app, { ...deps, streams, refused: () => counts.refused })
  addHealth(app, pool)
  const accepting = acceptStreams(app.server, { pool, clock, keys, streams, onRefused })
  const all = PRODUCERS.map((name) => producers[name])
  const timers: NodeJS.Timeout[] = []
  /** What takes longer is not begun again meanwhile: after an outage one sign of life is told, and not all that were due. */
  const every = (ms: number, work: () => Promise<unknown>) => {
    let isRunning = false
    const begin = () => {
      if (isRunning) return
      isRunning = true
      work()
        .catch(unlessOutage(onFailed))
        .finally(() => {
          isRunning = false
        })
    }
    timers.push(setInterval(begin, ms))
  }
  return {
    app,
    streams,
    producers,
    refused: () => counts.refused,
    start: () => {
      const tellAlive = (one: Producer) => one.tell([{ type: 'alive', subscribed: true }])
      every(ALIVE_EVERY_MS, () => Promise.all(all.map(tellAlive)))
      every(CHECKPOINT_EVERY_MS, () => Promise.all(all.map((one) => one.checkpoint())))
      every(KEYS_EVERY_MS, async () => keys.refresh())
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer)
      accepting.close()
      for (const { outlet } of Object.values(streams)) outlet.close()
      await app.close()
      await Promise.all(all.map((one) => one.checkpoint())).catch(
        unlessOutage((error) => {
          throw error
        }),
      )
    },
  }
}

/** An image that is not stored makes the next start longer, and nothing else. */
const unlessOutage = (hear: (error: unknown) => void) => (error: unknown) => {
  if (!isOutage(error)) hear(error)
}

function addHealth(app: FastifyInstance, pool: Pool): void {
  app.get('/live', { logLevel: 'silent' }, async () => ({ status: 'live' }))
  app.get('/ready', { logLevel: 'silent' }, async (_request, reply) => {
    const isReady = await pool.query('select from feed.migration limit 1').then(
      () => true,
      () => false,
    )
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}
