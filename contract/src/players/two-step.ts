import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { Password } from './auth.ts'
import { SmsCode } from './customer.ts'

/** A code of the app, or one of the recovery codes, as people type it. */
export const SecondStepCode = z
  .string()
  .check(z.minLength(LIMITS.secondStepCode.min), z.maxLength(LIMITS.secondStepCode.max))

export const twoStep = endpoint({
  method: 'GET',
  path: '/api/customer/twostep',
  summary: 'Whether the player’s log-in has a second step',
  caller: 'player',
  input: z.strictObject({}),
  output: z.object({
    isOn: z.boolean(),
    /** Recovery codes that are still good. */
    recoveryLeft: z.int(),
  }),
})

export const beginTwoStep = endpoint({
  method: 'POST',
  path: '/api/customer/begintwostep',
  summary: 'A secret for the player’s app, for the password; nothing changes until its first code',
  caller: 'player',
  input: z.strictObject({ password: Password }),
  output: z.object({
    /** Base32, to be typed. */
    secret: z.string(),
    /** The same as a picture tells it. */
    url: z.string(),
  }),
})

export const confirmTwoStep = endpoint({
  method: 'POST',
  path: '/api/customer/confirmtwostep',
  summary: 'Switches the second step on with the first code, and answers the recovery codes, once',
  caller: 'player',
  input: z.strictObject({ code: SmsCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
})

export const endTwoStep = endpoint({
  method: 'POST',
  path: '/api/customer/endtwostep',
  summary: 'Switches the second step off, for the password and a code',
  caller: 'player',
  input: z.strictObject({ password: Password, code: SecondStepCode }),
  output: z.null(),
})
