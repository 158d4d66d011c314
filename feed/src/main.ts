import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { systemClock } from './clock.ts'
import { openCompany } from './company/company.ts'
import type { Teller } from './company/match.ts'
import { readConfig } from './config.ts'
import { type Feed, openFeed } from './feed.ts'
import { openKeyRing } from './keys.ts'
import { openMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import type { Producer } from './producer/producer.ts'
import type { Fixture } from './protocol/message.ts'
import { openPool } from './store/database.ts'
import { migrate } from './store/migrate.ts'
import { ensureSeed } from './store/world.ts'

const TICK_MS = 1_000
const STOP_MAX_MS = 10_000
const CHANCES = 2 ** 32

try {
  await start()
} catch (error) {
  process.stderr.write(`The odds company cannot start: ${wordsOf(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig()
  await migrate(config.databaseUrl)
  const pool = openPool(config.databaseUrl)
  const seed = await ensureSeed(pool, randomBytes(32).toString('hex'))
  const feed = await openFeed({
    pool,
    clock: systemClock,
    keys: openKeyRing(config.keysDir),
    newName: randomUUID,
    chance: () => randomInt(CHANCES) / CHANCES,
    logLevel: config.logLevel,
    fixtures: () => fixturesOf(feed),
    badDays: {
      async begin(day) {
        if (day.kind !== 'memory-loss') return company.beginDay(day)
        await feed.producers[day.producer].loseMemory()
        return {}
      },
      end: () => company.endDays(),
    },
    // Another process tells: whoever started us starts us anew.
    onFailed: (error) => fail(error),
  })
  const company = openCompany({
    seed,
    clock: systemClock,
    producers: { pre: tellerOf(feed.producers.pre), live: tellerOf(feed.producers.live) },
  })
  await feed.app.listen({ host: config.host, port: config.port })
  const told =
    config.metrics && (await serveMetrics(openMetrics(feed, systemClock), config.metrics))
  feed.start()
  const world = tickEachSecond(() => company.tick())

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_MAX_MS).unref()
    await world.stop()
    await company.endDays()
    await told?.close()
    await feed.close()
    await pool.end()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Whoever started us is gone, maybe while this was opening, and nobody else would ever stop us.
  process.on('disconnect', stop)
  if (process.connected === false) void stop()
}

function fixturesOf({ producers }: Feed): Fixture[] {
  return [producers.pre, producers.live].flatMap((producer) =>
    [...producer.events().values()].map(({ fixture }) => fixture),
  )
}

function tellerOf(producer: Producer): Teller {
  return {
    tell: producer.tell,
    marketsOf: (event) => producer.events().get(event)?.markets.values() ?? [],
    unconfirmedOf: (event) =>
      [...(producer.events().get(event)?.settled.values() ?? [])].flatMap(
        ({ market, certainty }) => (certainty === 1 ? [market] : []),
      ),
    statusOf: (event) => producer.events().get(event)?.fixture.status,
    forget: producer.forget,
  }
}

/** One after the other: a tick that takes longer than a second delays the next. */
function tickEachSecond(tick: () => Promise<void>) {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= tick()
      .catch(fail)
      .finally(() => {
        running = undefined
      })
  }, TICK_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

function fail(error: unknown): never {
  process.stderr.write(`The odds company cannot go on: ${wordsOf(error)}\n`)
  process.exit(1)
}

function wordsOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'EADDRINUSE') return 'its port is taken. Set FEED_PORT to a free one.'
  if (code === 'ECONNREFUSED') return 'the database at DATABASE_URL does not answer.'
  return message ?? String(error)
}
