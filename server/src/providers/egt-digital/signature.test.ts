import { expect, test } from 'vitest'
import { parseMessage } from './message.ts'
import { checkSignature, checksumOf } from './signature.ts'
import { signedHeaders } from './testing/sign-request.ts'

const MEMBERS = { requestId: 'r-1', timestamp: 1_767_225_600_000, playerId: 'p-7', amount: 150 }
const clock = { now: () => new Date(MEMBERS.timestamp) }
const fieldsOf = (members: object) => parseMessage(Buffer.from(JSON.stringify(members)))
const check = (headers: Record<string, string>, members: object = MEMBERS, key = 'egtkey') =>
  checkSignature(headers, fieldsOf(members), { checksumKey: key, clock })

test('the known answer: HMAC-SHA512 over the values, with commas between', () => {
  expect(checksumOf('egtkey', ['r-1', '1767225600000', 'p-7'])).toBe(
    'WxsMOKTT8/pYVnus89VMw7/X6fT+jCnD6uGuII9Q8C71glTb/RdAyx3GG3sh5RLXXSnCjMIwAYoYEBSBOATixg==',
  )
})

test('what was signed passes, in the order that the header names', () => {
  expect(() => check(signedHeaders(MEMBERS, 'egtkey'))).not.toThrow()
  expect(() =>
    check({
      'x-checksum-fields': 'playerId, timestamp, requestId',
      'x-checksum': checksumOf('egtkey', ['p-7', '1767225600000', 'r-1']),
    }),
  ).not.toThrow()
})

test.each([
  ['a changed value', { ...MEMBERS, amount: 151 }, 'ERR_INTEGRITY_CHECK_FAILED'],
  ['a value written as text of more', { ...MEMBERS, amount: '150 ' }, 'ERR_INTEGRITY_CHECK_FAILED'],
  ['a value that is gone', { ...MEMBERS, amount: undefined }, 'ERR_FIELD_MISSING'],
  ['a value that is an object', { ...MEMBERS, amount: {} }, 'ERR_FIELD_MISSING'],
])('%s is refused', (_, members, code) => {
  expect(() => check(signedHeaders(MEMBERS, 'egtkey'), members)).toThrow(
    expect.objectContaining({ code }),
  )
})

test('another key is refused', () => {
  expect(() => check(signedHeaders(MEMBERS, 'other'))).toThrow(
    expect.objectContaining({ code: 'ERR_INTEGRITY_CHECK_FAILED' }),
  )
})

test('a right checksum over less than who asks, when and which request is refused', () => {
  const headers = {
    'x-checksum-fields': 'requestId,timestamp',
    'x-checksum': checksumOf('egtkey', ['r-1', '1767225600000']),
  }
  expect(() => check(headers)).toThrow(expect.objectContaining({ code: 'ERR_FIELD_MISSING' }))
})
