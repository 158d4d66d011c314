import { hostname } from 'node:os'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { KeyRing } from '../keys.ts'
import { requestSignature } from '../protocol/signature.ts'
import { isOutage } from '../store/outage.ts'
import { checkSignature } from './check-signature.ts'

const BODY_MAX_BYTES = 16 * 1024

/** A call that is answered with its status and one word. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly word: string
  constructor(status: number, word: string) {
    super(word)
    this.status = status
    this.word = word
  }
}

export type AppDeps = {
  keys: KeyRing
  clock: Clock
  logLevel: string
  newRequestId: () => string
  onRefused: () => void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that the call is signed with. */
    keyId: string
    rawBody: string
  }
}

/** An HTTP server whose calls below `/v1/` are signed by both sides. */
export function openApp(deps: AppDeps): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: 30_000,
    genReqId: deps.newRequestId,
    logger: { level: deps.logLevel, base: { process: 'feed', host: hostname() } },
  })
  app.decorateRequest('keyId', '')
  app.decorateRequest('rawBody', '')
  readRawBodies(app)
  signCalls(app, deps)
  answerErrors(app)
  return app
}

/** The signature is over the bytes as they came. */
function readRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    request.rawBody = String(text)
    try {
      done(null, JSON.parse(request.rawBody))
    } catch {
      done(new Refused(400, 'not_json'))
    }
  })
}

function signCalls(app: FastifyInstance, { keys, clock, onRefused }: AppDeps): void {
  const isSigned = (path: string) => path.startsWith('/v1/')
  app.addHook('preHandler', async (request) => {
    const { method, url: path, headers, rawBody: body } = request
    if (!isSigned(path)) return
    const checked = checkSignature({ method, path, headers, body }, { keys, now: clock() })
    if ('keyId' in checked) request.keyId = checked.keyId
    else {
      onRefused()
      throw new Refused(401, checked.refusal)
    }
  })
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('cache-control', 'no-store')
    reply.header('x-content-type-options', 'nosniff')
    const secret = keys.find(request.keyId)
    if (secret === undefined || typeof payload !== 'string') return payload
    const timestamp = clock()
    const { method, url: path } = request
    reply.header('x-feed-ts', String(timestamp))
    const signature = requestSignature(secret, { method, path, timestamp, body: payload })
    reply.header('x-feed-signature', signature)
    return payload
  })
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send({ error: error.word })
    if (isOutage(error)) return reply.code(503).send({ error: 'database_away' })
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ error: 'bad_request' })
    request.log.error({ err: error }, 'request failed')
    return reply.code(500).send({ error: 'internal', requestId: request.id })
  })
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ error: 'not_found' }))
}
