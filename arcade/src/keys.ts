import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Whoever can guess a shorter one can sign in our name. */
const SECRET_LEAST = 16
const RSA_LEAST_BITS = 2_048

/** A text of the key folder: a name or a number. Throws one sentence where it is missing or empty. */
export function readName(folder: string, name: string): string {
  const file = path.join(folder, name)
  const text = textOf(file)
  if (text === '') throw new Error(`KEYS_DIR is not usable: ${file} is empty`)
  return text
}

/** A secret that proves a call. Throws one sentence where it is too short. */
export function readSecret(folder: string, name: string, least = SECRET_LEAST): string {
  const text = readName(folder, name)
  if (text.length >= least) return text
  throw new Error(
    `KEYS_DIR is not usable: ${path.join(folder, name)} has ${text.length} characters, and must have at least ${least}`,
  )
}

/** An RSA key. Throws one sentence where the file holds none. */
export function readPem(folder: string, name: string, half: 'private' | 'public'): KeyObject {
  const text = readName(folder, name)
  const key = pemOf(text, half)
  if ((key?.asymmetricKeyDetails?.modulusLength ?? 0) >= RSA_LEAST_BITS && key) return key
  throw new Error(
    `KEYS_DIR is not usable: ${path.join(folder, name)} holds no ${half} RSA key of ${RSA_LEAST_BITS} bits or more in PEM`,
  )
}

/** A text of the key folder that need not be there; with a line feed, as it is published. */
export function readTextIfThere(folder: string, name: string): string | null {
  return existsSync(path.join(folder, name)) ? `${readName(folder, name)}\n` : null
}

function pemOf(text: string, half: 'private' | 'public'): KeyObject | undefined {
  try {
    return half === 'private' ? createPrivateKey(text) : createPublicKey(text)
  } catch {
    return undefined
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new Error(`KEYS_DIR is not usable: ${file} cannot be read`)
  }
}
