import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { EvidenceTables } from '../../../db/tables/office/evidence.ts'
import type { Shown } from '../file/lines.ts'
import { BATCH_MS, BATCH_ROWS, type Batch, type ReadNext } from '../log/batches.ts'
import { leafOfItem } from '../log/keys.ts'

type Stored = Selectable<EvidenceTables['journal_fact']>

/** What the journal's first batch is on: there is nothing before it. */
const NO_MAC = Buffer.alloc(32)

/** The facts behind one, if they are due. */
export const nextOfJournal: ReadNext = async (tx, { afterId, isDueNow }) => {
  const { rows } = await sql<{ id: bigint; leaf: Buffer; isOld: boolean }>`
    select id, leaf, at < clock_timestamp() - make_interval(secs => ${BATCH_MS / 1_000}) as "isOld"
      from journal_fact where id > ${afterId} order by id limit ${BATCH_ROWS}`.execute(tx)
  const last = rows.at(-1)
  const isDue = isDueNow || rows.length === BATCH_ROWS || rows.some(({ isOld }) => isOld)
  if (!last || !isDue) return undefined
  const [leaves, ids] = [rows.map(({ leaf }) => leaf), rows.map(({ id }) => id)]
  return { toId: last.id, leaves, ids, anchor: NO_MAC }
}

/** The leaves of a batch: of its bodies as they are now, and as they were stored where they were erased. */
export async function leavesOfJournal(
  db: Db | Tx,
  { after_id, to_id }: Batch,
): Promise<Uint8Array[]> {
  const rows = await db
    .selectFrom('journal_fact')
    .select(['leaf', 'body', 'salt'])
    .where('id', '>', after_id)
    .where('id', '<=', to_id)
    .orderBy('id')
    .execute()
  return rows.map(leafNow)
}

export const anchorOfJournal = async (): Promise<Buffer> => NO_MAC

/** Takes the text and the salt of every fact of a player; the leaves stay, so that all that was sealed holds. */
export async function eraseFacts(tx: Tx, playerId: string): Promise<void> {
  await tx
    .updateTable('journal_fact')
    .set({ body: null, salt: null })
    .where('player_id', '=', playerId)
    .execute()
}

/** The number of a player's last fact; 0 where there is none. */
export async function lastFactOf(db: Db | Tx, playerId: string): Promise<number> {
  const last = await db
    .selectFrom('journal_fact')
    .select('n')
    .where('player_id', '=', playerId)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.n ?? 0
}

type Whose = {
  playerId: string
  /** The number of the last that is shown. */
  most: number
}

/** The numbers of a player's facts in the log. */
export const readOwnFacts = (db: Db | Tx, { playerId, most }: Whose): Promise<{ id: bigint }[]> =>
  db
    .selectFrom('journal_fact')
    .select('id')
    .where('player_id', '=', playerId)
    .where('n', '<=', most)
    .orderBy('id')
    .execute()

/** The facts of a batch, and of them the player's. */
export async function readJournalBatch(
  db: Db | Tx,
  { after_id, to_id }: Batch,
  { playerId, most }: Whose,
): Promise<{ leaves: Uint8Array[]; shown: Shown[] }> {
  const rows = await db
    .selectFrom('journal_fact')
    .select(['player_id', 'n', 'leaf', 'body', 'salt'])
    .where('id', '>', after_id)
    .where('id', '<=', to_id)
    .orderBy('id')
    .execute()
  const leaves = rows.map(leafNow)
  const shown = rows.flatMap(({ player_id, n, body, salt }, p) => {
    const isOwn = player_id === playerId && n <= most && body !== null && salt !== null
    return isOwn ? [{ p, body, salt: salt.toString('hex'), leaf: leaves[p] ?? NO_MAC }] : []
  })
  return { leaves, shown }
}

/** Of the text as it is now, and as it was stored where the text was erased. */
const leafNow = ({ leaf, body, salt }: Pick<Stored, 'leaf' | 'body' | 'salt'>): Uint8Array =>
  body === null || salt === null ? leaf : leafOfItem(salt, body)
