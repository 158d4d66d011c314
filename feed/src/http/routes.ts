import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { BadDay, type CompanyDay, isOnTheWire } from '../bad-days/bad-day.ts'
import type { Clock } from '../clock.ts'
import { Gone, openReplay, type ReplayDeps, replaySettling } from '../producer/replay.ts'
import type { Fixture } from '../protocol/message.ts'
import { PRODUCERS, type ProducerName } from '../protocol/producer-name.ts'
import type { Streams } from '../stream/accept.ts'
import { sendRecovery } from '../stream/recover.ts'
import { Refused } from './app.ts'
import { openRecoveryLimit } from './recovery-limit.ts'

/** Does what a bad day says of the company itself. Throws `Refused` where it cannot. */
export type BadDays = {
  begin: (day: CompanyDay) => Promise<object>
  /** Puts right what the company told wrongly. */
  end: () => Promise<void>
}

export type RouteDeps = ReplayDeps & {
  clock: Clock
  streams: Streams
  fixtures: () => readonly Fixture[]
  badDays: BadDays
  refused: () => number
}

const ofProducer = z.object({ producer: z.enum(PRODUCERS) })
const whole = z.coerce.number().check(z.int(), z.minimum(0))
const Recovery = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('messages'),
    producer: z.enum(PRODUCERS),
    epoch: z.string(),
    after: whole,
    request: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  z.object({ kind: z.literal('settlement'), producer: z.enum(PRODUCERS), since: whole }),
])

function readQuery<T extends z.ZodMiniType>(schema: T, query: unknown): z.output<T> {
  const parsed = schema.safeParse(query)
  if (parsed.success) return parsed.data
  throw new Refused(400, 'bad_request')
}

/** The company’s calls. docs/feed.md says what each answers. */
export function addRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { streams, clock } = deps
  const producerOf = (query: unknown) => streams[readQuery(ofProducer, query).producer].producer
  app.get('/v1/snapshot', async ({ query }) => producerOf(query).snapshot())
  app.get('/v1/digest', async ({ query }) => producerOf(query).digest())
  app.get('/v1/fixtures', async () => ({ ts: clock(), fixtures: deps.fixtures() }))
  app.get('/v1/status', async () => ({
    ts: clock(),
    refused: deps.refused(),
    producers: PRODUCERS.map((name) => {
      const { producer, outlet } = streams[name]
      const { size: consumers } = outlet.connections
      return { name, ...producer.position(), events: producer.events().size, consumers }
    }),
  }))
  addRecovery(app, deps)
  addBadDays(app, deps)
}

function addRecovery(app: FastifyInstance, deps: RouteDeps): void {
  const { streams, clock } = deps
  const limit = openRecoveryLimit()
  const running = new Set<string>()

  app.get('/v1/recovery', async ({ query, keyId, log }, reply) => {
    const asked = readQuery(Recovery, { kind: 'messages', ...Object(query) })
    const consumer = `${keyId} ${asked.producer}`
    if (streams[asked.producer].outlet.isSilent()) throw new Refused(503, 'silent')
    if (running.has(consumer)) throw new Refused(409, 'recovery_running')
    const retryAfterMs = limit.retryAfterMs(consumer, clock())
    if (retryAfterMs !== undefined) {
      reply.header('retry-after', String(Math.ceil(retryAfterMs / 1_000)))
      throw new Refused(429, 'too_many_recoveries')
    }
    if (asked.kind === 'settlement') {
      const texts = await replaySettling(deps, asked.producer, asked.since)
      reply.header('content-type', 'application/json; charset=utf-8')
      return `{"messages":[${texts.join()}]}`
    }
    running.add(consumer)
    const sending = await begin(asked, keyId).catch((error) => {
      running.delete(consumer)
      throw error
    })
    sendRecovery(...sending)
      .catch((err) => log.warn({ err }, 'recovery broken off'))
      .finally(() => running.delete(consumer))
    return reply.code(202).send({ request: asked.request })
  })

  type Asked = { producer: ProducerName; epoch: string; after: number; request: string }
  async function begin({ producer: name, epoch, after, request }: Asked, keyId: string) {
    const { producer, outlet } = streams[name]
    const connections = outlet.ofKey(keyId)
    if (connections.length === 0) throw new Refused(409, 'no_stream')
    const replay = await openReplay(deps, producer, { epoch, seq: after }).catch((error) => {
      throw error instanceof Gone ? new Refused(410, 'gone') : error
    })
    const place = { v: 1, producer: name, epoch, ts: clock() } as const
    return [connections, { replay, request, place }] as const
  }
}

function addBadDays(app: FastifyInstance, { streams, badDays }: RouteDeps): void {
  app.post('/v1/bad-day', async ({ body }) => {
    const day = readQuery(BadDay, body)
    if (!isOnTheWire(day)) return { ...day, ...(await badDays.begin(day)) }
    streams[day.producer].outlet.beginDay(day)
    return day
  })
  app.delete('/v1/bad-day', async () => {
    for (const { outlet } of Object.values(streams)) outlet.endDays()
    await badDays.end()
    return {}
  })
}
