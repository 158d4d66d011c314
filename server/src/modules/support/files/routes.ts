import { TICKET_FILE_PATH, TICKET_LIMITS, TICKET_UPLOAD_PATH } from '@zar/contract/support/ticket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { dispositionOf } from '../../../platform/files/file-kind.ts'
import { playerFiles, readUpload } from '../../../platform/files/player-files.ts'
import type { FindSignedIn } from '../../../platform/http/http.ts'
import type { SignedIn } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { admit, type SupportPolicy, type SupportRouteDeps } from '../deps.ts'
import { readFile, storeFile } from './file.ts'

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

const Params = z.object({ id: z.uuid() })

/** Attachments, as the bytes they are. */
export function ticketFiles(app: FastifyInstance, deps: FileDeps): void {
  const policy = deps.policy ?? { uploads: UPLOADS, downloads: DOWNLOADS }
  const files = {
    maxBytes: TICKET_LIMITS.fileMaxBytes,
    findSignedIn: deps.findSignedIn,
    admit: (player: SignedIn, request: FastifyRequest) => {
      const isUpload = request.method === 'POST'
      const [what, limits] = isUpload
        ? (['upload', policy.uploads] as const)
        : (['download', policy.downloads] as const)
      return admit(deps.throttle, what, { player, caller: request }, limits)
    },
  }
  playerFiles(app, files, (scope, { playerOf }) => {
    scope.post(TICKET_UPLOAD_PATH, async (request, reply) => {
      const data = await storeFile(deps, { ...readUpload(request), playerId: playerOf(request) })
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
