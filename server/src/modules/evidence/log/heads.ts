import type { LineOf } from '@zar/contract/evidence/lines'
import { lineOfHead } from '@zar/contract/evidence/stored'
import { rootOf } from '@zar/contract/evidence/tree'
import type { Db, Tx } from '../../../db/db.ts'
import type { EvidenceLog } from '../../../db/tables/office/evidence.ts'
import { signLine } from '../../../platform/encryption/signing-key.ts'
import { readLastBatch, readNow, takeTurn } from './batches.ts'
import { type EvidenceHouse, nameOf } from './keys.ts'
import { onNodes } from './nodes.ts'

/** The signed root of all batches at a moment: who keeps one can show later that nothing before it was changed. */
export type Head = LineOf<'head'>

/** Signs all batches of a log that are there, and publishes the head. */
export const signHead = async (db: Db, house: EvidenceHouse, log: EvidenceLog): Promise<Head> =>
  (await signKeptHead(db, house, log)).head

/** The same, with the number of the head. */
export const signKeptHead = (
  db: Db,
  house: EvidenceHouse,
  log: EvidenceLog,
): Promise<{ id: bigint; head: Head }> =>
  db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    const last = await readLastBatch(tx, log)
    const batches = (last?.i ?? -1) + 1
    const root = await rootAt(tx, log, batches)
    const head: Head = signLine('zar-head-v1', house.keys.head, {
      t: 'head' as const,
      v: 1 as const,
      log: last?.name ?? nameOf(house.origin, log),
      batches,
      rows: Number(last?.rows_so_far ?? 0n),
      root: Buffer.from(root).toString('hex'),
      at: (await readNow(tx)).toISOString(),
    })
    const { id } = await tx
      .insertInto('evidence_head')
      .values({ ...rowOf(head), log })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, head }
  })

/** Root of the first so many batches. */
export const rootAt = (db: Db | Tx, log: EvidenceLog, batches: number): Promise<Uint8Array> =>
  onNodes(db, log, (root) => (batches === 0 ? rootOf([]) : root(0, batches)))

const rowOf = ({ log: name, batches, rows, root, at, key, sig }: Head) => ({
  name,
  batches,
  rows: BigInt(rows),
  root: Buffer.from(root, 'hex'),
  at: new Date(at),
  key,
  sig: Buffer.from(sig, 'hex'),
})

const PAGE = 1_000

/** All that were ever signed, or those of one log, in the order in which they are published. */
export async function* everyHead(db: Db | Tx, log?: EvidenceLog): AsyncGenerator<Head> {
  let after = 0n
  for (;;) {
    const rows = await db
      .selectFrom('evidence_head')
      .selectAll()
      .where('id', '>', after)
      .$if(log !== undefined, (query) => query.where('log', '=', log as EvidenceLog))
      .orderBy('id')
      .limit(PAGE)
      .execute()
    yield* rows.map(lineOfHead)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/** The newest head of a log. */
export async function readHead(db: Db | Tx, log: EvidenceLog): Promise<Head | undefined> {
  const row = await db
    .selectFrom('evidence_head')
    .selectAll()
    .where('log', '=', log)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && lineOfHead(row)
}

/** When the newest head of a log was signed. */
export async function readHeadAt(db: Db | Tx, log: EvidenceLog): Promise<Date | undefined> {
  const row = await db
    .selectFrom('evidence_head')
    .select('at')
    .where('log', '=', log)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}
