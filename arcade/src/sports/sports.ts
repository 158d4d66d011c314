import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod/mini'
import { Refusal } from '../refusal.ts'
import type { SportsDeps } from './deps.ts'
import { slateAt } from './matches.ts'
import { openOperatorWallet } from './operator-wallet.ts'
import { placeBet } from './place-bet.ts'
import { BetRequest, type BetsReply, BetsRequest, OpenRequest, SlateQuery } from './protocol.ts'
import { startSettling } from './settle.ts'
import { addSession, betsOf, findSession, openSchema } from './store.ts'

const SHOWN_MAX = 10

/**
 * A sandbox sportsbook under `/sports`, a company of its own: quick matches of a minute, and bets over
 * the operator's wallet as Digitain calls it. Its pages are sent with the games'.
 */
export async function sportsRoutes(
  app: FastifyInstance,
  options: Omit<SportsDeps, 'log'>,
): Promise<void> {
  const deps = { ...options, log: app.log }
  const wallet = openOperatorWallet(deps)
  await openSchema(deps.pool)
  const settling = startSettling({ ...deps, wallet })
  app.addHook('onClose', () => settling.stop())
  const { pool, clock, chance } = deps

  app.post('/sports/api/session', async (request, reply) => {
    const { token } = read(OpenRequest, request.body)
    const user = await wallet.userOf(token)
    if (!user) throw new Refusal('session_unknown')
    const { ClientId: client_id, CurrencyId: currency } = user
    const session = { id: chance.hex(16), client_id, currency, token: user.Token }
    await addSession(pool, session, new Date(clock()))
    const balance = (await wallet.balanceOf(user.Token, client_id, currency)) ?? 0
    return fresh(reply, { session: session.id, balance })
  })

  app.get('/sports/api/slate', async (request, reply) => {
    const { board } = read(SlateQuery, request.query)
    return fresh(reply, { nowMs: clock(), ...slateAt(board, clock()) })
  })

  app.post('/sports/api/bet', async (request, reply) => {
    const refusal = await placeBet({ ...deps, wallet }, read(BetRequest, request.body))
    return fresh(reply, { refusal })
  })

  app.post('/sports/api/bets', async (request, reply) => {
    const session = await findSession(pool, read(BetsRequest, request.body).session)
    if (!session) throw new Refusal('session_unknown')
    const { client_id, currency, token } = session
    const balance = (await wallet.balanceOf(token, client_id, currency)) ?? null
    const bets = (await betsOf(pool, client_id, SHOWN_MAX)).map((bet) => ({
      id: String(bet.id),
      info: bet.info,
      price: bet.price,
      state: bet.state,
      stakeKurus: bet.stake_kurus,
    }))
    return fresh(reply, { balance, bets } satisfies BetsReply)
  })
}

function read<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Refusal('invalid_input')
  return parsed.data
}

const fresh = (reply: FastifyReply, answer: object) =>
  reply.header('cache-control', 'no-store').send(answer)
