import { expect, test } from 'vitest'
import { isSameText } from '../same-text.ts'
import { replyTimeOf, signatureOf, timeOf, timestampOf } from './signature.ts'

const SIGNATURE = 'caff30a39892c09463271b9a8caf490591a0a1b3f98b63556cbd5e8ca25bd5be'

test('the check value of the facts', () => {
  expect(signatureOf('digikey', '20260101120000', '42')).toBe(SIGNATURE)
})

test.each([
  ['another key', 'digikez', '20260101120000', '42'],
  ['another time', 'digikey', '20260101120001', '42'],
  ['another operator', 'digikey', '20260101120000', '43'],
])('%s signs otherwise', (_, key, timestamp, operatorId) => {
  expect(isSameText(signatureOf(key, timestamp, operatorId), SIGNATURE)).toBe(false)
})

test.each(['', SIGNATURE.slice(1), SIGNATURE.toUpperCase(), `${SIGNATURE}0`, 'ş'.repeat(32)])(
  '%j is not the signature',
  (given) => {
    expect(isSameText(given, SIGNATURE)).toBe(false)
  },
)

test('H11: a reply’s time is a text that no request has', () => {
  const now = new Date('2026-03-01T04:05:06.789Z')
  expect(timestampOf(now)).toBe('20260301040506')
  expect(replyTimeOf(now)).toBe('20260301040506789')
  expect(timeOf(timestampOf(now))).toEqual(new Date('2026-03-01T04:05:06Z'))
  expect(timeOf(replyTimeOf(now))).toBeUndefined()
})
