import { HUB_PATH } from '@zar/contract/hub'
import type { FastifyInstance } from 'fastify'
import type { FindSignedIn } from '../platform/http/http.ts'
import type { Random } from '../platform/random.ts'
import { refuseIf } from '../platform/refusal.ts'
import { isAllowedOrigin, tokenOf } from './upgrade.ts'

const CONNECTION_TOKEN_BYTES = 16

type NegotiateDeps = {
  findSignedIn: FindSignedIn
  random: Random
  allowedOrigins: readonly string[]
}

/**
 * Tells clients that ask first that there is one transport. The id given is not kept: a socket is
 * let in by its player's token, so that it may be opened at any process.
 */
export function mountNegotiate(app: FastifyInstance, deps: NegotiateDeps): void {
  app.register(async (scope) => {
    // Clients post an empty text body here.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { bodyLimit: 1_024 }, (_, body, done) => {
      body.resume()
      done(null)
    })
    scope.post(`${HUB_PATH}/negotiate`, async (request, reply) => {
      const token = isAllowedOrigin(request.headers.origin, deps.allowedOrigins)
        ? tokenOf(request)
        : undefined
      refuseIf(!token || !(await deps.findSignedIn(token, HUB_PATH)), 'not_signed_in')
      reply.header('cache-control', 'no-store')
      return {
        negotiateVersion: 1,
        connectionId: deps.random.uuid(),
        connectionToken: deps.random.token(CONNECTION_TOKEN_BYTES),
        availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
      }
    })
  })
}
