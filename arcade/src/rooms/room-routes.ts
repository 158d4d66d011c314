import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod/mini'
import { findRoom } from '../games/rooms/find-room.ts'
import { Language } from '../protocol.ts'
import { Refusal } from '../refusal.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { sessionOf } from '../rounds/sessions/open-session.ts'
import { findProvenBets } from '../store/rooms/own-bets.ts'
import { findListedBets, findPast } from '../store/rooms/rounds.ts'

const webUrl = z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s"'<>]+$/))
const Params = z.object({ gameCode: z.string().check(z.maxLength(100)) })
const RoundParams = z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })
const DemoQuery = z.object({ lang: z._default(Language, 'tr'), lobby: z.optional(webUrl) })
const BetsQuery = z.object({ token: z.string().check(z.minLength(1), z.maxLength(255)) })
const RoundsQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 20),
})
const BETS_SHOWN_MAX = 50

/** What a room's page asks beside its socket. */
export function roomRoutes(app: FastifyInstance, arcade: Arcade): void {
  /** A token for play money. */
  app.get('/api/rooms/:gameCode/demo', async (request, reply) => {
    const gameCode = roomOf(request.params)
    const { lang, lobby = null } = read(DemoQuery, request.query)
    return kept(reply, { token: arcade.demos.open({ gameCode, language: lang, lobbyUrl: lobby }) })
  })
  /** The player's last bets in rounds that are over, as records for the verifier. */
  app.get('/api/rooms/:gameCode/bets', async (request, reply) => {
    const gameCode = roomOf(request.params)
    const session = await sessionOf(arcade, read(BetsQuery, request.query).token)
    if (session.game_code !== gameCode) throw new Refusal('session_unknown')
    const rounds = await findProvenBets(arcade.pool, session.seat_id, BETS_SHOWN_MAX)
    return kept(reply, { rounds })
  })
  /** The room's last rounds with their hashes, for anybody. */
  app.get('/api/rooms/:gameCode/rounds', async (request, reply) => {
    const gameCode = roomOf(request.params)
    const { limit } = read(RoundsQuery, request.query)
    return kept(reply, { rounds: await findPast(arcade.pool, gameCode, limit) })
  })
  /** All bets of a past round whose bets share a pot, for anybody; none of a round that there was not. */
  app.get('/api/rooms/:gameCode/rounds/:hash/bets', async (request, reply) => {
    const gameCode = roomOf(request.params)
    const { hash } = read(RoundParams, request.params)
    if (!findRoom(gameCode)?.sharesPot) throw new Refusal('game_unknown')
    return kept(reply, { bets: await findListedBets(arcade.pool, gameCode, hash) })
  })
}

function roomOf(params: unknown): string {
  const { gameCode } = read(Params, params)
  if (!findRoom(gameCode)) throw new Refusal('game_unknown')
  return gameCode
}

/** A player's own answers are kept by nobody on the way. */
const kept = (reply: FastifyReply, answer: object): FastifyReply =>
  reply.header('cache-control', 'no-store').send(answer)

function read<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input)
  if (!parsed.success) throw new Refusal('invalid_input')
  return parsed.data
}
