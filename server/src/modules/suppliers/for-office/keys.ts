import type { ProviderName } from '@zar/contract/casino/casino'
import type { Db } from '../../../db/db.ts'
import { type KeyNote, readKeyNotes } from '../../../platform/encryption/key-notes.ts'

/** How the files of a supplier's keys begin, where not by its name. The sportsbook of Digitain has its own. */
const PREFIXES: Partial<Record<ProviderName, readonly string[]>> = {
  hub88: ['operator-', 'hub88-'],
  digitain: ['digitain-hmac-', 'digitain-operator-'],
}

const isOf = (provider: ProviderName, name: string): boolean =>
  (PREFIXES[provider] ?? [`${provider}-`]).some((prefix) => name.startsWith(prefix))

/** The keys that are shared with each supplier, as the database knows them since their last change. */
export async function readSupplierKeys(db: Db): Promise<(provider: ProviderName) => KeyNote[]> {
  const notes = await readKeyNotes(db)
  return (provider) => notes.filter(({ name }) => isOf(provider, name))
}
