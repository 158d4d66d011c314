import { expect, test } from 'vitest'
import { isTurkishIban, plainIban } from './iban.ts'

const VALID = 'TR330006100519786457841326'

test('TR-02: a valid IBAN is taken, typed with spaces or in small letters', () => {
  expect(isTurkishIban(VALID)).toBe(true)
  expect(isTurkishIban(plainIban('tr33 0006 1005 1978 6457 8413 26'))).toBe(true)
})

test('TR-02: with any one digit changed it is not', () => {
  for (let index = 2; index < VALID.length; index += 1) {
    for (let digit = 0; digit <= 9; digit += 1) {
      if (VALID[index] === String(digit)) continue
      const flipped = VALID.slice(0, index) + digit + VALID.slice(index + 1)
      expect(isTurkishIban(flipped), flipped).toBe(false)
    }
  }
})

test.each(['', 'TR', VALID.slice(0, -1), `${VALID}0`, 'DE89370400440532013000', `X${VALID}`])(
  'TR-02: %j is no Turkish IBAN',
  (text) => expect(isTurkishIban(text)).toBe(false),
)
