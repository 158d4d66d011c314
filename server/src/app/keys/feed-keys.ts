import { readdirSync } from 'node:fs'
import type { FeedKeys } from '../../modules/betting/index.ts'
import { readKeyFile } from '../../platform/encryption/key-file.ts'

/** `feed-key-7` holds the secret of the key `7`. */
const FILE = /^feed-key-([\w-]{1,40})$/

/**
 * The secrets that are shared with the odds company, the newest first: two are there during a change. Throws
 * one sentence where there is none.
 */
export function readFeedKeys(folder: string): FeedKeys {
  const keys = readdirSync(folder)
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .flatMap((name) => {
      const id = FILE.exec(name)?.[1]
      return id === undefined ? [] : [{ id, secret: secretIn(folder, name) }]
    })
  const [first, ...more] = keys
  if (!first) throw new Error(`FEED_URL is set, and ${folder} holds no feed-key-ID.`)
  return [first, ...more]
}

const secretIn = (folder: string, name: string) =>
  readKeyFile(folder, name, { is: 'secret', least: 32 })
