import type { KeyObject } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { playerFacts } from '../../fairness/log/player-facts.ts'
import type { Language } from '../../protocol.ts'
import { DEMO_CURRENCY } from '../../rounds/arcade.ts'
import { ListTooLong } from '../../rounds/list-movements.ts'
import { movesMade } from '../../rounds/present.ts'
import { openSession } from '../../rounds/sessions/open-session.ts'
import { findRevealedSeed, findRound } from '../../store/rounds.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { supplierOfSeat } from '../wallet-by-seat.ts'
import { Declined, readBody } from './declined.ts'
import { freebetCalls } from './freebets.ts'
import { gameList } from './game-list.ts'
import { isSignedBy, SIGNATURE_HEADER } from './signature.ts'
import { listTransactions, TransactionsRequest } from './transactions.ts'

export type Hub88GamesApi = Pick<
  SupplierClientDeps,
  'arcade' | 'fairness' | 'publicUrl' | 'games' | 'sheets'
> & {
  /** The operator's, which signs every call. */
  operatorPublicKey: KeyObject
}

const BASE = '/operator/generic/v2'
const CURRENCIES = ['TRY']

const text = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max))
const webUrl = z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s"'<>]+$/))

const Launch = z.object({
  user: z.optional(z.nullable(text(4, 100))),
  token: z.optional(z.nullable(text(10, 255))),
  operator_id: z.int(),
  platform: z.enum(['GPL_DESKTOP', 'GPL_MOBILE']),
  game_code: text(1, 100),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  lang: z.string().check(z.regex(/^[a-z]{2}$/)),
  lobby_url: z.optional(z.nullable(webUrl)),
  deposit_url: z.optional(z.nullable(webUrl)),
  country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
  ip: z.optional(z.nullable(text(2, 45))),
  meta: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
})
type Launch = z.infer<typeof Launch>

const RoundDetails = z.object({ operator_id: z.int(), round: z.uuid() })

/** `at`: when it was asked; what was signed longer ago may be somebody's copy. */
const Evidence = z.object({ operator_id: z.int(), user: text(4, 100), at: z.iso.datetime() })
const FRESH_MS = 5 * 60_000

/** The supplier's half that the operator calls: launching, listing and reconciling games. */
export async function hub88GamesApi(app: FastifyInstance, api: Hub88GamesApi): Promise<void> {
  // The signature is over the bytes as they came, so this scope leaves them unparsed.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body)
  })
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ err: error }, 'games api failed')
    const words = status >= 500 ? 'internal error' : error.message
    return reply.code(status).send({ error: words })
  })
  const post = (path: string, handle: (body: unknown) => Promise<unknown>) =>
    app.post(BASE + path, async (request: FastifyRequest, reply: FastifyReply) =>
      reply.header('cache-control', 'no-store').send(await handle(bodyOf(api, request))),
    )
  post('/game/url', (body) => launch(api, readBody(Launch, body)))
  post('/game/list', async () => gameList(api.games))
  post('/game/round', (body) => roundDetails(api, readBody(RoundDetails, body)))
  post('/transactions/list', (body) =>
    listTransactions(api.arcade, readBody(TransactionsRequest, body)),
  )
  post('/evidence', (body) => playerEvidence(api, readBody(Evidence, body)))
  for (const [path, answer] of Object.entries(freebetCalls(api))) post(path, answer)
}

function statusOf(error: Error & { statusCode?: number }): number {
  if (error instanceof Declined) return error.status
  return error instanceof ListTooLong ? 413 : (error.statusCode ?? 500)
}

function bodyOf(api: Hub88GamesApi, request: FastifyRequest): unknown {
  const { body, headers } = request
  const signature = headers[SIGNATURE_HEADER]
  const isSigned =
    Buffer.isBuffer(body) &&
    typeof signature === 'string' &&
    isSignedBy(body, signature, api.operatorPublicKey)
  if (!isSigned) throw new Declined(401, 'invalid signature')
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new Declined(400, 'the body is not JSON')
  }
}

async function launch(api: Hub88GamesApi, request: Launch): Promise<{ url: string }> {
  const isOffered = api.games.some(({ gameCode }) => gameCode === request.game_code)
  if (!isOffered) throw new Declined(404, 'unknown game')
  const language: Language = request.lang === 'tr' ? 'tr' : 'en'
  const url = new URL(`/play/${encodeURIComponent(request.game_code)}`, api.publicUrl)
  if (request.currency === DEMO_CURRENCY) url.searchParams.set('demo', '1')
  else url.searchParams.set('token', await seat(api, request, language))
  url.searchParams.set('lang', language)
  if (request.lobby_url) url.searchParams.set('lobby', request.lobby_url)
  return { url: url.href }
}

async function seat(api: Hub88GamesApi, request: Launch, language: Language): Promise<string> {
  const { user, token: operatorToken, currency } = request
  if (!user || !operatorToken) throw new Declined(400, 'invalid: user, token')
  // Nobody takes a seat of another supplier's.
  if (supplierOfSeat(user) !== 'hub88') throw new Declined(400, 'invalid: user')
  if (!CURRENCIES.includes(currency)) throw new Declined(400, 'invalid: currency')
  return openSession(api.arcade, {
    user,
    operatorToken,
    gameCode: request.game_code,
    currency,
    language,
    lobbyUrl: request.lobby_url ?? null,
  })
}

/** What the log of commitments has of a player, for their file of evidence: a call of our own. */
async function playerEvidence(
  { arcade, fairness }: Hub88GamesApi,
  { user, at }: z.infer<typeof Evidence>,
): Promise<{ lines: string }> {
  if (Math.abs(arcade.clock() - Date.parse(at)) > FRESH_MS) throw new Declined(401, 'too old: at')
  if (supplierOfSeat(user) !== 'hub88') throw new Declined(400, 'invalid: user')
  return { lines: await playerFacts(fairness, user) }
}

/** The page that plays a round again from its seeds, filled in with what may be told of them. */
async function roundDetails(
  api: Hub88GamesApi,
  request: z.infer<typeof RoundDetails>,
): Promise<{ url: string }> {
  const round = await findRound(api.arcade.pool, request.round)
  if (!round || supplierOfSeat(round.user_ref) !== 'hub88') throw new Declined(404, 'unknown round')
  const { server_seed: serverSeed, language } = await findRevealedSeed(api.arcade.pool, round.id)
  const url = new URL('/verify', api.publicUrl)
  const facts = {
    lang: language,
    game: round.game_code,
    stake: String(round.stake_kurus),
    bet: JSON.stringify(round.bet),
    moves: JSON.stringify(movesMade(round)),
    clientSeed: round.client_seed,
    commitment: round.commitment,
    ...(round.digest !== null && { digest: round.digest }),
    ...(round.state === 'settled' && { win: String(round.win_kurus) }),
    ...(round.nonce === null ? {} : { nonce: String(round.nonce) }),
    ...(serverSeed === null ? {} : { serverSeed }),
  }
  for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value)
  return { url: url.href }
}
