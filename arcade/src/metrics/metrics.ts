import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Pool } from '../store/database.ts'
import type { Transport } from '../supplier-clients/transport.ts'

const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 5]

/** What the database tells, by the column of the statement below. */
const FIGURES = {
  stuck: ['zar_arcade_unsettled_oldest_seconds', 'Oldest round whose money is not settled'],
  silent: ['zar_arcade_room_silent_seconds', 'Longest silence of a room that has an owner'],
  stopped: ['zar_arcade_games_stopped', 'Games in which no round may begin'],
} as const
const STATEMENT = `select
  (select coalesce(extract(epoch from now() - min(started_at)), 0)::float8 from arcade.round
    where due_at is not null and state in ('stake_pending', 'win_pending', 'rollback_pending')) as stuck,
  (select coalesce(extract(epoch from now() - min(beat_at)), 0)::float8 from arcade.room
    where owner is not null) as silent,
  (select count(*)::int from arcade.game_stop) as stopped`

export type Metrics = ReturnType<typeof openMetrics>

/** The figures of one process of the arcade, and of its database, which is read as they are asked for. */
export function openMetrics(pool: Pool) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'zar_arcade_http_seconds',
    help: 'Calls by operation and outcome: ok, refused (4xx) or failed (5xx)',
    labelNames: ['operation', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  const asked = new Histogram({
    name: 'zar_arcade_wallet_seconds',
    help: 'Calls to the operator’s wallets by outcome: answered, or unanswered (no HTTP 200)',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  })
  addFigures(pool, registers)
  return {
    registry,
    measureCalls(http: FastifyInstance): void {
      http.addHook('onResponse', (request, reply, done) => {
        const operation = `${request.method} ${request.routeOptions.url ?? 'page'}`
        const outcome = outcomeOf(reply.statusCode)
        calls.observe({ operation, outcome }, reply.elapsedTime / 1_000)
        done()
      })
    },
    /** The same way to the operator, with its calls counted. */
    measured(transport: Transport): Transport {
      return async (url, init) => {
        const tell = asked.startTimer()
        let outcome = 'unanswered'
        try {
          const response = await transport(url, init)
          if (response.status === 200) outcome = 'answered'
          return response
        } finally {
          tell({ outcome })
        }
      }
    },
  }
}

function outcomeOf(status: number): string {
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'ok'
}

/** Read once for all of them. Where the database does not answer there are none, and one more tells that. */
function addFigures(pool: Pool, registers: Registry[]): void {
  let reading: Promise<Record<string, number> | undefined> | undefined
  const read = () => {
    reading ??= pool
      .query(STATEMENT)
      .then(
        ({ rows }) => rows[0],
        () => undefined,
      )
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const add = (name: string, help: string, value: (row?: Record<string, number>) => number) => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers,
      collect: async () => gauge.set(value(await read())),
    })
  }
  for (const [column, [name, help]] of Object.entries(FIGURES))
    add(name, help, (row) => row?.[column] ?? Number.NaN)
  const count = Object.keys(FIGURES).length
  const unread = 'Figures of the database that could not be read'
  add('zar_metrics_unread', unread, (row) => (row ? 0 : count))
}
