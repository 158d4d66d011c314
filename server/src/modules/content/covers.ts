import { banner, cover, tablePicture } from '@zar/art'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import { Refusal } from '../../platform/refusal.ts'
import { titleOf } from '../casino/index.ts'

/** What a supplier may call a game. */
const CODE = /^[\x21-\x7e]{1,100}$/
const KEPT_MAX = 500

/** What a title is drawn as: upright with room for its name, wide as a table of the live casino, or a scene with a calm side for words. */
const DRAWN = {
  covers: (code: string, name: string) => cover(code, { name }),
  tables: (code: string, name: string) =>
    tablePicture(code) ?? banner(code, { name, w: 640, h: 360, focus: 0.5, veil: false }),
  scenes: (code: string, name: string) => banner(code, { name, w: 1376, h: 320, focus: 0.8 }),
} as const

/**
 * Draws the pictures of each title, open or coming. They follow from the code and the name alone,
 * so browsers may keep them for good.
 */
export function coverRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  for (const [folder, draw] of Object.entries(DRAWN)) {
    const kept = keepLast<string>(KEPT_MAX)
    const config = { calls: 'picture' as const }
    app.get<{ Params: { file: string } }>(
      `/${folder}/:file`,
      { config },
      async (request, reply) => {
        const svg = await pictureOf(db, kept, request.params.file, draw)
        return reply
          .type('image/svg+xml; charset=utf-8')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(svg)
      },
    )
  }
}

type Draw = (code: string, name: string) => string

async function pictureOf(db: Db, kept: Kept<string>, file: string, draw: Draw): Promise<string> {
  const code = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : ''
  if (!CODE.test(code)) throw new Refusal('not_found')
  const known = kept.get(code)
  if (known) return known
  const name = await titleOf(db, code)
  if (name === undefined) throw new Refusal('not_found')
  return kept.set(code, draw(code, name))
}

type Kept<Value> = ReturnType<typeof keepLast<Value>>

/** Remembers the values used last, `max` of them. */
function keepLast<Value>(max: number) {
  // A Map lists its keys in the order they came, so the first is the one not used the longest.
  const values = new Map<string, Value>()
  const set = (key: string, value: Value): Value => {
    values.delete(key)
    values.set(key, value)
    const oldest = values.keys().next().value
    if (values.size > max && oldest !== undefined) values.delete(oldest)
    return value
  }
  return {
    set,
    get(key: string): Value | undefined {
      const value = values.get(key)
      return value === undefined ? undefined : set(key, value)
    },
  }
}
