import { expect, test } from 'vitest'
import { localDigits, shownPhone } from './phone-number.ts'

test('X10: a stored number of Türkiye fills the mask, one of another country leaves it empty', () => {
  expect(localDigits('905321112233')).toBe('5321112233')
  for (const phone of ['', '5321112233', '4915112345678', '90532111223', '9053211122334'])
    expect(localDigits(phone)).toBe('')
})

test('a number is shown as the mask groups it', () => {
  expect(shownPhone('5321112233')).toBe('+90 532 111 22 33')
})
