import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { openSession } from '../../rounds/sessions/open-session.ts'
import { seatUserOf } from '../../supplier-clients/supplier-client.ts'
import type { SupplierClientDeps } from '../../supplier-clients/supplier-client-deps.ts'
import { gameList } from './game-list.ts'
import { EXAMPLE, type ExampleOperator } from './operator.ts'
import { isSigned, SIGNATURE_HEADER } from './signature.ts'

export type ExampleGamesApi = Pick<SupplierClientDeps, 'arcade' | 'publicUrl' | 'games'> & {
  operator: ExampleOperator
}

const BASE = '/example'
const CURRENCIES = ['TRY']

const text = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max))
const Launch = z.object({
  playerId: text(4, 100),
  token: text(10, 255),
  gameId: text(1, 100),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  language: z.string().check(z.regex(/^[a-z]{2}$/)),
  lobbyUrl: z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s"'<>]+$/)),
})

/** A call that is not answered with what it asks for. */
class Declined extends Error {
  readonly status: 400 | 401 | 404
  constructor(status: Declined['status'], message: string) {
    super(message)
    this.status = status
  }
}

/** Example's half that the operator calls: signed JSON, with an HTTP status for a "no". */
export async function exampleGamesApi(app: FastifyInstance, api: ExampleGamesApi): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body)
  })
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error instanceof Declined ? error.status : (error.statusCode ?? 500)
    if (status >= 500) request.log.error({ err: error }, 'games api failed')
    return reply.code(status).send({ error: status >= 500 ? 'internal error' : error.message })
  })
  const post = (path: string, handle: (body: unknown) => Promise<unknown>) =>
    app.post(BASE + path, async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await handle(bodyOf(api, request))),
    )
  post('/games', async () => gameList(api.games))
  post('/launch', (body) => launch(api, body))
}

function bodyOf({ operator }: ExampleGamesApi, { body, headers }: FastifyRequest): unknown {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  if (!isSigned(bytes, headers[SIGNATURE_HEADER], operator.secret)) {
    throw new Declined(401, 'invalid signature')
  }
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Declined(400, 'the body is not JSON')
  }
}

/** Seats the player and answers where the game is. */
async function launch(api: ExampleGamesApi, body: unknown): Promise<{ url: string }> {
  const { success, data } = Launch.safeParse(body)
  if (!success || !CURRENCIES.includes(data.currency)) throw new Declined(400, 'invalid launch')
  const { playerId, token: operatorToken, gameId, currency, lobbyUrl } = data
  if (!api.games.some(({ gameCode }) => gameCode === gameId)) {
    throw new Declined(404, 'unknown game')
  }
  const language = data.language === 'tr' ? 'tr' : 'en'
  const token = await openSession(api.arcade, {
    user: seatUserOf(EXAMPLE, playerId),
    operatorToken,
    gameCode: gameId,
    currency,
    language,
    lobbyUrl,
  })
  const url = new URL(`/play/${encodeURIComponent(gameId)}`, api.publicUrl)
  url.search = String(new URLSearchParams({ token, lang: language, lobby: lobbyUrl }))
  return { url: url.href }
}
