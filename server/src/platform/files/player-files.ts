import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { FindSignedIn } from '../http/http.ts'
import type { SignedIn } from '../http/route.ts'
import { Refusal, refuseIf } from '../refusal.ts'

type Files = {
  maxBytes: number
  findSignedIn: FindSignedIn
  /** Takes a try of whoever asks, or refuses: before a byte of the body is read. */
  admit: (player: SignedIn, request: FastifyRequest) => Promise<void>
}

type Whose = { playerOf: (request: FastifyRequest) => string }

/**
 * Calls that carry a player's file as the bytes it is: it is neither JSON nor small, so that it does not come as
 * the other calls do. Who asks, and how often, is looked at first.
 */
export function playerFiles(
  app: FastifyInstance,
  { maxBytes, findSignedIn, admit }: Files,
  mount: (scope: FastifyInstance, whose: Whose) => void,
): void {
  const players = new WeakMap<FastifyRequest, SignedIn>()
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_, body, done) => done(null, body),
    )
    scope.addHook('onRequest', async (request) => {
      const player = await signedIn(request, findSignedIn)
      await admit(player, request)
      players.set(request, player)
    })
    mount(scope, { playerOf: (request) => players.get(request)?.playerId ?? '' })
  })
}

const Query = z.strictObject({
  id: z.uuid(),
  name: z.string().check(z.minLength(1), z.maxLength(300)),
})

/** An uploaded file with the id that its sender gave it; refuses anything else with `invalid_input`. */
export function readUpload({ query, body }: FastifyRequest) {
  const named = Query.safeParse(query)
  if (!named.success || !Buffer.isBuffer(body)) throw new Refusal('invalid_input')
  return { ...named.data, content: body }
}

async function signedIn(request: FastifyRequest, find: FindSignedIn): Promise<SignedIn> {
  const token = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const player = token ? await find(token, request.url.split('?', 1)[0]) : undefined
  refuseIf(!player, 'not_signed_in')
  return player as SignedIn
}
