import { readKeyFile } from '../../server/src/platform/encryption/key-file.ts'
import type { Embedded } from '../postgres/embedded.ts'
import { ensureOwnDatabase } from '../postgres/embedded.ts'
import { moveArcade } from './move-arcade.ts'

type Opened = {
  /** Undefined where DATABASE_URL leads to a server of somebody's. */
  embedded: Embedded | undefined
  casinoUrl: string
  /** ARCADE_DATABASE_URL. */
  givenUrl: string | undefined
  arcadeKeysDir: string
  tell: (sentence: string) => void
}

const ROLE = 'arcade_app'
const NAME = 'arcade'

/**
 * The url of the arcade's own database, with whatever of it lay in the casino's: the given one, else one
 * beside the casino's in the embedded cluster, whose role reaches no other.
 */
export async function openArcadeDatabase(opened: Opened): Promise<string> {
  const { casinoUrl, givenUrl, tell } = opened
  const url = givenUrl ?? (await ensureOwn(opened))
  await moveArcade({ fromUrl: casinoUrl, toUrl: url, tell })
  return url
}

/** Throws one sentence where the arcade has no database of its own. */
export function refuseNoArcade(databaseUrl: string | undefined, givenUrl: string | undefined) {
  if (!databaseUrl || givenUrl) return
  throw new Error(
    'ARCADE_DATABASE_URL is not set: beside DATABASE_URL the arcade needs the address of a database of its own.',
  )
}

async function ensureOwn({ embedded, arcadeKeysDir }: Opened): Promise<string> {
  if (!embedded) throw new Error('the arcade has no database')
  const password = readKeyFile(arcadeKeysDir, 'database-password', { is: 'secret', least: 32 })
  const login = { user: ROLE, password }
  await ensureOwnDatabase(embedded, { name: NAME, login, beside: ['zar', 'postgres'] })
  return embedded.urlOf(NAME, login)
}
