import { Readable } from 'node:stream'
import { TEXTS_PATH } from '@zar/contract/evidence/site/published'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/db.ts'

const PAGE = 50

/** Every text of law that was ever in force, a line each, the oldest first. Lines are only added. */
export function publishLaw(app: FastifyInstance, { db }: { db: Db }): void {
  app.get(TEXTS_PATH, async (_, reply) =>
    reply
      .headers({
        'cache-control': 'public, max-age=60',
        'access-control-allow-origin': '*',
        'content-type': 'application/x-ndjson; charset=utf-8',
      })
      .send(Readable.from(everyText(db), { objectMode: false })),
  )
}

async function* everyText(db: Db): AsyncGenerator<string> {
  let after = 0n
  for (;;) {
    const rows = await db
      .selectFrom('law_text')
      .select(['id', 'line'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const { line } of rows) yield `${line}\n`
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
