import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { changePasswordWithCode } from './auth.ts'

const form = { username: 'ay', code: '123', password: 'beşli', password2: 'beşli' }
const passes = (change: Partial<typeof form>) =>
  z.safeParse(changePasswordWithCode.input, { ...form, ...change }).success

test('§9 Recovery: user name from 2 (to 30, X2), code 3 to 20, password at least 5', () => {
  for (const [field, min, max] of [
    ['username', 2, 30],
    ['code', 3, 20],
  ] as const) {
    expect(passes({ [field]: 'x'.repeat(min - 1) })).toBe(false)
    expect(passes({ [field]: 'x'.repeat(min) })).toBe(true)
    expect(passes({ [field]: 'x'.repeat(max) })).toBe(true)
    expect(passes({ [field]: 'x'.repeat(max + 1) })).toBe(false)
  }
  expect(passes({ code: '' })).toBe(false)
  expect(passes({ password: 'dört', password2: 'dört' })).toBe(false)
})
