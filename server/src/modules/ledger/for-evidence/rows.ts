import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { columnsOf, TRANSFER_TEXT, type TransferText } from '../chain/hash-chain.ts'
import { readLedgerStart } from '../parts/read-parts.ts'

const PAGE = 1_000
/** More checkpoints than any batch is made of. */
const CHECKPOINTS_MAX = 2_000

/** The checkpoints behind a transfer, so many that they have no more rows than that; the first of them in any case. */
type SealedTo = {
  toId: bigint
  /** Of the last checkpoint. */
  hash: Buffer
  /** No further checkpoint would have room. */
  isFull: boolean
  /** Of the first. */
  ageMs: number
}

/** Undefined where nothing behind that transfer is sealed. */
export async function readSealedTo(
  db: Db | Tx,
  { afterId, rowsMax }: { afterId: bigint; rowsMax: number },
): Promise<SealedTo | undefined> {
  const { toId: beganAt } = await readLedgerStart(db)
  const from = afterId > beganAt ? afterId : beganAt
  const checkpoints = await db
    .selectFrom('ledger_seal')
    .select(['to_id', 'transfers', 'hash'])
    .select(
      sql<number>`extract(epoch from clock_timestamp() - created_at)::float8 * 1000`.as('age'),
    )
    .where('to_id', '>', from)
    .orderBy('id')
    .limit(CHECKPOINTS_MAX)
    .execute()
  let [rows, taken] = [0, 0]
  for (const { transfers } of checkpoints) {
    if (taken > 0 && rows + transfers > rowsMax) break
    rows += transfers
    taken += 1
  }
  const [first, last] = [checkpoints[0], checkpoints[taken - 1]]
  if (!first || !last) return undefined
  const isFull = taken < checkpoints.length || rows >= rowsMax || taken === CHECKPOINTS_MAX
  return { toId: last.to_id, hash: last.hash, isFull, ageMs: first.age }
}

/** The hash of the checkpoint that ends with a transfer. */
export async function readSealHash(db: Db | Tx, toId: bigint): Promise<Buffer | undefined> {
  const seal = await db
    .selectFrom('ledger_seal')
    .select('hash')
    .where('to_id', '=', toId)
    .executeTakeFirst()
  return seal?.hash
}

/** The transfers in (afterId, toId] as they are hashed, in their order, a page at a time. */
export async function* readTransferTexts(
  db: Db | Tx,
  { afterId, toId }: { afterId: bigint; toId: bigint },
): AsyncGenerator<{ id: string; text: string }[]> {
  let at = afterId
  for (;;) {
    const { rows } = await sql<TransferText>`select ${TRANSFER_TEXT} from transfer
      where id > ${at} and id <= ${toId} order by transfer.id limit ${PAGE}`.execute(db)
    yield rows.map((row) => ({ id: row.id, text: JSON.stringify(columnsOf(row)) }))
    const last = rows.at(-1)
    if (!last) return
    at = BigInt(last.id)
  }
}

export type PlayerRow = { id: bigint; columns: ReturnType<typeof columnsOf> }

/** All transfers of a player that are there, up to one. */
export async function readPlayerRows(
  db: Db | Tx,
  { playerId, toId }: { playerId: string; toId: bigint },
): Promise<PlayerRow[]> {
  const { rows } = await sql<TransferText>`select ${TRANSFER_TEXT} from transfer
    where player_id = ${playerId} and id <= ${toId} order by transfer.id`.execute(db)
  return rows.map((row) => ({ id: BigInt(row.id), columns: columnsOf(row) }))
}

/** An account with a balance, and what it had where the ledger begins. */
type AccountEnds = { id: bigint; kind: string; openingE5: bigint }

/** The accounts of a player that carry a balance, those of bonuses too. */
export async function readAccountsOf(
  db: Db | Tx,
  playerId: string,
  ids: readonly bigint[],
): Promise<AccountEnds[]> {
  const { number } = await readLedgerStart(db)
  const rows = await db
    .selectFrom('account')
    .leftJoin('opening_balance as opening', (join) =>
      join.onRef('opening.account_id', '=', 'account.id').on('number', '=', number),
    )
    .select(['account.id', 'account.kind', 'opening.balance_e5'])
    .where('account.balance_e5', 'is not', null)
    .where((where) =>
      where.or([where('owner_id', '=', playerId), where('account.id', 'in', [0n, ...ids])]),
    )
    .orderBy('account.id')
    .execute()
  return rows.map(({ id, kind, balance_e5 }) => ({ id, kind, openingE5: balance_e5 ?? 0n }))
}
