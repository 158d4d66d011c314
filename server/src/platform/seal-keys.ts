import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { type KeyRule, keyText, readKeyFile, writeKeyFile } from './key-file.ts'
import type { SealKeys } from './seal.ts'

const NAME = 'personal-data-key'
const CURRENT = `${NAME}-current`
const FILE = /^personal-data-key(?:-(\d{1,3}))?$/
const VERSION_MAX = 255
const KEY_BYTES = 32
const AES: KeyRule = { is: 'hex', bytes: KEY_BYTES }

/** The name of the file of a version. */
export const sealKeyName = (version: number) => (version === 1 ? NAME : `${NAME}-${version}`)
const fileOf = (folder: string, version: number) => path.join(folder, sealKeyName(version))

/**
 * The keys of personal data as they lie in the folder. A running house finds a new one, and that it is
 * the current one, without a restart: both are looked for when something is sealed or opened.
 */
export function readSealKeys(folder: string): SealKeys {
  const known = new Map<number, Buffer>()
  const get = (version: number) => {
    const key = known.get(version) ?? readKey(folder, version)
    if (key) known.set(version, key)
    return key
  }
  // Throws a sentence where it is missing or cannot be one.
  readKeyFile(folder, sealKeyName(currentSealKey(folder)), AES)
  return {
    keys: { get },
    get current() {
      return currentSealKey(folder)
    },
    indexKey: Buffer.from(readKeyFile(folder, 'personal-data-index-key', AES), 'hex'),
  }
}

/** The version that seals: the first until another was made the current one. */
export function currentSealKey(folder: string): number {
  const text = keyText(path.join(folder, CURRENT)) ?? '1'
  assert.match(text, /^\d{1,3}$/, `${CURRENT} holds the number of a key`)
  return Number(text)
}

function readKey(folder: string, version: number): Buffer | undefined {
  if (keyText(fileOf(folder, version)) === undefined) return undefined
  return Buffer.from(readKeyFile(folder, sealKeyName(version), AES), 'hex')
}

/** The versions that lie in the folder, the oldest first. */
export const listSealKeys = (folder: string): number[] =>
  readdirSync(folder)
    .flatMap((name) => {
      const found = FILE.exec(name)
      return found ? [Number(found[1] ?? 1)] : []
    })
    .sort((a, b) => a - b)

/** Makes the next version, which opens and does not seal yet. It is on the disk when this returns. */
export function makeSealKey(folder: string): number {
  const version = Math.max(currentSealKey(folder), ...listSealKeys(folder)) + 1
  assert(version <= VERSION_MAX, 'a version is one byte')
  writeKeyFile(fileOf(folder, version), randomBytes(KEY_BYTES).toString('hex'))
  return version
}

/** From now on this version seals, in every process that reads this folder. */
export function useSealKey(folder: string, version: number): void {
  assert.equal(readKey(folder, version)?.length, KEY_BYTES)
  writeKeyFile(path.join(folder, CURRENT), String(version))
}

/** When the version that seals was last changed; undefined where it never was. */
export function sealKeyUsedSince(folder: string): Date | undefined {
  return statSync(path.join(folder, CURRENT), { throwIfNoEntry: false })?.mtime
}

export const deleteSealKey = (folder: string, version: number): void =>
  rmSync(fileOf(folder, version))
