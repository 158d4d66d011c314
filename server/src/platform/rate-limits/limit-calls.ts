import { LOCALES, type Locale } from '@zar/contract/limits'
import { REFUSALS } from '@zar/contract/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { addressOf } from '../http/address.ts'
import type { AddressList } from '../http/address-list.ts'
import { localeOf } from '../http/http.ts'

/** What a call costs: `read` looks, `change` does something, `picture` is drawn once and then kept. */
export type CallKind = 'read' | 'change' | 'picture'

/** How many calls of each kind one address makes in a second. */
export type CallRates = Record<CallKind, number>
const WINDOW_SECONDS = 1
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
  /** Of a clock that only goes forward. */
  monotonicMs?: () => number
}

/**
 * Refuses who calls too often with `too_many_calls`, and says when they may call again (H14). Pages and
 * assets are not counted, nor are suppliers at their wallets: one address is all their players there.
 */
export function limitCalls(app: FastifyInstance, options: LimitOptions): void {
  const { rates, isSupplier } = options
  const perSecond = { ...rates, wallet: rates.change }
  const limiters = {
    read: openLimiter('read', perSecond.read, options),
    change: openLimiter('change', perSecond.change, options),
    picture: openLimiter('picture', perSecond.picture, options),
    wallet: openLimiter('wallet', perSecond.wallet, options),
  }
  app.addHook('onRequest', async (request, reply) => {
    const { config } = request.routeOptions
    const isWallet = isStranger(request, isSupplier)
    const kind = isWallet ? 'wallet' : config.calls
    if (!kind) return
    const address = addressOf(request.ip)
    const spent = await take(limiters[kind], address)
    if (!spent) return
    if (spent.consumedPoints === perSecond[kind] + 1)
      request.log.warn({ address, kind }, 'calls too often')
    // A wallet answers whatever goes wrong in its supplier's words, and this is no supplier.
    const body = isWallet ? WALLET_BODY : BODIES[localeOf(request)]
    turnAway(request, reply, body)
  })
}
const CODE = 'too_many_calls'
const WALLET_BODY = JSON.stringify({ code: CODE })
const bodyIn = (locale: Locale) =>
  JSON.stringify({ success: false, message: REFUSALS[CODE][locale], data: { code: CODE } })
const BODIES = Object.fromEntries(LOCALES.map((locale) => [locale, bodyIn(locale)])) as Record<
  Locale,
  string
>

/** Past every other hook and the line in the log: who floods costs as little as can be. */
function turnAway(request: FastifyRequest, reply: FastifyReply, body: string): void {
  request.isTurnedAway = true
  reply.hijack()
  reply.raw
    .writeHead(REFUSALS[CODE].status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'retry-after': String(WINDOW_SECONDS),
    })
    .end(body)
}

const isStranger = ({ routeOptions, ip }: FastifyRequest, isSupplier: AddressList) =>
  routeOptions.url?.startsWith('/wallet/') === true && !isSupplier(ip)

type Limiter = Pick<RateLimiterAbstract, 'consume'>

function openLimiter(
  name: string,
  points: number,
  { redis, monotonicMs = () => performance.now() }: LimitOptions,
): Limiter {
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
  return unlessAway(inRedis, inMemory, monotonicMs)
}

/** A Redis that did not answer is left alone for so long, and then asked by one call alone. */
const LEFT_ALONE_MS = 5_000

function unlessAway(shared: Limiter, own: Limiter, monotonicMs: () => number): Limiter {
  let aloneUntilMs = 0
  return {
    async consume(address) {
      if (monotonicMs() < aloneUntilMs) return own.consume(address)
      // Of those who come meanwhile after a failure, none waits for this one.
      if (aloneUntilMs > 0) aloneUntilMs = monotonicMs() + LEFT_ALONE_MS
      try {
        const taken = await shared.consume(address)
        aloneUntilMs = 0
        return taken
      } catch (reason) {
        if (reason instanceof RateLimiterRes) {
          aloneUntilMs = 0
          throw reason
        }
        aloneUntilMs = monotonicMs() + LEFT_ALONE_MS
        return own.consume(address)
      }
    },
  }
}

/** What the address has spent, where it may not call now. Who is refused from memory is not counted further. */
async function take(limiter: Limiter, address: string): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(address)
    return undefined
  } catch (spent) {
    if (spent instanceof RateLimiterRes) return spent
    throw spent
  }
}
