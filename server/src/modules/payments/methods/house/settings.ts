import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import { LOCKS } from '../../../../db/locks.ts'
import type { ClosedCode } from '../../../../db/tables/payments.ts'
import { DEPOSITS } from '../deposit-methods.ts'
import type { Method } from '../method.ts'

/** How the house offers a deposit method now. Version 0 is as the code has it. */
export type MethodSetting = {
  version: number
  closedCode: ClosedCode | null
  minE5: bigint
  maxE5: bigint
}

/** A method with the bounds that hold now. */
export type OfferedMethod = Method & Pick<MethodSetting, 'closedCode' | 'version'>

/** Deposit methods in the order in which players see them, each as it is offered now. */
export async function readDepositMethods(db: Db | Tx): Promise<OfferedMethod[]> {
  const [settings, { ids }] = await Promise.all([readSettings(db), readMethodOrder(db)])
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  // A method that is newer than the order stands at its end.
  const place = ({ id }: Method) => placeOf.get(id) ?? ids.length
  return DEPOSITS.map((method) => offered(method, settings.get(method.id))).toSorted(
    (one, other) => place(one) - place(other),
  )
}

const offered = (method: Method, setting = asDelivered(method)): OfferedMethod => {
  const { version, closedCode, minE5, maxE5 } = setting
  return { ...method, version, closedCode, minE5, maxE5 }
}

const asDelivered = ({ minE5, maxE5 }: Method): MethodSetting => ({
  version: 0,
  closedCode: null,
  minE5,
  maxE5,
})

async function readSettings(db: Db | Tx): Promise<Map<number, MethodSetting>> {
  const rows = await db
    .selectFrom('deposit_method_setting')
    .select(['method_id', 'version', 'closed_code', 'min_e5', 'max_e5'])
    .distinctOn('method_id')
    .orderBy('method_id')
    .orderBy('version', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.method_id, toSetting(row)]))
}

type Row = { version: number; closed_code: ClosedCode | null; min_e5: bigint; max_e5: bigint }

const toSetting = ({ version, closed_code, min_e5, max_e5 }: Row): MethodSetting => ({
  version,
  closedCode: closed_code,
  minE5: min_e5,
  maxE5: max_e5,
})

/** How one method is offered now. */
export async function readMethodSetting(db: Db | Tx, method: Method): Promise<MethodSetting> {
  const row = await db
    .selectFrom('deposit_method_setting')
    .select(['version', 'closed_code', 'min_e5', 'max_e5'])
    .where('method_id', '=', method.id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toSetting(row) : asDelivered(method)
}

/** The order that the house gave, with its version; that of the code where there is none. */
export async function readMethodOrder(db: Db | Tx): Promise<{ version: number; ids: number[] }> {
  const row = await db
    .selectFrom('deposit_method_order')
    .select(['version', 'method_ids'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row
    ? { version: row.version, ids: row.method_ids }
    : { version: 0, ids: DEPOSITS.map(({ id }) => id) }
}

/**
 * How a method is offered to an order that is being taken. It stays so until the order is committed: who
 * closes it or moves its bounds waits for that, and orders behind them are judged by what they set.
 */
export async function readForOrder(tx: Tx, method: Method): Promise<MethodSetting> {
  await sql`select pg_advisory_xact_lock_shared(${LOCKS.methods}::bigint)`.execute(tx)
  return readMethodSetting(tx, method)
}

/** Changes of methods take turns, with each other and with orders that are being taken. */
export const lockMethods = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(${LOCKS.methods}::bigint)`.execute(tx)
