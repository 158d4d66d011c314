import { expect, test } from 'vitest'
import { openFrame, signedHeaders } from './signature.ts'

const KEY = { id: 'one', secret: 'zar-feed-test-key' }
const OTHER = { id: 'two', secret: 'another key' }
const BODY =
  '{"v":1,"producer":"live","epoch":"7f3a","seq":1042,"ts":1732300000123,"type":"alive","subscribed":true}'
const FRAME = Buffer.from(`sCACoFsA7eXb3LT6pcx-oDgD-gT59DX2osHjk5BydVU ${BODY}`)

test('a frame opens with either of two keys, by the known answer', () => {
  expect(String(openFrame([KEY], FRAME))).toBe(BODY)
  expect(String(openFrame([OTHER, KEY], FRAME))).toBe(BODY)
})

test('a frame that another signed, that was changed or that has no signature does not open', () => {
  expect(openFrame([OTHER], FRAME)).toBeUndefined()
  expect(openFrame([KEY], Buffer.from(String(FRAME).replace('1042', '1043')))).toBeUndefined()
  expect(openFrame([KEY], Buffer.from(BODY))).toBeUndefined()
  expect(openFrame([KEY], Buffer.from(''))).toBeUndefined()
})

test('a request is signed by the known answer, with the first key', () => {
  const request = {
    method: 'GET',
    path: '/v1/snapshot?producer=live',
    timestampMs: 1_732_300_000_123,
  }
  expect(signedHeaders([KEY, OTHER], request)).toEqual({
    'x-feed-key': 'one',
    'x-feed-ts': '1732300000123',
    'x-feed-signature': 'L15b4VgOsjLg7LnIojbRsMUPz6vsIDfCi4hYj0ODfEg',
  })
})
