import type { ProviderName } from '@zar/contract/casino/casino'
import type { RotatableKey } from '@zar/contract/office/house/supplier-control'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import type { Random } from '../../../platform/random.ts'
import type { ByTwo, Changed } from './settings.ts'

/** Binds a sealed key to its row. */
export const keyContext = (id: string) => `supplier_key:${id}`

/** The encrypted columns of the suppliers, for whoever encrypts them anew. */
export const SUPPLIER_ENCRYPTED = [
  { table: 'supplier_key', owner: 'id', column: 'sealed', contextOf: keyContext },
] as const

/** Of a change whose `key` is null the file of the machine is meant. */
type PutKey = { id: string; sealed: Buffer } | null
export type KeyChange = {
  id: bigint
  provider: ProviderName
  name: string
  key: PutKey
  /** Until when calls with the key before it are taken too. */
  oldUntil: Date
} & Changed

type Row = Omit<KeyChange, 'key'> & { keyId: string | null; sealed: Buffer | null; place: bigint }

/** The newest change of each key, and the one before it; a key that was never changed is in no row. */
export async function readKeyChanges(db: Db | Tx): Promise<KeyChange[]> {
  const { rows } = await sql<Row>`
    select * from (
      select change.id, change.provider, change.name, change.key_id as "keyId", sealed, old_until as "oldUntil",
        first.full_name as "proposedBy", second.full_name as "setBy", change.because, change.set_at as at,
        row_number() over (partition by change.name order by change.id desc) as place
      from supplier_key_change change
        left join supplier_key on supplier_key.id = change.key_id
        join staff first on first.id = change.proposed_by
        join staff second on second.id = change.set_by
    ) numbered
    where place <= 2 order by name, id desc`.execute(db)
  return rows.map(({ keyId, sealed, place: _, ...row }) => ({
    ...row,
    key: keyId === null ? null : { id: keyId, sealed: sealed ?? Buffer.alloc(0) },
  }))
}

type Staged = { provider: ProviderName; name: RotatableKey; fingerprint: string }
type Tools = { fieldCipher: FieldCipher; random: Random }

/** Keeps a key encrypted until two people put it into its place. Answers its id. */
export async function stageKey(
  tx: Tx,
  { fieldCipher, random }: Tools,
  { key, by, ...staged }: Staged & { key: string; by: string },
): Promise<string> {
  const id = random.uuid()
  const sealed = fieldCipher.encrypt(key, keyContext(id))
  await tx
    .insertInto('supplier_key')
    .values({ id, ...staged, sealed, staged_by: by })
    .execute()
  return id
}

/** What was taken in under this id; undefined where nothing was or its value is gone. */
export async function findStaged(
  tx: Tx,
  id: string,
): Promise<(Staged & { by: string }) | undefined> {
  const row = await tx
    .selectFrom('supplier_key')
    .select(['provider', 'name', 'fingerprint', 'staged_by as by'])
    .where('id', '=', id)
    .where(sql<boolean>`length(sealed) > 0`)
    .executeTakeFirst()
  return row && { ...row, name: row.name as RotatableKey }
}

type NewChange = ByTwo & {
  provider: ProviderName
  name: RotatableKey
  /** Null: the file of the machine. */
  keyId: string | null
  minutes: number
}

/** Puts a key into its place from now on; the caller holds `lockSuppliers`. Values that nothing leads to are forgotten. */
export async function changeKey(tx: Tx, change: NewChange): Promise<void> {
  const { provider, name, keyId, minutes, proposedBy, setBy, because } = change
  await tx
    .insertInto('supplier_key_change')
    .values({
      provider,
      name,
      key_id: keyId,
      old_until: sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})`,
      proposed_by: proposedBy,
      set_by: setBy,
      because,
    })
    .execute()
  await forgetKeys(tx)
}

/** As long as a proposal waits at most, and a while. */
const STAGED_HOURS = 3

/** Forgets the values that are neither in use, nor taken for a while beside it, nor wait for a second person. */
export async function forgetKeys(db: Db | Tx): Promise<void> {
  await sql`
    update supplier_key set sealed = ''
    where length(sealed) > 0
      and staged_at < clock_timestamp() - make_interval(hours => ${STAGED_HOURS})
      and not exists (
        select from (
          select key_id, row_number() over of_key as place, first_value(old_until) over of_key as old_until
          from supplier_key_change window of_key as (partition by name order by id desc)
        ) put
        where put.key_id = supplier_key.id
          and (place = 1 or (place = 2 and old_until > clock_timestamp()))
      )`.execute(db)
}
