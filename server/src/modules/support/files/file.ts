import type { TicketFile } from '@zar/contract/support/ticket'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { kindOf, safeName } from '../../../platform/files/file-kind.ts'
import { deleteOld } from '../../../platform/jobs/delete-old.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { WriteDeps } from '../deps.ts'

/** Files that no message has taken: so many of a player are kept, for so long. */
const LOOSE_MAX = 10
const LOOSE_MS = 24 * 60 * 60_000

type Upload = { id: string; playerId: string; name: string; content: Buffer }

/** Keeps a file until a message takes it. The same id again is the same file. */
export async function storeFile(
  { db, clock }: Pick<WriteDeps, 'db' | 'clock'>,
  { id, playerId, name, content }: Upload,
): Promise<TicketFile> {
  const type = kindOf(content)
  if (!type) throw new Refusal('file_type_refused')
  const row = { id, name: safeName(name, type), type, content }
  await db
    .insertInto('ticket_file')
    .values({ ...row, player_id: playerId, ticket_id: null, place: null, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const [kept] = await db
    .selectFrom('ticket_file')
    .select(FILE)
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .execute()
  // The id is somebody else's file.
  if (!kept) throw new Refusal('not_found')
  await dropLoose(db, playerId)
  return kept
}

/** The oldest go when a player adds more than any message takes. */
async function dropLoose(db: Db, playerId: string): Promise<void> {
  await db
    .deleteFrom('ticket_file')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('ticket_file')
        .select('id')
        .where('player_id', '=', playerId)
        .where('ticket_id', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(LOOSE_MAX),
    )
    .execute()
}

const FILE = ['id', 'name', 'type', sql<number>`octet_length(content)`.as('bytes')] as const

type Taking = { playerId: string; ticketId: string; place: number; files: readonly string[] }

/** Ties the player's own loose files to a message, all of them or none. */
export async function takeFiles(
  tx: Tx,
  { playerId, ticketId, place, files }: Taking,
): Promise<void> {
  const wanted = [...new Set(files)]
  if (wanted.length === 0) return
  const { numUpdatedRows } = await tx
    .updateTable('ticket_file')
    .set({ ticket_id: ticketId, place })
    .where('id', 'in', wanted)
    .where('player_id', '=', playerId)
    .where('ticket_id', 'is', null)
    .executeTakeFirstOrThrow()
  refuseIf(Number(numUpdatedRows) !== wanted.length, 'file_missing')
}

/** The files of a ticket by the place of their message. */
export async function filesOf(db: Db, ticketId: string): Promise<Map<number, TicketFile[]>> {
  const rows = await db
    .selectFrom('ticket_file')
    .select(['place', ...FILE])
    .where('ticket_id', '=', ticketId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const byPlace = new Map<number, TicketFile[]>()
  for (const { place, ...file } of rows) {
    byPlace.set(place ?? 0, [...(byPlace.get(place ?? 0) ?? []), file])
  }
  return byPlace
}

/** A file with its bytes; of this player alone, where one is named. */
export async function readFile(db: Db, { id, playerId }: { id: string; playerId?: string }) {
  const file = await db
    .selectFrom('ticket_file')
    .select(['name', 'type', 'content'])
    .where('id', '=', id)
    .$if(playerId !== undefined, (query) => query.where('player_id', '=', playerId ?? ''))
    .executeTakeFirst()
  if (!file) throw new Refusal('not_found')
  return file
}

/** Deletes the files that were never sent. */
export async function forgetFiles(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LOOSE_MS)
  await deleteOld(db, 'ticket_file', sql`ticket_id is null and created_at < ${before}`)
}
