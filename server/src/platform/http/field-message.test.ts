import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { fieldErrors, unwritableFields } from './field-message.ts'

test.each([
  [z.int().check(z.positive()), 0, '0 değerinden büyük olmalı.', 'Must be more than 0.'],
  [z.int().check(z.nonnegative()), -1, 'En az 0 olmalı.', 'Must be at least 0.'],
  [z.int().check(z.maximum(100)), 101, 'En çok 100 olmalı.', 'Must be at most 100.'],
  [z.string().check(z.minLength(5)), 'abcd', 'En az 5 karakter yaz.', 'Use at least 5 characters.'],
])('what the bound of %j leaves out is not called allowed', (schema, value, tr, en) => {
  const { error } = z.object({ count: schema }).safeParse({ count: value })
  const issues = error?.issues ?? []
  expect(fieldErrors(issues, 'tr')).toEqual([{ field: 'count', message: tr }])
  expect(fieldErrors(issues, 'en')).toEqual([{ field: 'count', message: en }])
})

test('each field is named whose text no database holds, however deep it lies', () => {
  const value = { name: 'İğdır 🎲', list: [{ note: 'a\ud83d' }, 'a\u0000'], 7: null, isOn: true }
  expect(unwritableFields(value, 'en').map(({ field }) => field)).toEqual(['list.0.note', 'list.1'])
  expect(unwritableFields({ detail: { 'a\u0000': 1 } }, 'en')).toMatchObject([{ field: 'detail' }])
})
