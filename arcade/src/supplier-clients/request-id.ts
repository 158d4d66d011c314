import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'

/** Names a call on its way from the browser to the operator's wallet: a UUID, by the name that the operator reads. */
export const REQUEST_ID_HEADER = 'x-request-id'
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const calls = new AsyncLocalStorage<string>()

/** What every line of the log says of who wrote it. */
export const logBase = { base: { process: 'arcade', host: hostname() } }

/** The id that a caller gave its call. */
export function givenId(headers: IncomingHttpHeaders): string | undefined {
  const text = headers[REQUEST_ID_HEADER]
  return typeof text === 'string' && UUID.test(text) ? text : undefined
}

/** The id of the call that is being answered; undefined in what no call asked for. */
export const requestIdNow = (): string | undefined => calls.getStore()

/** Answers tell their id. What a handler does knows it: a body is read before, by nobody's order. */
export function keepRequestId(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
  http.addHook('preHandler', (request, _reply, done) => {
    calls.run(request.id, done)
  })
}
