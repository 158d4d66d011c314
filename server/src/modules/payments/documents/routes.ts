import * as contract from '@zar/contract/players/documents'
import type { FastifyInstance } from 'fastify'
import { playerFiles, readUpload } from '../../../platform/files/player-files.ts'
import type { FindSignedIn } from '../../../platform/http/http.ts'
import { implementForPlayer, type Route } from '../../../platform/http/route.ts'
import type { Limit } from '../../../platform/rate-limits/throttle.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import type { PaymentDeps } from '../deps.ts'
import { keepFile } from './files.ts'
import { handIn } from './hand-in.ts'
import { readAsked } from './read-own.ts'

const HOUR_SECONDS = 60 * 60
const UPLOADS: Limit = { tries: 30, seconds: HOUR_SECONDS }

const HANDED_IN = {
  tr: 'Belgen alındı. Bakılınca haber vereceğiz.',
  en: 'Your document is here. We will let you know once it was looked at.',
}

export const documentRoutes = (deps: PaymentDeps): Route[] => [
  implementForPlayer(contract.askedDocuments, async ({ player }) => ({
    data: await readAsked(deps, player.playerId),
  })),
  implementForPlayer(contract.handIn, async ({ input, player: { playerId } }) => {
    const data = await handIn(deps, { ...input, playerId })
    deps.log.info({ event: 'document handed in', playerId, document: data.id })
    return { data, message: HANDED_IN }
  }),
]

type FileDeps = Pick<PaymentDeps, 'db' | 'clock' | 'random' | 'fieldCipher' | 'throttle'> & {
  findSignedIn: FindSignedIn
  uploads?: Limit
}

/** Takes the files of documents. None is given back to a browser of a player. */
export function documentFiles(app: FastifyInstance, deps: FileDeps): void {
  const { findSignedIn, throttle, uploads = UPLOADS } = deps
  const files = {
    maxBytes: contract.DOCUMENT_LIMITS.fileMaxBytes,
    findSignedIn,
    admit: async ({ playerId }: { playerId: string }) => {
      const isAdmitted = await throttle.take([
        { name: 'document-upload', key: playerId, limit: uploads },
      ])
      refuseIf(!isAdmitted, 'too_many_attempts')
    },
  }
  playerFiles(app, files, (scope, { playerOf }) => {
    scope.post(contract.DOCUMENT_UPLOAD_PATH, async (request, reply) => {
      const data = await keepFile(deps, { ...readUpload(request), playerId: playerOf(request) })
      reply.header('cache-control', 'no-store')
      return { success: true, message: '', data }
    })
  })
}
