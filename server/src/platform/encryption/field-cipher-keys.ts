import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { FieldKeys } from './field-cipher.ts'
import { type KeyRule, keyText, readKeyFile, writeKeyFile } from './key-file.ts'

const NAME = 'personal-data-key'
const CURRENT = `${NAME}-current`
const FILE = /^personal-data-key(?:-(\d{1,3}))?$/
const VERSION_MAX = 255
const KEY_BYTES = 32
const AES: KeyRule = { is: 'hex', bytes: KEY_BYTES }

/** The name of the file of a version. */
export const fieldKeyName = (version: number) => (version === 1 ? NAME : `${NAME}-${version}`)
const fileOf = (folder: string, version: number) => path.join(folder, fieldKeyName(version))

/**
 * The keys of personal data as they lie in the folder. A running casino finds a new one, and that it is
 * the current one, without a restart: both are looked for when something is encrypted or opened.
 */
export function readFieldKeys(folder: string): FieldKeys {
  const known = new Map<number, Buffer>()
  const get = (version: number) => {
    const key = known.get(version) ?? readKey(folder, version)
    if (key) known.set(version, key)
    return key
  }
  // Throws a sentence where it is missing or cannot be one.
  readKeyFile(folder, fieldKeyName(currentFieldKey(folder)), AES)
  return {
    keys: { get },
    get current() {
      return currentFieldKey(folder)
    },
    indexKey: Buffer.from(readKeyFile(folder, 'personal-data-index-key', AES), 'hex'),
  }
}

/** The version that encrypts: the first until another was made the current one. */
export function currentFieldKey(folder: string): number {
  const text = keyText(path.join(folder, CURRENT)) ?? '1'
  assert.match(text, /^\d{1,3}$/, `${CURRENT} holds the number of a key`)
  return Number(text)
}

function readKey(folder: string, version: number): Buffer | undefined {
  if (keyText(fileOf(folder, version)) === undefined) return undefined
  return Buffer.from(readKeyFile(folder, fieldKeyName(version), AES), 'hex')
}

/** The versions that lie in the folder, the oldest first. */
export const listFieldKeys = (folder: string): number[] =>
  readdirSync(folder)
    .flatMap((name) => {
      const found = FILE.exec(name)
      return found ? [Number(found[1] ?? 1)] : []
    })
    .sort((a, b) => a - b)

/** Makes the next version, which opens and does not encrypt yet. It is on the disk when this returns. */
export function makeFieldKey(folder: string): number {
  const version = Math.max(currentFieldKey(folder), ...listFieldKeys(folder)) + 1
  assert(version <= VERSION_MAX, 'a version is one byte')
  writeKeyFile(fileOf(folder, version), randomBytes(KEY_BYTES).toString('hex'))
  return version
}

/** From now on this version encrypts, in every process that reads this folder. */
export function useFieldKey(folder: string, version: number): void {
  assert.equal(readKey(folder, version)?.length, KEY_BYTES)
  writeKeyFile(path.join(folder, CURRENT), String(version))
}

/** When the version that encrypts was last changed; undefined where it never was. */
export function fieldKeyUsedSince(folder: string): Date | undefined {
  return statSync(path.join(folder, CURRENT), { throwIfNoEntry: false })?.mtime
}

export const deleteFieldKey = (folder: string, version: number): void =>
  rmSync(fileOf(folder, version))
