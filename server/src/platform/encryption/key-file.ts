import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a file of the key folder must hold. */
export type KeyRule =
  | { is: 'secret'; least: number }
  | { is: 'number' }
  | { is: 'hex'; bytes: number }
  | { is: 'private key' | 'public key' }

const RSA_LEAST_BITS = 2_048

/** What the file holds. Throws one sentence where it is missing or cannot be a key. */
export function readKeyFile(folder: string, name: string, rule: KeyRule): string {
  const file = path.join(folder, name)
  const text = keyText(file)
  if (text === undefined) throw new Error(`${file} is missing. ${MEND}`)
  const why = whyUnusable(text, rule)
  if (why) throw new Error(`${file} ${why}. ${MEND}`)
  return text
}

export const MEND =
  'Put it back from a backup; a key that is changed on purpose: docs/breach-runbook.md, New keys'

/** The text of a file of the key folder; undefined where there is none. */
export const keyText = (file: string): string | undefined => keyFileText(file)?.trim()

/** The same as it was written, to the letter. */
export function keyFileText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new Error(`${file} cannot be read (${code}). ${MEND}`, { cause: error })
  }
}

/** Why this can be no such key, as the end of a sentence that says nothing of what it holds. */
export function whyUnusable(text: string, rule: KeyRule): string | undefined {
  if (text === '') return 'is empty'
  switch (rule.is) {
    case 'secret':
      return text.length < rule.least
        ? `has ${text.length} characters, and must have at least ${rule.least}`
        : undefined
    case 'number':
      return /^\d{1,18}$/.test(text) ? undefined : 'is no number'
    case 'hex':
      return new RegExp(`^[0-9a-f]{${rule.bytes * 2}}$`, 'i').test(text)
        ? undefined
        : `must hold ${rule.bytes} bytes as ${rule.bytes * 2} hexadecimal digits`
    default:
      return whyNoPem(text, rule.is)
  }
}

function whyNoPem(text: string, is: 'private key' | 'public key'): string | undefined {
  const key = pemOf(text, is)
  if (!key) return `holds no ${is} in PEM`
  const { asymmetricKeyType, asymmetricKeyDetails } = key
  const bits = asymmetricKeyDetails?.modulusLength ?? 0
  if (asymmetricKeyType === 'rsa' && bits >= RSA_LEAST_BITS) return undefined
  return `must hold an RSA key of at least ${RSA_LEAST_BITS} bits`
}

function pemOf(text: string, is: 'private key' | 'public key'): KeyObject | undefined {
  // A private key is read as its public half too, and would be taken for one.
  if (text.includes('PRIVATE KEY') !== (is === 'private key')) return undefined
  try {
    return is === 'private key' ? createPrivateKey(text) : createPublicKey(text)
  } catch {
    return undefined
  }
}

/**
 * Writes a file that nobody else may read: whole or not at all, also after a power cut, since what a
 * lost key encrypted would be lost.
 */
export function writeKeyFile(file: string, text: string): void {
  const draft = `${file}.draft`
  writeFileSync(draft, text, { mode: 0o600, flush: true })
  renameSync(draft, file)
  if (process.platform === 'win32') return
  const folder = openSync(path.dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
