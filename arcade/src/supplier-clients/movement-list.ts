import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import {
  isMoney,
  ListTooLong,
  listMovements,
  type StoredMovement,
} from '../rounds/list-movements.ts'
import { amountE5 } from './hub88/amount.ts'
import { userOfSeat } from './supplier-client.ts'
import type { SupplierClientDeps } from './supplier-client-deps.ts'

export type MovementList = Pick<SupplierClientDeps, 'arcade'> & {
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
  app.get(`/lists/${list.name}/movements`, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    const { success, data } = Asked.safeParse(query)
    if (!success) return reply.code(400).send({ error: 'invalid: from, to or signature' })
    if (!isSigned(list.secret, data)) return reply.code(401).send({ error: 'invalid signature' })
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

function isSigned(secret: string, { from, to, signature }: z.infer<typeof Asked>): boolean {
  const expected = createHmac('sha256', secret).update(`movements ${from} ${to}`).digest()
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
