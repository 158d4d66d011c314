import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** `/live`: the process runs. `/ready`: it may be given work; not while it stops, nor without its database. */
export function mountHealth(app: FastifyInstance, db: Db) {
  let isDraining = false
  app.get('/live', async () => ({ live: true }))
  app.get('/ready', async (_, reply) => {
    const isReady = !isDraining && (await canAsk(db))
    return reply.code(isReady ? 200 : 503).send({ ready: isReady })
  })
  return {
    drain: () => {
      isDraining = true
    },
  }
}

async function canAsk(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
