import { readKeyFile } from '../../server/src/platform/encryption/key-file.ts'
import { type Embedded, ensureOwnDatabase } from '../postgres/embedded.ts'

type Opened = {
  /** Undefined where DATABASE_URL leads to a server of somebody's. */
  embedded: Embedded | undefined
  /** FEED_DATABASE_URL. */
  givenUrl: string | undefined
  feedKeysDir: string
}

const ROLE = 'feed_app'
const NAME = 'feed'

/**
 * The url of the odds company's own database: the given one, else one beside the casino's in the embedded
 * cluster, whose role reaches no other. Undefined where there is neither: the company is not opened.
 */
export async function openFeedDatabase(opened: Opened): Promise<string | undefined> {
  const { embedded, givenUrl, feedKeysDir } = opened
  if (givenUrl !== undefined || !embedded) return givenUrl
  const password = readKeyFile(feedKeysDir, 'database-password', { is: 'secret', least: 32 })
  const login = { user: ROLE, password }
  await ensureOwnDatabase(embedded, { name: NAME, login, beside: ['zar', 'arcade', 'postgres'] })
  return embedded.urlOf(NAME, login)
}
