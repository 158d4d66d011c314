import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from './refusal.ts'

/** So many calls of one address in a minute. */
export type Limits = { calls: number; demos: number }

/** A player makes some fifty calls a minute; behind one address there may be a street of them. */
export const LIMITS: Limits = { calls: 1_200, demos: 60 }

const MINUTE_S = 60
/** What anybody may call. Operators' calls are signed, and come from one address for all players. */
const PUBLIC = /^\/(api|sports\/api|bank\/pay|\.well-known\/zar)\//

/** Refuses who calls too often with `too_many`, and says when they may call again. */
export function limitCalls(app: FastifyInstance, limits: Limits = LIMITS): void {
  const calls = new RateLimiterMemory({ points: limits.calls, duration: MINUTE_S })
  const demos = new RateLimiterMemory({ points: limits.demos, duration: MINUTE_S })
  app.addHook('onRequest', async (request, reply) => {
    // The route and not the address, which may be written in many ways.
    if (!PUBLIC.test(request.routeOptions.url ?? '')) return
    const caller = callerOf(request.ip)
    await take(calls, caller, reply)
    if (opensDemo(request)) await take(demos, caller, reply)
  })
}

const opensDemo = ({ routeOptions, query }: FastifyRequest): boolean =>
  routeOptions.url === '/api/rooms/:gameCode/demo' ||
  (routeOptions.url === '/api/session' && Object.hasOwn(query as object, 'demo'))

async function take(limiter: RateLimiterMemory, caller: string, reply: FastifyReply) {
  try {
    await limiter.consume(caller)
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent
    reply.header('retry-after', Math.ceil(spent.msBeforeNext / 1_000))
    throw new Refusal('too_many')
  }
}

const NETWORK_GROUPS = 4

/** An IPv6 customer has a whole /64 of addresses, and is one caller by all of them. */
export function callerOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = Array(tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length)).fill(
    '0',
  )
  return [...groups, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')
}
