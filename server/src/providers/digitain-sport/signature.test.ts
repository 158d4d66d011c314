import { expect, test } from 'vitest'
import { ExactNumber } from '../../platform/http/exact-json.ts'
import type { Fields } from './message.ts'
import { checkSignature, type Method, signatureOf, signReply } from './signature.ts'

const PUBLISHED = '02dd54c39dfff1877264e3ec6d5978cb'

test('the published check value of GetUserInfo', () => {
  const pairs = [
    ['PartnerId', '42'],
    ['TimeStamp', '1767225600'],
    ['Token', 'abc'],
  ] as const
  expect(signatureOf('GetUserInfo', pairs, 'sec')).toBe(PUBLISHED)
})

const AT_THAT_TIME = { now: () => new Date(1_767_225_600_000) }
const check = (method: Method, fields: Fields, secret: string) =>
  checkSignature(method, fields, { secret, clock: AT_THAT_TIME })

const REQUEST = {
  PartnerId: new ExactNumber('42'),
  TimeStamp: new ExactNumber('1767225600'),
  Token: 'abc',
  Signature: PUBLISHED,
}

test('a request with that signature is taken, numbers by their own digits', () => {
  expect(() => check('GetUserInfo', REQUEST, 'sec')).not.toThrow()
})

test.each([
  ['another value', { Token: 'abd' }],
  ['a number written anew', { PartnerId: new ExactNumber('42.0') }],
  ['no signature', { Signature: undefined }],
  ['capitals', { Signature: PUBLISHED.toUpperCase() }],
  ['a signature that is none', { Signature: 7 }],
])('%s is refused', (_why, change) => {
  expect(() => check('GetUserInfo', { ...REQUEST, ...change }, 'sec')).toThrow('1016')
})

test('another secret and another method are refused', () => {
  expect(() => check('GetUserInfo', REQUEST, 'sed')).toThrow('1016')
  expect(() => check('DebitByBatch', REQUEST, 'sec')).toThrow('1016')
})

test('a reply is signed over its fields in their order; what a refusal leaves out is not', () => {
  const base = { ResponseCode: 0, Description: 'OK', TimeStamp: 1767225600 }
  const reply = { CurrencyId: 'TRY', AvailableBalance: 12.5, Token: 't', ...base }
  const pairs = [
    ['ResponseCode', '0'],
    ['Description', 'OK'],
    ['TimeStamp', '1767225600'],
    ['Token', 't'],
    ['AvailableBalance', '12.5'],
    ['CurrencyId', 'TRY'],
  ] as const
  expect(signReply('GetBalance', reply, 'sec').Signature).toBe(
    signatureOf('GetBalance', pairs, 'sec'),
  )
  expect(signReply('GetBalance', base, 'sec').Signature).toBe(
    signatureOf('GetBalance', pairs.slice(0, 3), 'sec'),
  )
})
