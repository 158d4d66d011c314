import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { Password, Phone } from './auth.ts'

/** Exactly six digits. */
export const SmsCode = z.string().check(z.regex(new RegExp(`^\\d{${LIMITS.codeDigits}}$`)))

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/customer/changepassword',
  summary: 'Changes the password, and ends the player’s other sessions',
  caller: 'player',
  input: z.strictObject({
    oldPassword: Password,
    password: Password,
    confirmPassword: Password,
  }),
  output: z.null(),
})

export const updatePhone = endpoint({
  method: 'POST',
  path: '/api/customer/updatephone',
  summary: 'Step 1 sends a code to the phone; step 2 makes it the player’s verified phone',
  caller: 'player',
  input: z.discriminatedUnion('step', [
    // Another number than before is for whoever knows the password: asked for by `phone_password_needed`.
    z.strictObject({ step: z.literal(1), phone: Phone, password: z.optional(Password) }),
    z.strictObject({ step: z.literal(2), phone: Phone, code: SmsCode }),
  ]),
  output: z.null(),
})
