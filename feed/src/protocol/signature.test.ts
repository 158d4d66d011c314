import { expect, test } from 'vitest'
import { frameOf, requestSignature } from './signature.ts'

const KEY = 'zar-feed-test-key'

test('a frame and a request are signed as the known answers of the protocol have it', () => {
  const alive = { v: 1, producer: 'live', epoch: '7f3a', seq: 1042, ts: 1_732_300_000_123 }
  expect(frameOf(KEY, { ...alive, type: 'alive', subscribed: true })).toBe(
    'sCACoFsA7eXb3LT6pcx-oDgD-gT59DX2osHjk5BydVU {"v":1,"producer":"live","epoch":"7f3a","seq":1042,"ts":1732300000123,"type":"alive","subscribed":true}',
  )
  const path = '/v1/snapshot?producer=live'
  expect(requestSignature(KEY, { method: 'GET', path, timestamp: 1_732_300_000_123 })).toBe(
    'L15b4VgOsjLg7LnIojbRsMUPz6vsIDfCi4hYj0ODfEg',
  )
})
