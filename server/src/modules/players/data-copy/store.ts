import { timingSafeEqual } from 'node:crypto'
import { DATA_COPY } from '@zar/contract/players/data-copy'
import type { OwnData } from '@zar/contract/players/own-data'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { deleteOld } from '../../../platform/jobs/delete-old.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import type { PlayerDeps } from '../deps.ts'
import { emailKey } from '../keys.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long it is kept that one was let out, once it has ended. */
const KEPT_MS = 90 * DAY_MS

type Reach = { playerId: string; email: string; phone: string }
type MarkDeps = Pick<PlayerDeps, 'fieldCipher'>

/** Address and phone that a link was let out for, as they are kept: it opens nothing with others. */
export const reachMark = ({ fieldCipher }: MarkDeps, { playerId, email, phone }: Reach): Buffer =>
  fieldCipher.index(`data copy ${playerId} ${emailKey(email)} ${phone}`)

/** What a token opens. */
export type Linked = { id: bigint; playerId: string; phone: string; timesLeft: number }

type Finding = {
  token: string
  /** Until the end of the transaction neither the link nor the player's contacts change. */
  isHeld: boolean
}

/**
 * What this token opens now; undefined where it is none, has ended, or the player is reached otherwise than as it
 * was let out.
 */
export async function findLinked(
  db: Db | Tx,
  deps: MarkDeps & Pick<PlayerDeps, 'clock'>,
  { token, isHeld }: Finding,
): Promise<Linked | undefined> {
  const row = await db
    .selectFrom('data_copy')
    .innerJoin('player', 'player.id', 'player_id')
    .select(['data_copy.id', 'player_id', 'reach_mark', 'ends_at', 'taken_at'])
    .select(['email', 'phone', 'is_email_confirmed', 'is_phone_verified'])
    .where('token_hash', '=', tokenHash(token))
    .where('data_copy.ended_at', 'is', null)
    .$if(isHeld, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  const { player_id: playerId = '', email = '', phone = '' } = row ?? {}
  // As much work for a token that is none.
  const mark = reachMark(deps, { playerId, email, phone })
  if (!row?.reach_mark || !timingSafeEqual(mark, row.reach_mark)) return undefined
  if (!row.is_email_confirmed || !row.is_phone_verified) return undefined
  const timesLeft = DATA_COPY.times - row.taken_at.length
  const isOpen = row.ends_at > deps.clock.now() && timesLeft > 0
  return isOpen ? { id: row.id, playerId, phone, timesLeft } : undefined
}

const isOver = (now: Date) => sql<boolean>`ended_at is null and ends_at <= ${now}`

/** A player's link that is open; undefined where there is none. */
export async function readOpenCopy(db: Db | Tx, playerId: string, now: Date) {
  const row = await db
    .selectFrom('data_copy')
    .select(['id', 'ends_at', 'taken_at'])
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row && { id: row.id, endsAt: row.ends_at, taken: row.taken_at.length }
}

/** Ends what has run out, so that its token is kept no longer: of one player, or of all. */
export async function endOverCopies(db: Db | Tx, now: Date, playerId?: string): Promise<void> {
  await db
    .updateTable('data_copy')
    .set({ token_hash: null, reach_mark: null, ended_at: sql<Date>`ends_at` })
    .where(isOver(now))
    .$if(playerId !== undefined, (query) => query.where('player_id', '=', playerId ?? ''))
    .execute()
}

/** Forgets the tokens of what has run out, and what ended long ago. */
export async function forgetCopies(db: Db, now: Date): Promise<void> {
  await endOverCopies(db, now)
  const before = new Date(now.getTime() - KEPT_MS)
  await deleteOld(db, 'data_copy', sql`ended_at < ${before}`)
}

/** Of a player who is erased nothing of it stays here; that it was let out is in the audit log. */
export async function eraseCopies(tx: Tx, playerId: string): Promise<void> {
  await tx.deleteFrom('data_copy').where('player_id', '=', playerId).execute()
}

/** When copies were let out by a link, and downloaded, for the player's own copy. */
export async function readCopiesByLink(db: Db, playerId: string): Promise<OwnData['copiesByLink']> {
  const rows = await db
    .selectFrom('data_copy')
    .select(['opened_at', 'ends_at', 'ended_at', 'taken_at'])
    .where('player_id', '=', playerId)
    .orderBy('opened_at')
    .execute()
  return rows.map(({ opened_at, ends_at, ended_at, taken_at }) => ({
    openedAt: opened_at.toISOString(),
    endsAt: ends_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
    takenAt: taken_at.map((at) => at.toISOString()),
  }))
}
