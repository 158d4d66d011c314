import path from 'node:path'

type Environment = Record<string, string | undefined>

/** What a backup holds, and where it is put back: a data folder, or databases on a server with folders of keys. */
export type Place = {
  dataDir: string
  /** By the name of their dump; empty where the embedded database lies in the data folder. */
  databases: { name: string; url: string }[]
  /** Folders and files beside the databases, by their name in the backup. */
  beside: { name: string; at: string }[]
}

/** Of the settings with which the installation runs. */
export function placeOf(environment: Environment = process.env): Place {
  const { DATABASE_URL, DATABASE_OWNER_URL, KEYS_DIR } = environment
  const dataDir = path.resolve(environment.DATA_DIR || 'data')
  const urls = [
    { name: 'casino', url: DATABASE_URL && (DATABASE_OWNER_URL || DATABASE_URL) },
    { name: 'arcade', url: environment.ARCADE_DATABASE_URL },
    { name: 'feed', url: environment.FEED_DATABASE_URL },
  ]
  const databases = DATABASE_URL
    ? urls.flatMap(({ name, url }) => (url ? [{ name, url }] : []))
    : []
  const beside = [
    { name: 'keys', at: KEYS_DIR || path.join(dataDir, 'keys') },
    { name: 'arcade-keys', at: path.join(dataDir, 'arcade-keys') },
    { name: 'feed-keys', at: path.join(dataDir, 'feed-keys') },
    {
      name: 'ledger-head.json',
      at: environment.LEDGER_HEAD_FILE || path.join(dataDir, 'ledger-head.json'),
    },
    {
      name: 'audit-head.json',
      at: environment.AUDIT_HEAD_FILE || path.join(dataDir, 'audit-head.json'),
    },
  ]
  return { dataDir, databases, beside }
}
