import { TICKET_FILE_PATH, TICKET_LIMITS, TICKET_UPLOAD_PATH } from '@zar/contract/support/ticket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { FindSignedIn } from '../../../platform/http/http.ts'
import type { SignedIn } from '../../../platform/http/route.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { admit, type SupportPolicy, type SupportRouteDeps } from '../deps.ts'
import { readFile, storeFile } from './file.ts'
import { dispositionOf } from './file-kind.ts'

const HOUR_SECONDS = 60 * 60
const UPLOADS: SupportPolicy = {
  player: { tries: 30, seconds: HOUR_SECONDS },
  address: { tries: 100, seconds: HOUR_SECONDS },
}
const DOWNLOADS: SupportPolicy = {
  player: { tries: 200, seconds: HOUR_SECONDS },
  address: { tries: 600, seconds: HOUR_SECONDS },
}

type FileDeps = Pick<SupportRouteDeps, 'db' | 'clock' | 'throttle'> & {
  findSignedIn: FindSignedIn
  policy?: { uploads: SupportPolicy; downloads: SupportPolicy }
}

const Query = z.strictObject({
  id: z.uuid(),
  name: z.string().check(z.minLength(1), z.maxLength(300)),
})
const Params = z.object({ id: z.uuid() })

/**
 * Attachments, as the bytes they are: they are neither JSON nor small, so they do not come as the
 * other calls do. Who asks, and how often, is looked at before a byte of the body is read.
 */
export function ticketFiles(app: FastifyInstance, deps: FileDeps): void {
  const policy = deps.policy ?? { uploads: UPLOADS, downloads: DOWNLOADS }
  const players = new WeakMap<FastifyRequest, SignedIn>()
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: TICKET_LIMITS.fileMaxBytes },
      (_, body, done) => done(null, body),
    )
    scope.addHook('onRequest', async (request) => {
      const player = await signedIn(request, deps.findSignedIn)
      const isUpload = request.method === 'POST'
      const [what, limits] = isUpload
        ? (['upload', policy.uploads] as const)
        : (['download', policy.downloads] as const)
      await admit(deps.throttle, what, { player, caller: request }, limits)
      players.set(request, player)
    })
    const playerOf = (request: FastifyRequest) => players.get(request)?.playerId ?? ''

    scope.post(TICKET_UPLOAD_PATH, async (request, reply) => {
      const query = Query.safeParse(request.query)
      const content = request.body
      if (!query.success || !Buffer.isBuffer(content)) throw new Refusal('invalid_input')
      const data = await storeFile(deps, { ...query.data, content, playerId: playerOf(request) })
      reply.header('cache-control', 'no-store')
      return { success: true, message: '', data }
    })

    scope.get(`${TICKET_FILE_PATH}/:id`, async (request, reply) => {
      const params = Params.safeParse(request.params)
      if (!params.success) throw new Refusal('not_found')
      const file = await readFile(deps.db, { id: params.data.id, playerId: playerOf(request) })
      return reply
        .headers({
          'content-type': file.type,
          'content-disposition': dispositionOf(file.name),
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
          'cache-control': 'private, no-store',
        })
        .send(file.content)
    })
  })
}

async function signedIn(request: FastifyRequest, find: FindSignedIn): Promise<SignedIn> {
  const token = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const player = token ? await find(token, request.url.split('?', 1)[0]) : undefined
  refuseIf(!player, 'not_signed_in')
  return player as SignedIn
}
