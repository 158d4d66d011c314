import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureFile, makeSecret } from '../keys/make-key.ts'

const FIRST = 'feed-key-1'
const isKey = (name: string) => /^feed-key-[\w-]{1,40}$/.test(name)

/**
 * What the casino and the odds company agreed on, made once: the casino's keys are the company's. Beside it
 * the password of the company's own database.
 */
export function ensureFeedKeys(keysDir: string, feedKeysDir: string): void {
  mkdirSync(feedKeysDir, { recursive: true, mode: 0o700 })
  if (!readdirSync(keysDir).some(isKey)) ensureFile(path.join(keysDir, FIRST), makeSecret)
  for (const name of readdirSync(keysDir).filter(isKey)) {
    ensureFile(path.join(feedKeysDir, name), () =>
      readFileSync(path.join(keysDir, name), 'utf8').trim(),
    )
  }
  ensureFile(path.join(feedKeysDir, 'database-password'), makeSecret)
}
