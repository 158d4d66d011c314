import { EVIDENCE_EVERY_MS, type OwnEvidence } from '@zar/contract/evidence/site/own-file'
import { z } from 'zod/mini'
import type { Db, Tx } from '../../../db/db.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { notifyPlayer } from '../../messages/index.ts'
import { readEvidenceOwner } from '../../players/index.ts'
import { makeFile } from '../file/make.ts'
import type { OwnFileDeps } from './deps.ts'
import { findFile, keptUntil, storeFile } from './store.ts'
import { tellReady } from './tell-ready.ts'

export const EVIDENCE_TASK = 'make_evidence'

/** How the player's file stands. */
export async function readOwn(
  { db, clock }: Pick<OwnFileDeps, 'db' | 'clock'>,
  playerId: string,
): Promise<OwnEvidence> {
  const now = clock.now()
  const asked = await lastAsked(db, playerId)
  const file = await findFile(db, { playerId }, now)
  const nextAt = asked && new Date(asked.asked_at.getTime() + EVIDENCE_EVERY_MS)
  const isMaking = asked?.made_at === null
  return {
    state: isMaking ? 'making' : file ? 'ready' : 'none',
    askedAt: isMaking ? (asked?.asked_at.toISOString() ?? null) : null,
    file: file
      ? {
          ...(await namedFile(db, playerId, file.madeAt)),
          madeAt: file.madeAt.toISOString(),
          bytes: file.bytes,
          keptUntil: file.keptUntil.toISOString(),
          why: file.why,
        }
      : null,
    nextAt: nextAt && nextAt > now ? nextAt.toISOString() : null,
  }
}

/** Its number, and the name that it is saved under. */
export async function namedFile(db: Db, playerId: string, madeAt: Date) {
  const { number } = await readEvidenceOwner(db, playerId)
  return { number, name: `zar-evidence-${number}-${madeAt.toISOString().slice(0, 10)}.jsonl` }
}

/** The last that the player asked for. */
const lastAsked = (db: Db | Tx, playerId: string) =>
  db
    .selectFrom('evidence_file')
    .select(['id', 'asked_at', 'made_at'])
    .where('player_id', '=', playerId)
    .where('why', '=', 'asked')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Has a file made, for the password: one an hour, and one at a time. */
export async function askFile(
  deps: OwnFileDeps,
  { playerId, password }: { playerId: string; password: string },
): Promise<OwnEvidence> {
  refuseIf(!(await deps.isPassword(playerId, password)), 'wrong_password')
  await deps.db.transaction().execute((tx) => queueFile(tx, deps, { playerId, notice: ASKED }))
  deps.onCommitted()
  deps.log.info({ event: 'evidence asked', playerId })
  return readOwn(deps, playerId)
}

type AskingDeps = Pick<OwnFileDeps, 'clock' | 'random'>

/** Has a file made again for its owner, who asked the house for it: they alone can fetch it. The same bounds hold. */
export const askFileForOwner = (tx: Tx, deps: AskingDeps, playerId: string): Promise<void> =>
  queueFile(tx, deps, { playerId, notice: ASKED_BY_HOUSE })

/** Promises a file: refuses with `evidence_too_soon` within the hour of the last one, and while one is made. */
async function queueFile(
  tx: Tx,
  deps: AskingDeps,
  { playerId, notice }: { playerId: string; notice: typeof ASKED },
): Promise<void> {
  const now = deps.clock.now()
  const last = await lastAsked(tx, playerId)
  const isSoon = last && now.getTime() - last.asked_at.getTime() < EVIDENCE_EVERY_MS
  refuseIf(last !== undefined && (isSoon === true || last.made_at === null), 'evidence_too_soon')
  const asked = await tx
    .insertInto('evidence_file')
    .values({ player_id: playerId, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  refuseIf(asked === undefined, 'evidence_too_soon')
  await notifyPlayer(tx, deps, { playerId, type: 'System', ...notice })
  await addJob(tx, {
    name: EVIDENCE_TASK,
    payload: { fileId: String(asked?.id) },
    key: `evidence:${asked?.id}`,
    runAt: now,
    queue: 'evidence',
  })
}

/** So long a company that cannot be reached is waited for: the rest of the file is not held back for it. */
const AWAY_MS = 10 * 60_000
const Payload = z.object({ fileId: z.string().check(z.regex(/^\d{1,18}$/)) })

/** Makes one that was asked for, whole or not at all. Nothing where it is there or was given up. */
export async function makeAsked(deps: OwnFileDeps, payload: unknown): Promise<void> {
  const { db, log } = deps
  const fileId = BigInt(Payload.parse(payload).fileId)
  const asked = await db
    .selectFrom('evidence_file')
    .select(['player_id', 'why', 'asked_at'])
    .where('id', '=', fileId)
    .where('made_at', 'is', null)
    .executeTakeFirst()
  if (!asked) return
  const { player_id: playerId, why } = asked
  const isLate = deps.clock.now().getTime() - asked.asked_at.getTime() > AWAY_MS
  const onAway = (err: unknown) => log.warn({ err, playerId }, 'evidence is made without a company')
  const owner = await readEvidenceOwner(db, playerId)
  const { madeAt, heads, lines } = await makeFile(deps, owner, isLate ? { onAway } : {})
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('evidence_file_piece').where('file_id', '=', fileId).execute()
    const bytes = await storeFile(tx, deps, { fileId, lines })
    await tx
      .updateTable('evidence_file')
      .set({ made_at: madeAt, bytes: BigInt(bytes), kept_until: keptUntil(why, madeAt) })
      .where('id', '=', fileId)
      .execute()
    const witness = { file_id: fileId, made_at: madeAt }
    await tx
      .insertInto('head_witness')
      .values(heads.map((head_id) => ({ ...witness, head_id })))
      .execute()
    await tellReady(tx, deps, { fileId, playerId, why })
    log.info({ event: 'evidence made', playerId, bytes, why })
  })
  deps.onCommitted()
}

const ASKED = {
  title: { tr: 'Kanıt dosyan hazırlanıyor', en: 'Your file of evidence is being made' },
  note: {
    tr: 'Hesabındaki her hareketin kanıtı az önce istendi. Bunu sen yapmadıysan şifreni hemen değiştir ve destek ekibine yaz.',
    en: 'The evidence of everything in your account was asked for a moment ago. If that was not you, change your password now and write to support.',
  },
}
const ASKED_BY_HOUSE = {
  title: ASKED.title,
  note: {
    tr: 'Destek ekibinden istediğin kanıt dosyası hazırlanıyor. Onu yalnız sen, hesabından indirebilirsin. Bunu sen istemediysen destek ekibine yaz.',
    en: 'The file of evidence that you asked support for is being made. You alone can download it, from your account. If you did not ask for it, write to support.',
  },
}
