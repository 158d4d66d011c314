import type { FastifyInstance } from 'fastify'

/**
 * `/live`: the process runs. `/ready`: it may be given work: from its opening until it is to stop, whether
 * the database answers or not: its loss would take every process out at once, and the pages with them.
 */
export function mountHealth(app: FastifyInstance) {
  let isDraining = false
  app.get('/live', async () => ({ live: true }))
  app.get('/ready', async (_, reply) =>
    reply.code(isDraining ? 503 : 200).send({ ready: !isDraining }),
  )
  return {
    drain: () => {
      isDraining = true
    },
  }
}
