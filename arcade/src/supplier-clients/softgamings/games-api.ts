import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { ListTooLong } from '../../rounds/list-movements.ts'
import { openSession } from '../../rounds/sessions/open-session.ts'
import { seatUserOf } from '../supplier-client.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { freeroundCalls } from './freerounds.ts'
import { fullList } from './game-list.ts'
import { SOFTGAMINGS, type SoftgamingsOperator, SYSTEM } from './operator.ts'
import { isHashOf } from './signature.ts'
import { DetailedRequest, detailedStats } from './stats.ts'

export type SoftgamingsGamesApi = Pick<
  SupplierClientDeps,
  'arcade' | 'publicUrl' | 'games' | 'sheets'
> & {
  operator: SoftgamingsOperator
}

const CURRENCIES = ['TRY']

/** Of each call, the fields that its hash covers, in this order. */
const HASHED = {
  'Game/FullList': [],
  'User/AuthHTML': ['Login', 'Password', 'System'],
  'Stats/Detailed': ['Date'],
} as const satisfies Record<string, readonly string[]>

/** One code is public, 34 for what cannot be read; the others are the arcade's own. */
const DECLINED = {
  invalid: { code: 34, words: 'Invalid Request', status: 422 },
  login: { code: 35, words: 'Wrong login or password', status: 200 },
  page: { code: 36, words: 'Unknown page', status: 200 },
  currency: { code: 37, words: 'Unknown currency', status: 200 },
  long: { code: 38, words: 'Too many lines: ask for a shorter time', status: 413 },
}

class Declined extends Error {
  readonly why: keyof typeof DECLINED
  constructor(why: keyof typeof DECLINED) {
    super(DECLINED[why].words)
    this.why = why
  }
}

const text = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max))
const AuthHtml = z.object({
  Login: text(1, 29).check(z.regex(/^[a-z\d_-]+$/)),
  Password: text(6, 100),
  System: z.literal(SYSTEM),
  Page: text(1, 100),
  UserIP: text(2, 45),
  Currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  ExtParam: text(1, 255),
  Language: z._default(z.string().check(z.regex(/^[a-z]{2}$/)), 'en'),
  Referer: z.optional(z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s"'<>]+$/))),
})

/** Fundist's half that the operator calls. Replies are JSON for the list, `code,payload` else. */
export async function softgamingsGamesApi(
  app: FastifyInstance,
  api: SoftgamingsGamesApi,
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    },
  )
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const why = whyOf(error)
    if (why === undefined) {
      request.log.error({ err: error }, 'games api failed')
      return reply.code(500).type('text/html').send('1000,Internal Error')
    }
    const { code, words, status } = DECLINED[why]
    return reply.code(status).type('text/html').send(`${code},${words}`)
  })
  const post = (
    method: keyof typeof HASHED,
    handle: (fields: Record<string, string>, reply: FastifyReply) => Promise<unknown>,
  ) =>
    app.post(`/System/Api/:key/${method}/`, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return reply.send(await handle(fieldsOf(api.operator, method, request), reply))
    })
  post('Game/FullList', async () => fullList(api.games, api.publicUrl))
  post('User/AuthHTML', async (fields, reply) => {
    reply.type('text/html; charset=utf-8')
    return `1,${await authHtml(api, fields)}`
  })
  post('Stats/Detailed', async (fields) => {
    const { success, data } = DetailedRequest.safeParse(fields)
    if (!success) throw new Declined('invalid')
    return detailedStats(api.arcade, data)
  })
  freeroundCalls(app, api)
}

/** Why a call is turned down; undefined when the fault is ours. */
function whyOf(error: Error & { statusCode?: number }): keyof typeof DECLINED | undefined {
  if (error instanceof ListTooLong) return 'long'
  if (error instanceof Declined) return error.why
  return (error.statusCode ?? 500) < 500 ? 'invalid' : undefined
}

function fieldsOf(
  { apiKey, apiPassword, serverIp }: SoftgamingsOperator,
  method: keyof typeof HASHED,
  { params, body }: FastifyRequest,
): Record<string, string> {
  const fields = (body ?? {}) as Record<string, string>
  const { TID = '', Hash = '' } = fields
  const own = HASHED[method].map((name) => fields[name] ?? '')
  const parts = [method, serverIp, TID, apiKey, ...own, apiPassword]
  const isTheirs =
    (params as { key: string }).key === apiKey &&
    /^[\da-zA-Z]{1,32}$/.test(TID) &&
    isHashOf(Hash, parts)
  if (!isTheirs) throw new Declined('invalid')
  return fields
}

/** Seats the player and answers the page that opens the game: an empty box, and the script for it. */
async function authHtml(api: SoftgamingsGamesApi, fields: object): Promise<string> {
  const { success, data } = AuthHtml.safeParse(fields)
  if (!success) throw new Declined('invalid')
  if (data.Password.includes(data.Login)) throw new Declined('login')
  if (!api.games.some(({ gameCode }) => gameCode === data.Page)) throw new Declined('page')
  if (!CURRENCIES.includes(data.Currency)) throw new Declined('currency')
  const language = data.Language === 'tr' ? 'tr' : 'en'
  const lobbyUrl = data.Referer ?? null
  const token = await openSession(api.arcade, {
    user: seatUserOf(SOFTGAMINGS, data.Login),
    operatorToken: data.ExtParam,
    gameCode: data.Page,
    currency: data.Currency,
    language,
    lobbyUrl,
  })
  const url = new URL(`/play/${encodeURIComponent(data.Page)}`, api.publicUrl)
  url.searchParams.set('token', token)
  url.searchParams.set('lang', language)
  if (lobbyUrl) url.searchParams.set('lobby', lobbyUrl)
  // A url of ours has no character that would end the text or the script.
  return `<div id="egamings_container"></div><script>location.replace("${url.href}")</script>`
}
