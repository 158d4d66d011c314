import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod/mini'
import { findGame } from './games/find-game.ts'
import { findEngine } from './games/slot/catalogue.ts'
import { gameSheetOf } from './games/slot/game-sheet.ts'
import {
  BeginRequest,
  FinishRequest,
  Language,
  MoveRequest,
  SeedRequest,
  type SessionReply,
} from './protocol.ts'
import { Refusal } from './refusal.ts'
import { openPublicReturns } from './returns/public-returns.ts'
import { roomRoutes } from './rooms/room-routes.ts'
import type { Arcade } from './rounds/arcade.ts'
import { seatOfToken } from './rounds/sessions/seat-of-token.ts'

const webUrl = z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s"'<>]+$/))

const SessionQuery = z.union([
  z.object({ token: z.string().check(z.minLength(1), z.maxLength(255)) }),
  z.object({
    demo: z.literal('1'),
    game: z.string().check(z.maxLength(100)),
    lang: z._default(Language, 'tr'),
    lobby: z.optional(webUrl),
  }),
])
const RoundsQuery = z.object({ token: z.string().check(z.minLength(1), z.maxLength(255)) })
const SheetParams = z.object({ gameCode: z.string().check(z.maxLength(100)) })

/** What the games' own pages call: the protocol, one route a line. */
export function gameRoutes(app: FastifyInstance, arcade: Arcade): void {
  app.get('/api/session', async (request, reply) =>
    kept(reply, await session(arcade, read(SessionQuery, request.query))),
  )
  app.post('/api/begin', async (request, reply) => {
    const { token, ...command } = read(BeginRequest, request.body)
    return kept(reply, await (await seatOfToken(arcade, token)).begin(command))
  })
  app.post('/api/move', async (request, reply) => {
    const { token, ...command } = read(MoveRequest, request.body)
    return kept(reply, await (await seatOfToken(arcade, token)).move(command))
  })
  app.post('/api/finish', async (request, reply) => {
    const { token, roundId } = read(FinishRequest, request.body)
    return kept(reply, await (await seatOfToken(arcade, token)).finish(roundId))
  })
  app.post('/api/seed', async (request, reply) => {
    const { token, ...command } = read(SeedRequest, request.body)
    return kept(reply, await (await seatOfToken(arcade, token)).rotate(command))
  })
  app.get('/api/rounds', async (request, reply) => {
    const { token } = read(RoundsQuery, request.query)
    return kept(reply, await (await seatOfToken(arcade, token)).rounds())
  })
  roomRoutes(app, arcade)
  const publicReturns = openPublicReturns(arcade)
  app.get('/api/returns', async (_request, reply) => {
    const returns = await publicReturns()
    return reply.header('cache-control', 'public, max-age=60').send(returns)
  })
  app.get('/api/sheet/:gameCode', async (request, reply) => {
    const engine = findEngine(read(SheetParams, request.params).gameCode)
    if (!engine) throw new Refusal('game_unknown')
    return reply.header('cache-control', 'public, max-age=300').send(gameSheetOf(engine.sheet))
  })
}

async function session(arcade: Arcade, query: z.infer<typeof SessionQuery>): Promise<SessionReply> {
  const token = 'token' in query ? query.token : openDemo(arcade, query)
  return { token, session: await (await seatOfToken(arcade, token)).read() }
}

function openDemo(
  arcade: Arcade,
  query: { game: string; lang: Language; lobby?: string | undefined },
): string {
  if (!findGame(query.game)) throw new Refusal('game_unknown')
  const lobbyUrl = query.lobby ?? null
  return arcade.demos.open({ gameCode: query.game, language: query.lang, lobbyUrl })
}

/** A player's own answers are kept by nobody on the way. */
function kept(reply: FastifyReply, answer: object): FastifyReply {
  return reply.header('cache-control', 'no-store').send(answer)
}

function read<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input)
  if (!parsed.success) throw new Refusal('invalid_input')
  return parsed.data
}
