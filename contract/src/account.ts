import { z } from 'zod/mini'
import { Email, Password } from './auth.ts'
import { SmsCode } from './customer.ts'
import { endpoint } from './endpoint.ts'
import { LOCALES } from './limits.ts'
import { Passkey } from './passkey.ts'

/** What a player may say yes or no to, each by itself. */
export const CONSENTS = ['marketing_email', 'marketing_sms'] as const

/** What the house knows of the player, as far as they need to see it. */
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
  /** Digits with the country's prefix. */
  phone: z.string(),
  isPhoneVerified: z.boolean(),
  /** UTC ISO. */
  memberSince: z.string(),
  /** When the session before this one began, UTC ISO; null the first time (ACC-09). */
  previousLogInAt: z.nullable(z.string()),
  /** Paid in less paid out since `memberSince`, in currency units; below zero when more came out (ACC-05). */
  netDeposits: z.number(),
  /** The language of notifications and letters. */
  locale: z.enum(LOCALES),
  consents: z.array(z.enum(CONSENTS)),
})
export type Account = z.infer<typeof Account>

export const account = endpoint({
  method: 'GET',
  path: '/api/customer/account',
  summary: 'Who the player is, and how the house reaches them',
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

/** Everything the house keeps about the player that is not a game, as they may ask for (KVKK 11, GDPR 15). */
export const OwnData = z.object({
  madeAt: z.string(),
  account: z.object({
    ...Account.shape,
    /** Whole. */
    personalNo: z.string(),
  }),
  consents: z.array(
    z.object({ kind: z.enum(CONSENTS), isGiven: z.boolean(), version: z.string(), at: z.string() }),
  ),
  sessions: z.array(
    z.object({
      ...{ beganAt: z.string(), lastSeenAt: z.string(), endedAt: z.nullable(z.string()) },
      ...{ address: z.string(), browser: z.string() },
    }),
  ),
  passkeys: z.array(Passkey),
  payments: z.array(
    z.object({
      id: z.string(),
      type: z.enum(['deposit', 'withdrawal']),
      /** Currency units. */
      amount: z.number(),
      /** A number of PAYMENT_STATUS. */
      status: z.int(),
      /** What was filled in: the IBAN, the phone. */
      detail: z.record(z.string(), z.union([z.string(), z.number()])),
      at: z.string(),
    }),
  ),
  notifications: z.array(z.object({ title: z.string(), note: z.string(), at: z.string() })),
})
export type OwnData = z.infer<typeof OwnData>

export const ownData = endpoint({
  method: 'POST',
  path: '/api/customer/owndata',
  summary: 'A copy of what the house keeps about the player, for the password',
  caller: 'player',
  input: z.strictObject({ password: Password }),
  output: OwnData,
})
