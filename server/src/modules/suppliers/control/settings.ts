import type { ProviderName } from '@zar/contract/casino/casino'
import type { SupplierSetting } from '@zar/contract/office/house/supplier-control'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'

/** Who set something, with whom and why. */
export type ByTwo = { proposedBy: string; setBy: string; because: string }
export type Changed = ByTwo & { at: Date }

/** A setting as two people left it: `value` is null where it is that of the start again. */
export type SetSetting = {
  id: bigint
  provider: ProviderName
  name: string
  value: string | null
} & Changed

/** Holds settings and keys of the suppliers until the end of the transaction: two at once see each other. */
export const lockSuppliers = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(${LOCKS.suppliers})`.execute(tx)

/** The newest of each setting that was ever changed. */
export async function readSettings(db: Db | Tx): Promise<SetSetting[]> {
  const { rows } = await sql<SetSetting>`
    select distinct on (provider, supplier_setting.name) supplier_setting.id, provider, supplier_setting.name, value,
      first.full_name as "proposedBy", second.full_name as "setBy", because, set_at as at
    from supplier_setting
      join staff first on first.id = proposed_by
      join staff second on second.id = set_by
    order by provider, supplier_setting.name, supplier_setting.id desc`.execute(db)
  return rows
}

type NewSetting = ByTwo & { provider: ProviderName; name: SupplierSetting; value: string | null }

/** Sets it from now on; the caller holds {@link lockSuppliers}. */
export async function setSetting(tx: Tx, set: NewSetting): Promise<void> {
  const { provider, name, value, proposedBy, setBy, because } = set
  await tx
    .insertInto('supplier_setting')
    .values({ provider, name, value, proposed_by: proposedBy, set_by: setBy, because })
    .execute()
}
