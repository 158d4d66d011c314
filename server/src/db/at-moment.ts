import { type Expression, type RawBuilder, sql } from 'kysely'

/** A moment of the database in microseconds, which a date of JavaScript is too coarse for. */
export const microsecondsOf = (column: string): RawBuilder<bigint> =>
  sql<bigint>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`

/** The moment of so many microseconds. */
export const momentAt = (us: bigint): Expression<Date> =>
  sql<Date>`(timestamptz 'epoch' + ${`${us}`}::bigint * interval '1 microsecond')`
