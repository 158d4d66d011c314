import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'

/** How long a process that says nothing keeps the feed. */
const LEASE_MS = 3_000
const UNTIL = sql`clock_timestamp() + ${LEASE_MS} * interval '1 millisecond'`

/** Another process follows the feed now. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

export type Lease = { source: string; holder: string }

/** Takes the feed where nobody has it. By the database’s clock. */
export async function takeLease(db: Db, { source, holder }: Lease): Promise<boolean> {
  const { rows } = await sql<object>`
    insert into betting_feed as feed values (${source}, ${holder}, ${UNTIL})
    on conflict (source) do update set holder = excluded.holder, held_until = excluded.held_until
      where feed.holder = excluded.holder or feed.held_until < clock_timestamp()
    returning 1`.execute(db)
  return rows.length > 0
}

/** Keeps the feed for a while; nobody takes it before the transaction ends. Throws where another process has it. */
export async function keepLease(tx: Db | Tx, { source, holder }: Lease): Promise<void> {
  const { rows } = await sql<object>`
    update betting_feed set held_until = ${UNTIL} where source = ${source} and holder = ${holder}
    returning 1`.execute(tx)
  if (rows.length === 0) throw new LeaseLost()
}

/** Gives the feed to whoever takes it next. */
export async function dropLease(db: Db, { source, holder }: Lease): Promise<void> {
  await sql`
    update betting_feed set held_until = clock_timestamp() - interval '1 millisecond'
    where source = ${source} and holder = ${holder}`.execute(db)
}
