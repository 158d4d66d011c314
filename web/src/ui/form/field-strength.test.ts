import { expect, test } from 'vitest'
import { METER_PARTS, passwordStrength } from './field-strength.ts'

test.each([
  ['', 0],
  ['aaaaaaaaaaaa', 1],
  ['123456789', 1],
  ['QWERTY', 1],
  ['zar', 1],
  ['zarlar', 1],
  ['zarlar12', 3],
  ['Zarlar-atildi-12', METER_PARTS],
])('"%s" is worth %i', (password, score) => {
  expect(passwordStrength(password)).toBe(score)
})
