import type { FastifyInstance } from 'fastify'

/** Which release a process runs, and the digest of its build. */
export type Version = { version: string; build: string }

/** Asked several times a second by each proxy: no lines of the log. */
const PROBE = { logLevel: 'silent' } as const

/**
 * `/live`: the process runs. `/ready`: it may be given work: from its opening until it is to stop, whether
 * the database answers or not: its loss would take every process out at once, and the pages with them.
 * `/version`: what runs.
 */
export function mountHealth(app: FastifyInstance, version: Version) {
  let isDraining = false
  app.get('/live', PROBE, async () => ({ live: true }))
  app.get('/version', async () => version)
  app.get('/ready', PROBE, async (_, reply) =>
    reply.code(isDraining ? 503 : 200).send({ ready: !isDraining }),
  )
  return {
    drain: () => {
      isDraining = true
    },
  }
}
