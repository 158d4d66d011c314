import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { noteFailed } from './count-calls.ts'

type WalletScope = {
  log: Logger
  /** Says in the contract's own words that a request could not be read, by whoever's fault. */
  refuse: (request: FastifyRequest, reply: FastifyReply, isTheirFault: boolean) => FastifyReply
}

/**
 * Makes a scope one that a supplier calls: bodies stay the bytes that came, whatever their type says,
 * since signatures and amounts are read from them; what goes wrong before is answered with HTTP 200.
 */
export function openWalletScope(app: FastifyInstance, { log, refuse }: WalletScope): void {
  app.removeAllContentTypeParsers()
  // Fastify refuses a malformed content type before it reads anything, so every call gets a good one.
  app.addHook('onRequest', (request, _reply, done) => {
    request.raw.headers['content-type'] = 'application/octet-stream'
    done()
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body)
  })
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const isTheirFault = error.statusCode !== undefined && error.statusCode < 500
    if (!isTheirFault) {
      log.error({ err: error }, 'wallet api failed')
      noteFailed(reply)
    }
    return refuse(request, reply.code(200), isTheirFault)
  })
}
