import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** Of those asked for last, so that a slide of the home page is not read for every visitor. */
const KEPT_MAX = 12
/** A deleted one is shown for so long at most. */
const KEPT_MS = 60_000
const FILE = /^[0-9a-f]{32}\.(?:png|jpg|webp)$/

type Kept = { at: number; type: string; content: Buffer }

/**
 * Serves uploaded pictures, each at the hash of what it shows, so that browsers keep them for good. Nothing in one
 * is ever run: its type is fixed, and as a page of its own it may load nothing.
 */
export function mediaRoutes(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  const kept = new Map<string, Kept>()
  const find = async (file: string): Promise<Kept> => {
    const at = clock.now().getTime()
    const known = kept.get(file)
    if (known && Math.abs(at - known.at) < KEPT_MS) return known
    kept.delete(file)
    const row = FILE.test(file) ? await readContent(db, `media-${file}`) : undefined
    if (!row?.content) throw new Refusal('not_found')
    const read = { at, type: row.type, content: row.content }
    kept.set(file, read)
    const oldest = kept.keys().next().value
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    return read
  }
  app.get<{ Params: { file: string } }>(
    '/media/:file',
    { config: { calls: 'picture' } },
    async ({ params: { file } }, reply) => {
      const { type, content } = await find(file)
      return reply
        .type(type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(content)
    },
  )
}

const readContent = (db: Db, name: string) =>
  db.selectFrom('media').select(['type', 'content']).where('name', '=', name).executeTakeFirst()
