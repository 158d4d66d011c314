import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'

const nothing = z.null()
const between = ({ min, max }: { min: number; max: number }) =>
  z.string().check(z.minLength(min), z.maxLength(max))

/** Letters of any alphabet (Turkish ones included) with single spaces between words. */
export const PersonName = z
  .string()
  // An Ş that comes as an S and its cedilla is the same letter.
  .check(
    z.normalize('NFC'),
    z.minLength(LIMITS.personName.min),
    z.maxLength(LIMITS.personName.max),
    z.regex(/^\p{L}+(?: \p{L}+)*$/u),
  )
export const Username = between(LIMITS.username).check(z.regex(/^[A-Za-z0-9]+$/))
/** Letters of any alphabet, and the signs of RFC 5322's dot-atom; none of its quotes and comments. */
export const Email = between(LIMITS.email).check(
  z.regex(
    /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}(?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u,
  ),
)
/** Digits only. The form sends the country prefix too: 90 and ten digits. */
export const Phone = between(LIMITS.phoneDigits).check(z.regex(/^\d+$/))
export const PersonalNo = z.string().check(z.regex(/^\d{11}$/))
export const Password = between(LIMITS.password)
/** year-month-day in 4, 2 and 2 digits. Whether the day exists is checked by the server. */
export const BirthDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** What the browser keeps in local storage after log-in. */
export const SessionData = z.object({
  token: z.string(),
  username: z.string(),
  /** What support asks for: `ZR 204 718`. */
  usercode: z.string(),
  phone: z.string(),
  smsVerified: z.boolean(),
  /** Currency units. */
  balance: z.number(),
  /** When this player logged in before, UTC ISO; null the first time (ACC-09). */
  lastLoginAt: z.nullable(z.string()),
})
export type SessionData = z.infer<typeof SessionData>

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Opens a session',
  caller: 'anyone',
  input: z.strictObject({
    username: between(LIMITS.loginUsername),
    password: between(LIMITS.loginPassword),
    /** Of the player's app, or a recovery code; only where `second_step_needed` was the answer. */
    code: z.optional(between(LIMITS.secondStepCode)),
  }),
  output: SessionData,
})

export const Registration = z.strictObject({
  name: PersonName,
  surname: PersonName,
  username: Username,
  email: Email,
  phone: Phone,
  /** A country id of `auth/form`. */
  country: z.int(),
  currencyId: z._default(z.int(), 1),
  birthDate: BirthDate,
  /** 1 asks for the trial bonus. */
  trialBonus: z.union([z.literal(0), z.literal(1)]),
  PersonalNo,
  password: Password,
  password2: Password,
  refId: z.optional(z.int()),
})
export type Registration = z.infer<typeof Registration>

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Opens an account and logs in',
  caller: 'anyone',
  input: Registration,
  output: SessionData,
})

export const registrationForm = endpoint({
  method: 'GET',
  path: '/api/auth/form',
  summary: 'What the registration form needs',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.object({
    countries: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/auth/logout',
  summary: 'Ends the session of the bearer token',
  caller: 'player',
  input: z.strictObject({}),
  output: nothing,
})

export const balance = endpoint({
  method: 'GET',
  path: '/api/user/balance',
  summary: 'The last committed balance, in currency units',
  caller: 'player',
  input: z.strictObject({}),
  output: z.object({ balance: z.number() }),
})

/** Six digits, as sent; the schema takes what the recovery form of the specification takes. */
const ResetCode = between(LIMITS.recoveryCode)
const RecoveryUsername = between(LIMITS.recoveryUsername)

export const sendResetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/sendresetpassword',
  summary: 'Mails a recovery code to the account of this name, and says the same if there is none',
  caller: 'anyone',
  input: z.strictObject({ username: RecoveryUsername }),
  output: nothing,
})

export const checkResetCode = endpoint({
  method: 'POST',
  path: '/api/auth/checkresetcode',
  summary: 'Whether this recovery code is right. It stays good for the change itself',
  caller: 'anyone',
  input: z.strictObject({ code: ResetCode, username: RecoveryUsername }),
  output: nothing,
})

export const changePasswordWithCode = endpoint({
  method: 'POST',
  path: '/api/auth/changepasswordwithcode',
  summary: 'Sets a new password with a recovery code, and ends every session',
  caller: 'anyone',
  input: z.strictObject({
    password: Password,
    password2: Password,
    username: RecoveryUsername,
    code: ResetCode,
  }),
  output: nothing,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirmemail',
  summary:
    'Confirms an address by the link that was mailed there; opened again, the answer is the same',
  caller: 'anyone',
  input: z.strictObject({
    /** What stands behind the # of the link. */
    token: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  output: nothing,
})
