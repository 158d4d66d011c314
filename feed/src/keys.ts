import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** `feed-key-7` holds the secret of the key `7`. */
const FILE = /^feed-key-([\w-]{1,40})$/
/** Whoever can guess a shorter one can sign in our name. */
const SECRET_LEAST = 32
/** During a change the old one and the new one. */
const KEYS_MOST = 2

/** The secrets shared with the operator, by their ids. */
export type KeyRing = {
  find: (id: string) => string | undefined
  /** Reads the folder anew: a key that was taken out is valid no longer. Keeps none where it cannot be read. */
  refresh: () => void
}

/** Throws one sentence where the folder holds no key, too many, or one that is too short. */
export function openKeyRing(folder: string): KeyRing {
  const ring = { keys: readKeys(folder) }
  return {
    find: (id) => ring.keys.get(id),
    refresh: () => {
      try {
        ring.keys = readKeys(folder)
      } catch {
        ring.keys = new Map()
      }
    },
  }
}

function readKeys(folder: string): ReadonlyMap<string, string> {
  const keys = new Map(namesIn(folder).map(([id, name]) => [id, readSecret(folder, name)]))
  if (keys.size > 0 && keys.size <= KEYS_MOST) return keys
  throw new Error(
    `KEYS_DIR is not usable: ${folder} holds ${keys.size} keys (feed-key-ID), and must hold one, or two during a change`,
  )
}

function namesIn(folder: string): [id: string, name: string][] {
  try {
    return readdirSync(folder).flatMap((name) => {
      const id = FILE.exec(name)?.[1]
      return id === undefined ? [] : [[id, name]]
    })
  } catch {
    throw new Error(`KEYS_DIR is not usable: ${folder} cannot be read`)
  }
}

function readSecret(folder: string, name: string): string {
  const file = path.join(folder, name)
  const text = readFileSync(file, 'utf8').trim()
  if (text.length >= SECRET_LEAST) return text
  throw new Error(
    `KEYS_DIR is not usable: ${file} has ${text.length} characters, and must have at least ${SECRET_LEAST}`,
  )
}
