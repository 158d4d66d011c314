import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import type { Language } from '../../protocol.ts'
import { Refusal } from '../../refusal.ts'
import { openSession } from '../../rounds/sessions/open-session.ts'
import { walletTransportOf } from '../ask-wallet.ts'
import { seatUserOf } from '../supplier-client.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { callUntilAnswered } from './call.ts'
import { feedOf } from './feed.ts'
import { EVERYMATRIX, type EverymatrixOperator } from './operator.ts'

export type EverymatrixGamesApi = SupplierClientDeps & { operator: EverymatrixOperator }

const BASE = '/everymatrix'
const CURRENCIES = ['TRY']
/** No token of ours. */
const NO_SEAT = 'none'

const webUrl = z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s"'<>]+$/))
const Place = z.object({ operatorId: z.string(), slug: z.string().check(z.maxLength(100)) })
const Start = z.object({
  language: z._default(z.string().check(z.regex(/^[a-z]{2}(-[A-Za-z]{2})?$/)), 'en'),
  funMode: z._default(z.enum(['True', 'False']), 'False'),
  _sid: z.optional(z.string().check(z.maxLength(255))),
  casinolobbyurl: z.optional(webUrl),
  cashierurl: z.optional(webUrl),
})
type Start = z.infer<typeof Start>

/** CasinoEngine's half that the operator reads and its players open: the feed, and the loader of games. */
export async function everymatrixGamesApi(
  app: FastifyInstance,
  api: EverymatrixGamesApi,
): Promise<void> {
  const { games, operator } = api
  app.get(`${BASE}/feed`, async ({ query }, reply) => {
    const { types = 'game' } = query as { types?: string }
    const isAsked = String(types).split(',').includes('game')
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .send(isAsked ? feedOf(games, operator.operatorId) : '')
  })
  app.get(`${BASE}/Loader/Start/:operatorId/:slug`, async ({ params, query }, reply) => {
    const place = Place.safeParse(params)
    const isOffered =
      place.success &&
      place.data.operatorId === operator.operatorId &&
      games.some(({ gameCode }) => gameCode === place.data.slug)
    if (!isOffered) throw new Refusal('game_unknown')
    const start = Start.safeParse(query)
    if (!start.success) throw new Refusal('invalid_input')
    reply.header('cache-control', 'no-store')
    return reply.redirect(await playUrl(api, place.data.slug, start.data))
  })
}

/** The game's own page, which says it itself where its token is of no seat. */
async function playUrl(api: EverymatrixGamesApi, slug: string, start: Start): Promise<string> {
  const language: Language = start.language.startsWith('tr') ? 'tr' : 'en'
  const lobbyUrl = start.casinolobbyurl ?? null
  const url = new URL(`/play/${encodeURIComponent(slug)}`, api.publicUrl)
  url.searchParams.set('lang', language)
  if (lobbyUrl) url.searchParams.set('lobby', lobbyUrl)
  if (start.funMode === 'True') url.searchParams.set('demo', '1')
  else {
    const token = await seat(api, slug, { sid: start._sid ?? '', language, lobbyUrl })
    // Without any the page would open a demo, which nobody asked for.
    url.searchParams.set('token', token ?? NO_SEAT)
  }
  return url.href
}

type Launch = { sid: string; language: Language; lobbyUrl: string | null }

/** Asks the operator whose session it is, and seats them. Undefined where it is nobody's. */
async function seat(
  { operator, ...deps }: EverymatrixGamesApi,
  gameCode: string,
  { sid, language, lobbyUrl }: Launch,
): Promise<string | undefined> {
  if (sid === '') return undefined
  const asked = { Request: 'GetAccount', ValidateSession: true, SessionId: sid }
  const answer = await callUntilAnswered(
    { operator, ...walletTransportOf(EVERYMATRIX, deps) },
    asked,
  )
  const { ExternalUserId: user, Currency: currency } = answer ?? {}
  if (answer?.ReturnCode !== 0 || !user || !currency) return undefined
  if (!CURRENCIES.includes(currency)) return undefined
  return openSession(deps.arcade, {
    user: seatUserOf(EVERYMATRIX, user),
    operatorToken: sid,
    gameCode,
    currency,
    language,
    lobbyUrl,
  })
}
