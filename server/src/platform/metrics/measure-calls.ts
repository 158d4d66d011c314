import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Rate, errors and duration of each operation: of its route, never of the address that was called. */
export function measureCalls(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'zar_http_seconds',
    help: 'Calls by operation and outcome: ok, refused (4xx) or failed (5xx)',
    labelNames: ['operation', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { operation: operationOf(request), outcome: outcomeOf(reply.statusCode) }
    seconds.observe(labels, reply.elapsedTime / 1_000)
    done()
  })
}

const operationOf = ({ method, routeOptions }: FastifyRequest): string =>
  routeOptions.url === undefined ? 'page' : `${method} ${routeOptions.url}`

function outcomeOf(status: number): string {
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'ok'
}
