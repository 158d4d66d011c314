import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeKeys } from '../../testing/casino/keys.ts'
import { KEY_FILES } from './key-files.ts'
import { readKeys } from './keys.ts'

const { folder, remove } = makeKeys()
afterAll(remove)

/** What reading the keys says while this file holds this instead; undefined where it says nothing. */
function saysWith(name: string, text: string | Buffer | undefined): string | undefined {
  const file = path.join(folder, name)
  const before = readFileSync(file)
  if (text === undefined) rmSync(file)
  else writeFileSync(file, text)
  try {
    readKeys(folder)
    return undefined
  } catch (error) {
    return (error as Error).message
  } finally {
    writeFileSync(file, before)
  }
}

test('H8: an empty, missing or short key is refused, in a sentence that says what to do and nothing of it', () => {
  expect(() => readKeys(folder)).not.toThrow()
  const names = Object.keys(KEY_FILES)
  expect(names.length).toBeGreaterThan(15)
  for (const name of names) {
    const file = path.join(folder, name)
    expect(saysWith(name, '\n')).toContain(`${file} is empty. Put it back from a backup`)
    expect(saysWith(name, undefined)).toContain(`${file} is missing. Put it back from a backup`)
    const half = 'x2q'
    const says = saysWith(name, half)
    expect(says).toMatch(/must (have|hold)|is no number|holds no/)
    expect(says?.replace(file, '')).not.toContain(half)
  }
})

test('H8, O15: a PEM of the wrong kind, or too weak, is told', () => {
  const type = { format: 'pem', type: 'pkcs8' } as const
  const weak = generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey.export(type)
  const curve = generateKeyPairSync('ed25519').privateKey.export(type)
  const own = readFileSync(path.join(folder, 'operator-private.pem'))
  const theirs = readFileSync(path.join(folder, 'hub88-public.pem'))
  for (const pem of [weak, curve])
    expect(saysWith('operator-private.pem', pem)).toContain('an RSA key of at least 2048 bits')
  expect(saysWith('operator-private.pem', theirs)).toContain('holds no private key in PEM')
  expect(saysWith('hub88-public.pem', own)).toContain('holds no public key in PEM')
})
