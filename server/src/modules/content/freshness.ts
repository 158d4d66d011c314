import { createHash } from 'node:crypto'
import * as contract from '@zar/contract/content'
import type { FastifyInstance } from 'fastify'

/** Calls whose answer is the same for everyone who asks in one language. */
const SHARED = new Set<string | undefined>([
  contract.bootstrap.path,
  contract.categoryList.path,
  contract.translationList.path,
  contract.promotions.path,
])

/**
 * Lets browsers keep those answers and ask whether they have changed: an unchanged one is a 304
 * without a body. Everything else stays unkept.
 */
export function keepContentFresh(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isShared = request.method === 'GET' && SHARED.has(request.routeOptions.url)
    if (!isShared || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    // Weak, because the same answer may travel compressed.
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'locale, accept-language')
      .header('etag', tag)
    if (request.headers['if-none-match'] !== tag) return payload
    reply.code(304)
    return ''
  })
}
