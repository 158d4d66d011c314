import { DEVICE_COOKIE } from '@zar/contract/device'
import { type Endpoint, type Envelope, REQUEST_ID_HEADER } from '@zar/contract/endpoint'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@zar/contract/limits'
import { REFUSALS, type RefusalCode } from '@zar/contract/refusal'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { isDatabaseAway, isHeldElsewhere } from '../../db/away.ts'
import type { Random } from '../random.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { openAddressList } from './address-list.ts'
import { fieldErrors, unwritableFields } from './field-message.ts'
import { type KeptAnswers, openKeptAnswers } from './kept-answers.ts'
import type { Answer, Caller, Route, SignedIn } from './route.ts'

/** Who holds this bearer token now, if anyone. `path` is what they call: a poll is no sign of life. */
export type FindSignedIn = (token: string, path?: string) => Promise<SignedIn | undefined>

export const BODY_MAX_BYTES = 256 * 1024
const HEADER_MAX_BYTES = 16 * 1024

/** How long a caller may take to say what they want (OPS-04). Tests pass shorter times. */
export const HTTP_LIMITS = {
  headersMs: 10_000,
  requestMs: 30_000,
  /** How often the two above are looked at. */
  checkMs: 1_000,
  keepAliveMs: 65_000,
}

declare module 'fastify' {
  interface FastifyRequest {
    /** It was answered before anything looked at it, and has no line of its own in the log. */
    isTurnedAway: boolean
    /** The caller's own name of what it asks for, under which that is done at most once. */
    asked: string | undefined
  }
}

type HttpOptions = {
  logger: FastifyBaseLogger
  random: Random
  limits?: Partial<typeof HTTP_LIMITS>
  /** Those whose `X-Forwarded-For` says who calls. To anyone else it is only a header (WEB-03). */
  trustedProxies?: readonly string[]
}

/** A Fastify with the casino's limits and its one way of answering errors. */
export function openHttp({ logger, random, limits, trustedProxies = [] }: HttpOptions) {
  const { headersMs, requestMs, checkMs, keepAliveMs } = { ...HTTP_LIMITS, ...limits }
  const app = Fastify({
    loggerInstance: logger,
    // One line per call, written below. Fastify's own would tell the query, and so the hub's token.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    http: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: HEADER_MAX_BYTES,
    },
    trustProxy: trustedProxies.length > 0 && openAddressList(trustedProxies),
    genReqId: ({ headers }) => givenId(headers[REQUEST_ID_HEADER]) ?? random.uuid(),
    // A call that still reaches a closing casino is answered, so that no money call is lost (OPS-02).
    return503OnClosing: false,
    // Refused before any hook has run, so what every answer carries is put on here.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-content-type-options', 'nosniff')
      reply.header(REQUEST_ID_HEADER, request.id)
      answerError(error, request, reply)
    },
  })
  app.decorateRequest('isTurnedAway', false)
  app.decorateRequest('asked', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.isTurnedAway) return done()
    request.log.info(
      {
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        asked: request.asked,
      },
      request.method,
    )
    done()
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply))
  return app
}

/**
 * Serves every route as its contract says: token, input, handler, envelope. What is the same for
 * everybody is read once in `keptMs`, however many ask.
 */
export function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  findSignedIn: FindSignedIn,
  { keptMs = 0 }: { keptMs?: number } = {},
): void {
  const kept = openKeptAnswers(keptMs)
  for (const route of routes) {
    const { endpoint, isShared = false } = route
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { calls: isShared || endpoint.method === 'GET' ? 'read' : 'change' },
      handler: (request, reply) =>
        isShared
          ? answerShared(route, request, reply, kept)
          : answerRoute(route, request, reply, findSignedIn),
    })
  }
}

async function answerShared(
  { endpoint, handle }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptAnswers,
): Promise<FastifyReply> {
  const caller = callerOf(request)
  reply.header('cache-control', 'no-store')
  const input = inputOf(endpoint, request, caller)
  const question = `${endpoint.path} ${caller.locale} ${JSON.stringify(input)}`
  const answer = await kept(question, async () =>
    JSON.stringify(envelopeOf(endpoint, caller, await handle({ input, caller }))),
  )
  return reply.type('application/json; charset=utf-8').send(answer)
}

async function answerRoute(
  { endpoint, handle }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  findSignedIn: FindSignedIn,
): Promise<Envelope<unknown> | FastifyReply> {
  const caller = callerOf(request)
  reply.header('cache-control', 'no-store')
  const player =
    endpoint.caller === 'player' ? await signedIn(request, endpoint.path, findSignedIn) : undefined
  const input = inputOf(endpoint, request, caller)
  request.asked = askedOf(input)
  const answer = await handle(
    player
      ? { input, caller: { ...caller, playerId: player.playerId }, player }
      : { input, caller },
  )
  if (answer.etag) reply.header('etag', answer.etag)
  if (answer.etag && answer.etag === caller.ifNoneMatch) return reply.code(304).send()
  return envelopeOf(endpoint, caller, answer)
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** An id that a caller gave in the form that ours have. */
const givenId = (text: unknown): string | undefined =>
  typeof text === 'string' && UUID.test(text) ? text : undefined

function askedOf(input: unknown): string | undefined {
  const { id, requestId } = (input ?? {}) as { id?: unknown; requestId?: unknown }
  return givenId(requestId) ?? givenId(id)
}

/** What the caller gave, as the schema takes it; refuses what it does not. */
export function inputOf(
  endpoint: Pick<Endpoint, 'method' | 'input'>,
  request: FastifyRequest,
  { locale }: Caller,
): unknown {
  const raw = endpoint.method === 'GET' ? { ...(request.query as object) } : jsonBody(request)
  const input = endpoint.input.safeParse(raw)
  if (!input.success) throw new Refusal('invalid_input', fieldErrors(input.error.issues, locale))
  const unwritable = unwritableFields(input.data, locale)
  if (unwritable.length > 0) throw new Refusal('invalid_input', unwritable)
  return input.data
}

/** A success, as the schema has it. */
export const envelopeOf = (
  endpoint: Pick<Endpoint, 'output'>,
  { locale }: Caller,
  { data, message }: Answer<unknown>,
): Envelope<unknown> => ({
  success: true,
  message: message?.[locale] ?? '',
  data: endpoint.output.parse(data),
})

function jsonBody({ body, headers }: FastifyRequest): unknown {
  // Fastify would read plain text too, and a page of another site may send that without asking.
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '')
  refuseIf(body !== undefined && !isJson, 'unsupported_media')
  return body ?? {}
}

async function signedIn(
  request: FastifyRequest,
  path: string,
  find: FindSignedIn,
): Promise<SignedIn> {
  const token = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const player = token ? await find(token, path) : undefined
  if (!player) throw new Refusal('not_signed_in')
  return player
}

/** Shorter ones are placeholders that many browsers could share. */
const DEVICE = new RegExp(`(?:^|; )${DEVICE_COOKIE}=([\\w-]{22,64})(?:;|$)`)

/** Who calls, as far as the request says. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    locale: localeOf(request),
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    fingerprint: String(request.headers.fingerprint ?? '').slice(0, 100),
    device: DEVICE.exec(request.headers.cookie ?? '')?.[1] ?? '',
    ifNoneMatch: String(request.headers['if-none-match'] ?? '').slice(0, 100),
    requestId: request.id,
    header: (name) => String(request.headers[name] ?? ''),
  }
}

/** The language that a call asks for. */
export function localeOf(request: FastifyRequest): Locale {
  const asked = request.headers.locale ?? request.headers['accept-language'] ?? ''
  return LOCALES.find((locale) => String(asked).startsWith(locale)) ?? DEFAULT_LOCALE
}

/** Refusals of Fastify, and of a database that cannot hold a text, in our words. */
const TRANSPORT: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_BAD_URL: 'not_found',
  // A NUL, which PostgreSQL has no place for: in a text, and in a document.
  '22021': 'invalid_input',
  '22P05': 'invalid_input',
}

/** A database that another takes over from is back within seconds. */
const RETRY_AFTER_SECONDS = 3

const BUG = {
  tr: 'Bir şeyler ters gitti. Paran güvende; biraz sonra yeniden dene.',
  en: 'Something went wrong. Your money is safe; try again shortly.',
} satisfies Record<Locale, string>

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const locale = localeOf(request)
  const code = refusalOf(error)
  reply.header('cache-control', 'no-store')
  if (code === 'unavailable') {
    const why = isHeldElsewhere(error) ? 'held elsewhere for too long' : 'the database is away'
    request.log.warn({ err: error }, why)
    reply.header('retry-after', String(RETRY_AFTER_SECONDS))
  }
  if (!code) {
    request.log.error({ err: error, requestId: request.id }, 'bug')
    return reply
      .code(500)
      .send({ success: false, message: BUG[locale], data: { requestId: request.id } })
  }
  const fields = error instanceof Refusal && error.fields.length > 0 ? error.fields : undefined
  return reply.code(REFUSALS[code].status).send({
    success: false,
    message: REFUSALS[code][locale],
    data: fields ? { code, fields } : { code },
  })
}

function refusalOf(error: FastifyError): RefusalCode | undefined {
  if (error instanceof Refusal) return error.code
  if (isDatabaseAway(error) || isHeldElsewhere(error)) return 'unavailable'
  return TRANSPORT[error.code] ?? badBody(error)
}

/** A body that is no JSON, or that tries to poison a prototype, has a 4xx of its own. */
function badBody(error: FastifyError): RefusalCode | undefined {
  return error.statusCode && error.statusCode >= 400 && error.statusCode < 500
    ? 'malformed_body'
    : undefined
}
