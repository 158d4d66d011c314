import { REFUSALS } from '@zar/contract/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { addressOf } from './address.ts'
import type { AddressList } from './address-list.ts'
import { Refusal } from './refusal.ts'

/** What a call costs: `read` looks, `change` does something, `picture` is drawn once and then kept. */
export type CallKind = 'read' | 'change' | 'picture'

/** How many calls of each kind one address makes in a second on the average, and for how long at once. */
export type CallRates = Record<CallKind, number>
const WINDOW_SECONDS = 3
/** A page of the lobby shows some sixty of them, and a browser keeps them for good. */
const PICTURES_PER_READ = 5

export const ratesOf = (reads: number, changes: number): CallRates => ({
  read: reads,
  change: changes,
  picture: reads * PICTURES_PER_READ,
})

declare module 'fastify' {
  interface FastifyContextConfig {
    /** By what its calls are counted; a route without one is not. */
    calls?: CallKind
  }
}

type LimitOptions = {
  rates: CallRates
  /** Where processes share what they count. Without it, and while it is away, each counts for itself. */
  redis?: Redis | undefined
  /** Where suppliers call their wallets from: who else calls there is limited. */
  isSupplier: AddressList
}

/**
 * Refuses who calls too often with `too_many_calls`, and says when they may call again (H14). Pages and
 * assets are not counted, nor are suppliers at their wallets: one address is all their players there.
 */
export function limitCalls(app: FastifyInstance, { rates, redis, isSupplier }: LimitOptions): void {
  const limiters = {
    read: openLimiter('read', rates.read, redis),
    change: openLimiter('change', rates.change, redis),
    picture: openLimiter('picture', rates.picture, redis),
    wallet: openLimiter('wallet', rates.change, redis),
  }
  app.addHook('onRequest', async (request, reply) => {
    const { config } = request.routeOptions
    const isWallet = isStranger(request, isSupplier)
    const kind = isWallet ? 'wallet' : config.calls
    if (!kind) return
    const waitMs = await take(limiters[kind], addressOf(request.ip))
    if (waitMs === undefined) return
    reply.header('retry-after', String(Math.max(1, Math.ceil(waitMs / 1_000))))
    // A wallet answers whatever goes wrong in its supplier's words, and this is no supplier.
    if (isWallet) return reply.code(REFUSALS[CODE].status).send({ code: CODE })
    throw new Refusal(CODE)
  })
}
const CODE = 'too_many_calls'

const isStranger = ({ routeOptions, ip }: FastifyRequest, isSupplier: AddressList) =>
  routeOptions.url?.startsWith('/wallet/') === true && !isSupplier(ip)

type Limiter = Pick<RateLimiterAbstract, 'consume'>

function openLimiter(name: string, perSecond: number, redis: Redis | undefined): Limiter {
  const points = perSecond * WINDOW_SECONDS
  const options = { keyPrefix: `calls:${name}`, points, duration: WINDOW_SECONDS }
  const inMemory = new RateLimiterMemory(options)
  if (!redis) return inMemory
  const inRedis = new RateLimiterRedis({
    ...options,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    // Whoever is over the limit costs no more questions.
    inMemoryBlockOnConsumed: points + 1,
  })
  return unlessAway(inRedis, inMemory)
}

/** A Redis that did not answer is left alone for so long, and then asked by one call alone. */
const LEFT_ALONE_MS = 5_000

function unlessAway(shared: Limiter, own: Limiter): Limiter {
  let aloneUntilMs = 0
  return {
    async consume(address) {
      if (performance.now() < aloneUntilMs) return own.consume(address)
      // Of those who come meanwhile after a failure, none waits for this one.
      if (aloneUntilMs > 0) aloneUntilMs = performance.now() + LEFT_ALONE_MS
      try {
        const taken = await shared.consume(address)
        aloneUntilMs = 0
        return taken
      } catch (reason) {
        if (reason instanceof RateLimiterRes) {
          aloneUntilMs = 0
          throw reason
        }
        aloneUntilMs = performance.now() + LEFT_ALONE_MS
        return own.consume(address)
      }
    },
  }
}

/** In how many milliseconds the address may call again, where it may not now. */
async function take(limiter: Limiter, address: string): Promise<number | undefined> {
  try {
    await limiter.consume(address)
    return undefined
  } catch (spent) {
    if (spent instanceof RateLimiterRes) return spent.msBeforeNext
    throw spent
  }
}
