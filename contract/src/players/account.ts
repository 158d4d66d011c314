import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LOCALES } from '../limits.ts'
import { Email, Password } from './auth.ts'
import { SmsCode } from './customer.ts'

/** What a player may say yes or no to, each by itself. */
export const CONSENTS = ['marketing_email', 'marketing_sms'] as const

/** What the casino knows of the player, as far as they need to see it. */
export const Account = z.object({
  name: z.string(),
  username: z.string(),
  usercode: z.string(),
  /** Hidden but for its ends: `123••••••89`. */
  personalNo: z.string(),
  /** `YYYY-MM-DD` */
  birthDate: z.string(),
  country: z.string(),
  email: z.string(),
  /** Whether its owner has opened the link, or used the code, that was mailed there. */
  isEmailConfirmed: z.boolean(),
  /** Digits with the country's prefix. */
  phone: z.string(),
  isPhoneVerified: z.boolean(),
  /** UTC ISO. */
  memberSince: z.string(),
  /** When the session before this one began, UTC ISO; null the first time (ACC-09). */
  previousLogInAt: z.nullable(z.string()),
  /** Paid in less paid out since `memberSince`, in currency units; below zero when more came out (ACC-05). */
  netDeposits: z.number(),
  /** The language of notifications and emails. */
  locale: z.enum(LOCALES),
  consents: z.array(z.enum(CONSENTS)),
})
export type Account = z.infer<typeof Account>

export const account = endpoint({
  method: 'GET',
  path: '/api/customer/account',
  summary: 'Who the player is, and how the casino reaches them',
  caller: 'player',
  input: z.strictObject({}),
  output: Account,
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/customer/changeemail',
  summary: 'Step 1 mails a code to the new address, for the password; step 2 makes it the player’s',
  caller: 'player',
  input: z.discriminatedUnion('step', [
    z.strictObject({ step: z.literal(1), email: Email, password: Password }),
    z.strictObject({ step: z.literal(2), email: Email, code: SmsCode }),
  ]),
  output: z.null(),
})

export const sendEmailLink = endpoint({
  method: 'POST',
  path: '/api/customer/sendemaillink',
  summary: 'Mails the link that confirms the address of the account once more',
  caller: 'player',
  input: z.strictObject({}),
  output: z.null(),
})

export const setLanguage = endpoint({
  method: 'POST',
  path: '/api/customer/language',
  summary: 'The language in which the player is written to',
  caller: 'player',
  input: z.strictObject({ locale: z.enum(LOCALES) }),
  output: z.null(),
})

export const setConsent = endpoint({
  method: 'POST',
  path: '/api/customer/consent',
  summary: 'Gives or takes back one consent to be sent offers',
  caller: 'player',
  input: z.strictObject({ kind: z.enum(CONSENTS), isGiven: z.boolean() }),
  output: z.null(),
})

/** By then at the latest everything is erased (PRV-02). */
export const ERASED_WITHIN_DAYS = 30

/** What a player has to see to before the account is closed for good. */
const UNFINISHED = ['withdrawal', 'balance', 'rounds', 'bets'] as const
export type Unfinished = (typeof UNFINISHED)[number]

export const beforeErasure = endpoint({
  method: 'GET',
  path: '/api/customer/beforeerasure',
  summary: 'What stands in the way of closing and erasing the account',
  caller: 'player',
  input: z.strictObject({}),
  output: z.object({
    unfinished: z.array(z.enum(UNFINISHED)),
    /** Currency units. Less than the least withdrawal stands in nobody’s way, and cannot be paid out. */
    balance: z.number(),
  }),
})

export const askErasure = endpoint({
  method: 'POST',
  path: '/api/customer/askerasure',
  summary: 'Closes the account at once and has it erased within thirty days, for the password',
  caller: 'player',
  input: z.strictObject({ password: Password }),
  output: z.null(),
})

/** Where mail programs send their press (RFC 8058): `POST ?token={token}`, a form, without a log-in. */
export const STOP_LETTERS_NOW = '/api/customer/stopletters/now'

export const stopLetters = endpoint({
  method: 'POST',
  path: '/api/customer/stopletters',
  summary:
    'Takes back the consent to marketing letters by the link in one; pressed again, the answer is the same',
  caller: 'anyone',
  input: z.strictObject({
    /** What stands behind the # of the link. */
    token: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  output: z.null(),
})
