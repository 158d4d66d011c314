import type { ProviderName } from '@zar/contract/casino/casino'
import type { Db } from '../../../db/db.ts'

/** A key that is shared with a supplier; of its value nothing but a keyed hash. */
export type SupplierKey = {
  /** Name of its file in `KEYS_DIR`. */
  name: string
  since: Date
  /** `start`, or who confirmed the change. */
  by: string
  /** The first half of a keyed hash: the same key has the same one in this installation alone. */
  fingerprint: string
}

const FINGERPRINT_BYTES = 8

/** How the files of a supplier's keys begin, where not by its name. The sportsbook of Digitain has its own. */
const PREFIXES: Partial<Record<ProviderName, readonly string[]>> = {
  hub88: ['operator-', 'hub88-'],
  digitain: ['digitain-hmac-', 'digitain-operator-'],
}

const isOf = (provider: ProviderName, name: string): boolean =>
  (PREFIXES[provider] ?? [`${provider}-`]).some((prefix) => name.startsWith(prefix))

/** The keys of each supplier as this database knows them since their last change. */
export async function readSupplierKeys(db: Db): Promise<(provider: ProviderName) => SupplierKey[]> {
  const rows = await db
    .selectFrom('key_fingerprint')
    .select(['name', 'fingerprint', 'noted_by', 'noted_at'])
    .distinctOn('name')
    .orderBy('name')
    .orderBy('id', 'desc')
    .execute()
  return (provider) =>
    rows.flatMap(({ name, fingerprint, noted_at: since, noted_by: by }) =>
      fingerprint && isOf(provider, name)
        ? [
            {
              name,
              since,
              by,
              fingerprint: fingerprint.subarray(0, FINGERPRINT_BYTES).toString('hex'),
            },
          ]
        : [],
    )
}
