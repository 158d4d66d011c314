import { canon } from '@zar/contract/evidence/canon'
import { lineOfBatch, lineOfHead } from '@zar/contract/evidence/stored'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod/mini'
import { Refusal } from '../../refusal.ts'
import type { Arcade } from '../../rounds/arcade.ts'
import { sessionOf } from '../../rounds/sessions/open-session.ts'
import { readBatches, readHeads } from '../../store/fairness-log.ts'
import type { FairnessLog } from './seal-log.ts'
import { seatFacts } from './seat-facts.ts'

const FOLDER = '/.well-known/zar'
/** So many batches in one answer. */
const BATCHES_MAX = 10_000
const BatchesQuery = z.object({
  from: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2 ** 31 - 1)), 0),
})
const FactsQuery = z.object({ token: z.string().check(z.minLength(1), z.maxLength(255)) })

type Options = {
  arcade: Arcade
  fairness: FairnessLog
  /** The signed list of keys; null where none was made yet. */
  keyList: string | null
}

/**
 * What anybody may read of the log of commitments: the keys, every head, every batch without what is in it. A
 * player reads the facts of their own seat, with proofs.
 */
export function logRoutes(app: FastifyInstance, { arcade, fairness, keyList }: Options): void {
  app.get(`${FOLDER}/keys.json`, async (_request, reply) => {
    if (keyList === null) return reply.code(404).send({ refusal: 'invalid_input' })
    return published(reply, 'application/json').send(keyList)
  })
  app.get(`${FOLDER}/heads.jsonl`, async (_request, reply) =>
    published(reply).send(textOf((await readHeads(fairness.pool)).map(lineOfHead))),
  )
  app.get(`${FOLDER}/batches.jsonl`, async (request, reply) => {
    const { data } = BatchesQuery.safeParse(request.query)
    if (!data) throw new Refusal('invalid_input')
    const batches = await readBatches(fairness.pool, { from: data.from, most: BATCHES_MAX })
    return published(reply).send(textOf(batches.map(lineOfBatch)))
  })
  app.get('/api/commitments', async (request, reply) => {
    const { data } = FactsQuery.safeParse(request.query)
    if (!data) throw new Refusal('invalid_input')
    const session = await sessionOf(arcade, data.token)
    return reply
      .header('cache-control', 'no-store')
      .type('application/x-ndjson')
      .send(await seatFacts(fairness, session.seat_id))
  })
}

const textOf = (lines: readonly object[]): string =>
  lines.map((line) => `${canon(line)}\n`).join('')

/** Kept by whoever is on the way for as long as a batch takes. */
const published = (reply: FastifyReply, type = 'application/x-ndjson'): FastifyReply =>
  reply.header('cache-control', 'public, max-age=60').type(type)
