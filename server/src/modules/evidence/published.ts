import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { canon } from '@zar/contract/evidence/canon'
import { consistencyPath } from '@zar/contract/evidence/site/consistency'
import { consistency, HEADS_PATH, KEYS_PATH } from '@zar/contract/evidence/site/published'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import type { Db } from '../../db/db.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readLastBatch } from './log/batches.ts'
import { everyHead } from './log/heads.ts'
import { LOGS } from './log/logs.ts'
import { onNodes } from './log/nodes.ts'

/** The list of keys that is published, in the key folder: the root signs it elsewhere. */
const KEY_LIST_FILE = 'evidence-keys.json'

/** Keys and heads, for whoever verifies. They are the same for everybody, and any page may read them. */
export function publishEvidence(
  app: FastifyInstance,
  { db, keysDir }: { db: Db; keysDir: string },
): void {
  const headers = { 'cache-control': 'public, max-age=60', 'access-control-allow-origin': '*' }
  app.get(KEYS_PATH, async (_, reply) => {
    const list = readKeyList(keysDir)
    if (list === undefined) throw new Refusal('not_found')
    return reply.headers({ ...headers, 'content-type': 'application/json' }).send(list)
  })
  app.get(HEADS_PATH, async (_, reply) =>
    reply
      .headers({ ...headers, 'content-type': 'application/x-ndjson; charset=utf-8' })
      .send(Readable.from(headLines(db), { objectMode: false })),
  )
}

export function readKeyList(keysDir: string): string | undefined {
  try {
    return readFileSync(path.join(keysDir, KEY_LIST_FILE), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const NAMED = z.object({ key: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })

/** The name of the root that signed the list of keys: 16 digits. Undefined where none is published. */
export function readRootId(keysDir: string): string | undefined {
  const list = readKeyList(keysDir)
  return list === undefined ? undefined : NAMED.parse(JSON.parse(list)).key
}

async function* headLines(db: Db): AsyncGenerator<string> {
  for await (const head of everyHead(db)) yield `${canon(head)}\n`
}

/** That a log goes on from what it was. */
export const consistencyRoutes = ({ db }: { db: Db }): Route[] => [
  implement(consistency, async ({ input }) => {
    const [from, to] = [Number(input.from), Number(input.to)]
    const log = LOGS.find((one) => input.log.endsWith(`/${one}`))
    const last = log && (await readLastBatch(db, log))
    if (!log || last?.name !== input.log || from > to || to > last.i + 1)
      throw new Refusal('not_found')
    const found = await onNodes(db, log, (root) => consistencyPath(from, to, root))
    const path = found.map((hash) => Buffer.from(hash).toString('hex'))
    return { data: { log: input.log, from, to, path } }
  }),
]
