import Fastify from 'fastify'
import type { Registry } from 'prom-client'
import type { Version } from '../http/health.ts'

type Options = { registry: Registry; version: Version; host: string; port: number }

/** Serves `/metrics` and `/version` at an address of its own, which no balancer leads to; all else is 404. */
export async function serveMetrics({ registry, version, host, port }: Options) {
  const app = Fastify({ logger: false })
  app.get('/metrics', async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  app.get('/version', async () => version)
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send('Only /metrics and /version are here.\n'),
  )
  const address = await app.listen({ host, port })
  return { address, close: () => app.close() }
}
