import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import type { Language } from '../../protocol.ts'
import { Refusal } from '../../refusal.ts'
import { openSession } from '../../rounds/sessions/open-session.ts'
import { portalList } from '../portal-list.ts'
import { seatUserOf } from '../supplier-client.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { callUntilAnswered, type DigitainTransport, transportOf } from './call.ts'
import { DIGITAIN } from './operator.ts'

export type DigitainGamesApi = SupplierClientDeps & Pick<DigitainTransport, 'operator'>

const CURRENCY = 'TRY'
/** No session's: the page that has it says that its session is over. */
const NO_TOKEN = 'none'
const LOCAL = /^(localhost|127\.0\.0\.1)(:\d+)?$/

const text = (max: number) => z.string().check(z.regex(/^[\x21-\x7e]+$/), z.maxLength(max))
const Launch = z.object({
  gameid: text(100),
  playMode: z.enum(['real', 'fun']),
  token: z._default(z.string().check(z.maxLength(255)), ''),
  deviceType: z.enum(['1', '2']),
  lang: z._default(z.string().check(z.maxLength(10)), 'en'),
  operatorId: text(50),
  mainDomain: z.string().check(z.maxLength(200), z.regex(/^[a-z\d.-]+(:\d{1,5})?$/i)),
})
type Launch = z.output<typeof Launch>

/** Digitain's half that the operator uses: its list of games, and the address that opens one. */
export async function digitainGamesApi(app: FastifyInstance, api: DigitainGamesApi): Promise<void> {
  app.get('/digitain/games.json', async () => portalList(api.games))
  // What only looks takes no seat: no HEAD.
  app.get('/GamesLaunch/Launch', { exposeHeadRoute: false }, async ({ query }, reply) => {
    const { success, data } = Launch.safeParse(query)
    const isOurs = success && data.operatorId === api.operator.operatorId
    if (!isOurs) throw new Refusal('invalid_input')
    if (!api.games.some(({ gameCode }) => gameCode === data.gameid)) {
      throw new Refusal('game_unknown')
    }
    reply.header('cache-control', 'no-store')
    return reply.redirect(await pageOf(api, data), 302)
  })
}

/** The game's own page, with a token of the arcade's own: the operator's stays here. */
async function pageOf(api: DigitainGamesApi, launch: Launch): Promise<string> {
  const { gameid, mainDomain, playMode } = launch
  const language: Language = launch.lang.startsWith('tr') ? 'tr' : 'en'
  const lobbyUrl = `${LOCAL.test(mainDomain) ? 'http' : 'https'}://${mainDomain}/`
  const url = new URL(`/play/${encodeURIComponent(gameid)}`, api.publicUrl)
  if (playMode === 'fun') url.searchParams.set('demo', '1')
  else url.searchParams.set('token', await seated(api, launch, { language, lobbyUrl }))
  url.searchParams.set('lang', language)
  url.searchParams.set('lobby', lobbyUrl)
  return url.href
}

/** Asks the operator whose token this is, and seats the player. */
async function seated(
  api: DigitainGamesApi,
  { token, gameid }: Launch,
  page: { language: Language; lobbyUrl: string },
): Promise<string> {
  const transport = transportOf(api.operator, api)
  const answer = token ? await callUntilAnswered(transport, 'authenticate', { token }) : undefined
  if (!answer?.isDone || !answer.playerId || answer.currencyId !== CURRENCY) return NO_TOKEN
  return openSession(api.arcade, {
    ...page,
    user: seatUserOf(DIGITAIN, answer.playerId),
    operatorToken: token,
    gameCode: gameid,
    currency: CURRENCY,
  })
}
