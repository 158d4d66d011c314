import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { playerFacts } from '../fairness/log/player-facts.ts'
import {
  isMoney,
  ListTooLong,
  listMovements,
  type StoredMovement,
} from '../rounds/list-movements.ts'
import { amountE5 } from './hub88/amount.ts'
import { seatUserOf, userOfSeat } from './supplier-client.ts'
import type { SupplierClientDeps } from './supplier-client-deps.ts'

export type MovementList = Pick<SupplierClientDeps, 'arcade' | 'fairness'> & {
  /** The supplier whose seats it is about. */
  name: string
  /** Signs what the operator asks. */
  secret: string
  /** The wallet is told of a free round's stake, so the list has it too. */
  hasFreeStakes?: boolean
}

const moment = z.iso.datetime()
const Asked = z.object({ from: moment, to: moment, signature: z.string() })

/** The movements of a supplier whose contract has no public list, at `/lists/<supplier>/movements`. */
export function mountMovementList(app: FastifyInstance, list: MovementList): void {
  mountPlayerFacts(app, list)
  app.get(`/lists/${list.name}/movements`, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    const { success, data } = Asked.safeParse(query)
    if (!success) return reply.code(400).send({ error: 'invalid: from, to or signature' })
    const said = `movements ${data.from} ${data.to}`
    if (!isSigned(list.secret, said, data.signature))
      return reply.code(401).send({ error: 'invalid signature' })
    const filter = { from: new Date(data.from), to: new Date(data.to) }
    try {
      const isOurs = (user: string) => userOfSeat(list.name, user) !== undefined
      const held = await listMovements(list.arcade, filter, isOurs)
      const told = list.hasFreeStakes ? held : held.filter(isMoney)
      return reply.send(told.map((movement) => lineOf(list.name, movement)))
    } catch (error) {
      if (!(error instanceof ListTooLong)) throw error
      return reply.code(413).send({ error: error.message })
    }
  })
}

const Player = z.object({
  player: z.string().check(z.minLength(1), z.maxLength(255)),
  at: moment,
  signature: z.string(),
})
/** What was signed longer ago may be somebody's copy. */
const FRESH_MS = 5 * 60_000

/** What the log of commitments has of a player, at `/lists/<supplier>/evidence`: for their file of evidence. */
function mountPlayerFacts(app: FastifyInstance, { arcade, fairness, name, secret }: MovementList) {
  app.get(`/lists/${name}/evidence`, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    const { success, data } = Player.safeParse(query)
    if (!success) return reply.code(400).send({ error: 'invalid: player, at or signature' })
    const { player, at, signature } = data
    const isFresh = Math.abs(arcade.clock() - Date.parse(at)) <= FRESH_MS
    if (!isFresh || !isSigned(secret, `evidence ${player} ${at}`, signature))
      return reply.code(401).send({ error: 'invalid signature' })
    const facts = await playerFacts(fairness, seatUserOf(name, player))
    return reply.type('application/x-ndjson').send(facts)
  })
}

function isSigned(secret: string, said: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(said).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const lineOf = (supplier: string, { kind, uuid, stakeUuid, round, ...moved }: StoredMovement) => ({
  id: uuid,
  kind,
  reverses: kind === 'rollback' ? stakeUuid : null,
  player: userOfSeat(supplier, round.user_ref ?? ''),
  round: round.id,
  currency: round.currency,
  amountE5: String(amountE5(moved.amountKurus)),
  at: moved.at.toISOString(),
})
