import { Readable } from 'node:stream'
import {
  askEvidence,
  ClosedAccount,
  EVIDENCE_CLOSED_PATH,
  EVIDENCE_DOWNLOAD_PATH,
  ownEvidence,
} from '@zar/contract/evidence/site/own-file'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FindSignedIn } from '../../../platform/http/http.ts'
import { implementForPlayer, type Route } from '../../../platform/http/route.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { readClosedToken } from './closed-link.ts'
import type { OwnFileDeps } from './deps.ts'
import { askFile, namedFile, readOwn } from './own-file.ts'
import { findFile, type ReadyFile, readFile } from './store.ts'

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
    const file = await findFile(deps.db, { playerId }, deps.clock.now())
    if (!file) throw new Refusal('evidence_not_ready')
    return sendFile(reply, deps, file)
  })
}

/** The file of an account that is closed, for the secret of the letter's link and the password. */
export function closedDownload(app: FastifyInstance, deps: OwnFileDeps): void {
  app.post(EVIDENCE_CLOSED_PATH, async (request, reply) => {
    const { data: asked } = ClosedAccount.safeParse(request.body)
    if (!asked) throw new Refusal('invalid_input')
    const fileId = readClosedToken(deps.fieldCipher, asked.token)
    const file =
      fileId === undefined ? undefined : await findFile(deps.db, { fileId }, deps.clock.now())
    if (file?.why !== 'closing') throw new Refusal('evidence_not_ready')
    const isTheirs = await deps.isPassword(file.playerId, asked.password)
    refuseIf(!isTheirs, 'wrong_password')
    deps.log.info({ event: 'evidence of a closed account', playerId: file.playerId })
    return sendFile(reply, deps, file)
  })
}

async function sendFile(reply: FastifyReply, deps: OwnFileDeps, file: ReadyFile) {
  const { name } = await namedFile(deps.db, file.playerId, file.madeAt)
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
}
