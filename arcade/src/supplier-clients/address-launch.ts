import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { Refusal } from '../refusal.ts'
import { openSession } from '../rounds/sessions/open-session.ts'
import type { Holder } from '../rounds/wallet.ts'
import { portalList } from './portal-list.ts'
import { seatUserOf } from './supplier-client.ts'
import type { SupplierClientDeps } from './supplier-client-deps.ts'

/** What both kinds of address say of the player and the code. */
export const Id = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/))
export const LanguageCode = z.string().check(z.regex(/^[a-z]{2}$/))
export const LobbyUrl = z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s"'<>]+$/))
const CURRENCIES = ['TRY']

/** A player who came by the operator's address. */
export type Arrival = {
  playerId: string
  /** Of one use: the operator takes it back for a session of ours. */
  code: string
  gameCode: string
  currency: string
  language: string
  lobbyUrl: string | undefined
}

export type AddressLaunch = {
  supplier: string
  /** Throws a Refusal where the address is none that the operator makes. */
  read: (query: unknown) => Arrival
  /** True once the operator has opened the holder's session. */
  exchange: (holder: Holder, code: string) => Promise<boolean>
}

/** Opens nothing: the page says that the session is over, and where to open the game again. */
const NO_TOKEN = 'none'

/**
 * The half of a supplier whose launch is an address that the operator writes by itself: the address,
 * and the list of games as the supplier's portal has it.
 */
export function addressLaunch(
  app: FastifyInstance,
  deps: SupplierClientDeps,
  launch: AddressLaunch,
): void {
  app.get(`/${launch.supplier}/games.json`, async () => portalList(deps.games))
  // A code is used up by what only looks, too: no HEAD.
  app.get(`/${launch.supplier}/launch`, { exposeHeadRoute: false }, async (request, reply) => {
    const url = await gamePageUrl(deps, launch, launch.read(request.query))
    return reply.header('cache-control', 'no-store').redirect(url, 303)
  })
}

async function gamePageUrl(
  { arcade, publicUrl, games }: SupplierClientDeps,
  { supplier, exchange }: AddressLaunch,
  { playerId, code, gameCode, currency, ...arrival }: Arrival,
): Promise<string> {
  if (!games.some((game) => game.gameCode === gameCode)) throw new Refusal('game_unknown')
  if (!CURRENCIES.includes(currency)) throw new Refusal('invalid_input')
  const language = arrival.language === 'tr' ? 'tr' : 'en'
  const lobbyUrl = arrival.lobbyUrl ?? null
  const [user, operatorToken] = [seatUserOf(supplier, playerId), arcade.chance.uuid()]
  const isOpen = await exchange({ user, token: operatorToken, gameCode, currency }, code)
  if (!isOpen) arcade.log.warn({ supplier, gameCode }, 'the operator did not open the session')
  const session = { user, operatorToken, gameCode, currency, language, lobbyUrl } as const
  const url = new URL(`/play/${encodeURIComponent(gameCode)}`, publicUrl)
  url.searchParams.set('token', isOpen ? await openSession(arcade, session) : NO_TOKEN)
  url.searchParams.set('lang', language)
  if (lobbyUrl) url.searchParams.set('lobby', lobbyUrl)
  return url.href
}
