import { RIGHT_FACTS, RIGHTS } from '@zar/contract/office/rights/rights'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { EVENT_ROW, type EventRow } from '../chain/event-text.ts'

/** What rows are looked for; times are half-open. */
export type AuditFilter = {
  /** Rows from before this one. */
  before?: bigint | undefined
  actor?: string | undefined
  does?: string | undefined
  object?: string | undefined
  playerId?: string | undefined
  outcome?: string | undefined
  /** What moves money, or what shows personal fields. */
  kind?: 'money' | 'personal' | undefined
  from?: Date | undefined
  until?: Date | undefined
  /** Words of the reason, each by its beginning. */
  text?: string | undefined
}

/** A row with its hash and the one before it: null until it is sealed. */
export type FoundRow = EventRow & { mac: Buffer | null; previous_mac: Buffer | null }

export const PAGE_ROWS = 100

const OF_KIND = {
  money: RIGHTS.filter((right) => RIGHT_FACTS[right].money),
  personal: RIGHTS.filter((right) => RIGHT_FACTS[right].reveals),
}
/** Numbers and times of rows that were written at once can be in another order, by seconds. */
const OUT_OF_ORDER = 1_000

/** The newest rows that fit, a page of them, and from where the next goes on: undefined at the end. */
export async function searchEvents(
  db: Db,
  filter: AuditFilter,
): Promise<{ rows: FoundRow[]; next: bigint | undefined }> {
  const { rows } = await sql<FoundRow>`select ${EVENT_ROW}, seal.mac, before_it.mac as previous_mac
    from audit_event
      left join audit_seal seal on seal.id = audit_event.id
      left join audit_seal before_it on before_it.id = seal.after_id
    where ${sql.join(conditionsOf(filter), sql` and `)}
    order by audit_event.id desc limit ${PAGE_ROWS + 1}`.execute(db)
  const page = rows.slice(0, PAGE_ROWS)
  return { rows: page, next: rows.length > PAGE_ROWS ? page.at(-1)?.id : undefined }
}

function conditionsOf(filter: AuditFilter): RawBuilder<unknown>[] {
  const { before, actor, does, object, playerId, outcome, kind, text } = filter
  const equal = { actor, does, object, player_id: playerId, outcome }
  return [
    sql`true`,
    ...Object.entries(equal).flatMap(([column, value]) =>
      value === undefined ? [] : [sql`${sql.ref(`audit_event.${column}`)} = ${value}`],
    ),
    ...(before === undefined ? [] : [sql`audit_event.id < ${before}`]),
    ...(kind === undefined ? [] : [sql`does = any(${OF_KIND[kind]}::text[])`]),
    ...timesOf(filter),
    ...(text === undefined ? [] : [reasonHas(text)]),
  ]
}

/** Numbers rise with times, so that a far day is found without reading all that came behind it. */
function timesOf({ from, until }: AuditFilter): RawBuilder<unknown>[] {
  return [
    ...(from === undefined
      ? []
      : [
          sql`at >= ${from}`,
          sql`audit_event.id >= coalesce((select id from audit_event where at >= ${from} order by at limit 1), 0) - ${OUT_OF_ORDER}::int`,
        ]),
    ...(until === undefined
      ? []
      : [
          sql`at < ${until}`,
          sql`audit_event.id <= coalesce((select id from audit_event where at < ${until} order by at desc limit 1), 0) + ${OUT_OF_ORDER}::int`,
        ]),
  ]
}

/** Every word, by its beginning, in any order; what is no letter or digit parts words. */
function reasonHas(text: string): RawBuilder<unknown> {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return sql`false`
  const query = words.map((word) => `${word}:*`).join(' & ')
  return sql`reason is not null and to_tsvector('simple', reason) @@ to_tsquery('simple', ${query})`
}

/** About how many rows the log has, as the database's statistics say; few are counted. */
export async function countEvents(db: Db): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select case when reltuples < 10000 then (select count(*) from audit_event) else reltuples end::bigint::text as count
      from pg_class where oid = 'audit_event'::regclass`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
