import { expect, test } from 'vitest'
import { carriesCardNumber } from './card-number.ts'

test.each([
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '5555555555554444',
  '378282246310005',
  '6759649826438453',
  '6304000000000000',
  'card 4111111111111111 12/27',
  'TR4111111111111111',
  '００4111111111111111',
  '99994111111111111111999',
  String(4_111_111_111_111_111),
])('PCI-01: %s carries a card number', (text) => expect(carriesCardNumber(text)).toBe(true))

test.each(['', '1500.5', '4000000000000', '0000000000000', '123456789012', 'Deneme havalesi'])(
  'PCI-01: %s carries none',
  (text) => expect(carriesCardNumber(text)).toBe(false),
)

test.each([
  'TR330006100519786457841326',
  'tr33 0006 1005 1978 6457 8413 26',
  'TR340006100519786457841326',
])('PCI-01: %s, an IBAN right or wrong, carries none', (text) =>
  expect(carriesCardNumber(text)).toBe(false),
)
