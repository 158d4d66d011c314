import { Password } from '@zar/contract/players/auth'
import { z } from 'zod/mini'
import type { PasswordRule } from './password-texts.ts'

export type PasswordForm = { old: string; password: string; repeat: string }

const isPassword = (text: string) => z.safeParse(Password, text).success

/** What is wrong with each field. `old` is looked at only where the form asks for it. */
export function passwordErrors(
  form: PasswordForm,
  asksForOld: boolean,
): Partial<Record<keyof PasswordForm, PasswordRule>> {
  const { old, password, repeat } = form
  const wrong: [keyof PasswordForm, PasswordRule | false][] = [
    ['old', asksForOld && (!old ? 'old.missing' : !isPassword(old) && 'old.length')],
    ['password', !password ? 'password.missing' : !isPassword(password) && 'password.length'],
    ['repeat', !repeat ? 'repeat.missing' : repeat !== password && 'repeat.differs'],
  ]
  return Object.fromEntries(wrong.filter(([, rule]) => rule))
}
