import { expect, test } from 'vitest'
import { passwordErrors } from './password-rules.ts'

test.each([
  {
    form: { old: '', password: '', repeat: '' },
    wrong: ['old.missing', 'password.missing', 'repeat.missing'],
  },
  {
    form: { old: 'dört', password: 'dört', repeat: 'dört' },
    wrong: ['old.length', 'password.length'],
  },
  { form: { old: 'eskisi', password: 'yenisi', repeat: 'yenisi ' }, wrong: ['repeat.differs'] },
  { form: { old: 'eskisi', password: 'beşli', repeat: 'beşli' }, wrong: [] },
  {
    form: { old: 'eskisi', password: 'x'.repeat(101), repeat: 'x'.repeat(101) },
    wrong: ['password.length'],
  },
])('§5 Change password: $wrong', ({ form, wrong }) => {
  expect(Object.values(passwordErrors(form, true))).toEqual(wrong)
})

test('§5 Recovery: a new password is asked for without the old one', () => {
  expect(passwordErrors({ old: '', password: 'yenisi', repeat: 'yenisi' }, false)).toEqual({})
})
