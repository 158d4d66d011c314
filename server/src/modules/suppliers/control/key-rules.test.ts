import { createHash, generateKeyPairSync } from 'node:crypto'
import type { RotatableKey } from '@zar/contract/office/house/supplier-control'
import { expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { fingerprintOf, rotatableKey, typedKey } from './key-rules.ts'

const pair = (bits = 2_048) =>
  generateKeyPairSync('rsa', {
    modulusLength: bits,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const [good, weak] = [pair(), pair(1_024)]

const whyNot = (name: RotatableKey, typed: string) => {
  try {
    typedKey(name, typed)
    return undefined
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
}

test.each([
  ['a secret', 'a-secret-of-twenty-characters'],
  ['a private key', good.privateKey],
  ['a weak key', weak.publicKey],
  ['half a key', good.publicKey.slice(0, 120)],
  ['nothing', ' '],
])('%s is no public key of Hub88', (_, typed) => {
  expect(whyNot('hub88-public.pem', typed)).toBe('supplier_key_public')
})

test.each([
  ['a public key', good.publicKey],
  ['a weak key', weak.privateKey],
  ['a secret', 'a-secret-of-twenty-characters'],
])('%s is no private key of ours', (_, typed) => {
  expect(whyNot('operator-private.pem', typed)).toBe('supplier_key_private')
})

test.each([
  ['too short', 'x'.repeat(15)],
  ['too long', 'x'.repeat(201)],
  ['with a space within', 'a secret of twenty chars'],
  ['not of ASCII', 'şifreşifreşifreşifre'],
  ['of two lines', `${'x'.repeat(16)}\n${'y'.repeat(16)}`],
])('a secret that is %s is refused', (_, typed) => {
  expect(whyNot('amusnet-password', typed)).toBe('supplier_key_secret')
})

test('what is pasted with lines and spaces around is the key within', () => {
  expect(typedKey('amusnet-password', `  ${'x'.repeat(16)}\n`)).toBe('x'.repeat(16))
  const pasted = `\r\n${good.publicKey.replaceAll('\n', '\r\n')}`
  expect(typedKey('hub88-public.pem', pasted)).toBe(good.publicKey.trim())
})

test('a fingerprint is what the supplier computes too, and of a PEM key that of its public half', () => {
  const secret = 'a-secret-of-twenty-characters'
  const sum = createHash('sha256').update(secret).digest('hex')
  expect(fingerprintOf('digitain-hmac-key', secret)).toBe(sum.slice(0, 16))
  const both = [
    fingerprintOf('hub88-public.pem', good.publicKey),
    fingerprintOf('operator-private.pem', good.privateKey),
  ]
  expect(both[0]).toMatch(/^[0-9a-f]{16}$/)
  expect(both[0]).toBe(both[1])
})

test('a name, a number and what players’ accounts hang on are not changed here', () => {
  expect(rotatableKey('amusnet', 'amusnet-password')).toBe('amusnet-password')
  for (const [provider, name] of [
    ['amusnet', 'amusnet-user-name'],
    ['softgamings', 'softgamings-player-secret'],
    ['digitain', 'digitain-operator-id'],
    // Another supplier's.
    ['amusnet', 'digitain-hmac-key'],
    ['amusnet', 'personal-data-key'],
    ['amusnet', '../ledger-seal-key'],
  ] as const)
    expect(() => rotatableKey(provider, name)).toThrow('supplier_key_fixed')
})
