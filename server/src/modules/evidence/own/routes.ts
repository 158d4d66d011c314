import { Readable } from 'node:stream'
import {
  askEvidence,
  EVIDENCE_DOWNLOAD_PATH,
  ownEvidence,
} from '@zar/contract/evidence/site/own-file'
import type { FastifyInstance } from 'fastify'
import type { FindSignedIn } from '../../../platform/http/http.ts'
import { implementForPlayer, type Route } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { OwnFileDeps } from './deps.ts'
import { askFile, namedFile, readOwn } from './own-file.ts'
import { findFile, readFile } from './store.ts'

const DOWNLOADS = { tries: 30, seconds: 3_600 }

/** The calls of a player about their own file. */
export function ownEvidenceRoutes(deps: OwnFileDeps): Route[] {
  return [
    implementForPlayer(ownEvidence, async ({ player: { playerId } }) => ({
      data: await readOwn(deps, playerId),
    })),
    implementForPlayer(askEvidence, async ({ input: { password }, player: { playerId } }) => ({
      data: await askFile(deps, { playerId, password }),
    })),
  ]
}

/** The file itself, as the bytes that it is. */
export function evidenceDownload(
  app: FastifyInstance,
  deps: OwnFileDeps & { findSignedIn: FindSignedIn },
): void {
  app.get(EVIDENCE_DOWNLOAD_PATH, async (request, reply) => {
    const token = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
    const player = token && (await deps.findSignedIn(token, EVIDENCE_DOWNLOAD_PATH))
    if (!player) throw new Refusal('not_signed_in')
    const { playerId } = player
    const tries = { name: 'evidence-download', key: playerId, limit: DOWNLOADS }
    if (!(await deps.throttle.take([tries]))) throw new Refusal('too_many_attempts')
    const file = await findFile(deps.db, playerId, deps.clock.now())
    if (!file) throw new Refusal('evidence_not_ready')
    const { name } = await namedFile(deps.db, playerId, file.madeAt)
    return reply
      .headers({
        'content-type': 'application/x-ndjson; charset=utf-8',
        'content-length': file.bytes,
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(readFile(deps.db, deps.fieldCipher, file.id), { objectMode: false }))
  })
}
