import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Knows whether calls are being answered. Closing Fastify waits for those at its first address
 * alone, and `localhost` may have two.
 */
export function watchCalls(app: FastifyInstance) {
  let underWay = 0
  const waiting = new Set<() => void>()
  app.addHook('onRequest', (_, reply, done) => {
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
      if (underWay > 0) return
      for (const settle of waiting) settle()
      waiting.clear()
    })
    done()
  })
  return {
    /** Resolves when every call was answered or given up, or after this long. */
    async settled(maxMs: number): Promise<void> {
      if (underWay === 0) return
      const answered = new Promise<void>((resolve) => {
        waiting.add(resolve)
      })
      await Promise.race([answered, wait(maxMs, undefined, { ref: false })])
    },
  }
}
