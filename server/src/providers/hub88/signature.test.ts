import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedBy, privateKeyOf, publicKeyOf, signatureOf } from './signature.ts'

const pem = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const [ours, theirs] = [pem(), pem()]
const [privateKey, publicKey] = [privateKeyOf(ours.privateKey), publicKeyOf(ours.publicKey)]
const body = Buffer.from('{"user":"deniz","amount":356000}')

test('what one half signed, the other half knows', async () => {
  const signature = await signatureOf(body, privateKey)
  expect(Buffer.from(signature, 'base64')).toHaveLength(256)
  expect(isSignedBy(body, signature, publicKey)).toBe(true)
})

test('PKCS#1 v1.5 signs the same bytes the same way, each time', async () => {
  expect(await signatureOf(body, privateKey)).toBe(await signatureOf(body, privateKey))
})

test('one changed byte anywhere is noticed', async () => {
  const signature = await signatureOf(body, privateKey)
  for (const at of body.keys()) {
    const changed = Buffer.from(body)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(isSignedBy(changed, signature, publicKey)).toBe(false)
  }
})

test('a body written anew with the same meaning is another body', async () => {
  const signature = await signatureOf(body, privateKey)
  const anew = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1))
  expect(isSignedBy(anew, signature, publicKey)).toBe(false)
})

test.each([
  ['none', undefined],
  ['empty', ''],
  ['no base64', '%%%'],
  ['too short', 'AAAA'],
  ['two headers', ['a', 'b']],
])('a signature that is %s is refused', (_, signature) => {
  expect(isSignedBy(body, signature, publicKey)).toBe(false)
})

test('a signature by another key is refused', async () => {
  const signature = await signatureOf(body, privateKeyOf(theirs.privateKey))
  expect(isSignedBy(body, signature, publicKey)).toBe(false)
})
