import { expect, test } from 'vitest'
import { isSigned, signatureOf } from './signature.ts'

const body = Buffer.from('{"playerId":"p-1","amount":356}')
const signature = signatureOf(body, 'secret')

test('the known answer: test case 2 of RFC 4231', () => {
  expect(signatureOf('what do ya want for nothing?', 'Jefe')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

test('what was signed passes, and one changed byte anywhere is noticed', () => {
  expect(isSigned(body, signature, 'secret')).toBe(true)
  for (const at of body.keys()) {
    const changed = Buffer.from(body)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(isSigned(changed, signature, 'secret')).toBe(false)
  }
})

test.each([
  ['none', undefined],
  ['empty', ''],
  ['no hex', '%%%'],
  ['cut short', signature.slice(2)],
  ['by another secret', signatureOf(body, 'other')],
  ['of the same JSON written anew', signatureOf(`${body} `, 'secret')],
  ['two headers', [signature, signature]],
])('a signature that is %s is refused', (_, given) => {
  expect(isSigned(body, given, 'secret')).toBe(false)
})
