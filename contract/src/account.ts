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

/** Of what may be endless, the newest so many; `total` says how many there are. */
const newest = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ total: z.int(), rows: z.array(row) })
export const OWN_ROWS_MAX = 20_000

const Said = { author: z.enum(['player', 'support', 'system']), text: z.string(), at: z.string() }

/** What the games keep of a player. Amounts and balances are in currency units. */
const OwnGames = z.object({
  favourites: z.array(z.string()),
  launches: newest(z.object({ game: z.string(), openedAt: z.string(), endsAt: z.string() })),
  /** Every movement of money, the newest first: stakes, wins, payments, bonuses. */
  movements: newest(
    z.object({
      id: z.string(),
      reason: z.string(),
      amount: z.number(),
      /** What it left of the player's own account that it came from, or went to. */
      leftAtSource: z.nullable(z.number()),
      leftAtTarget: z.nullable(z.number()),
      game: z.nullable(z.string()),
      round: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  /** Bets that moved no money: turned down, or free. */
  unmovedBets: newest(
    z.object({
      ...{ id: z.string(), game: z.string(), round: z.string() },
      ...{ amount: z.number(), outcome: z.string(), at: z.string() },
    }),
  ),
})
export type OwnGames = z.infer<typeof OwnGames>

/** Bets at a sports partner, the newest first. Their money is among the movements of the games too. */
const OwnSportBets = newest(
  z.object({
    ...{ partner: z.string(), orderNumber: z.string(), info: z.string(), state: z.string() },
    ...{ stake: z.number(), possibleWin: z.nullable(z.number()), paid: z.number() },
    isFree: z.boolean(),
    ...{ placedAt: z.string(), changedAt: z.string() },
  }),
)
export type OwnSportBets = z.infer<typeof OwnSportBets>

const OwnBonuses = z.object({
  bonuses: z.array(
    z.object({
      ...{ id: z.string(), kind: z.string(), title: z.string(), status: z.string() },
      ...{ amount: z.nullable(z.number()), wagered: z.number(), released: z.number() },
      ...{ claimedAt: z.string(), endedAt: z.nullable(z.string()) },
    }),
  ),
  /** `stake` is of one round; `won` is what all of them have won. */
  freeRounds: z.array(
    z.object({
      ...{ id: z.string(), title: z.string(), status: z.string(), game: z.string() },
      ...{ rounds: z.int(), played: z.int(), stake: z.number(), won: z.number() },
      ...{ claimedAt: z.string(), expiresAt: z.string(), endedAt: z.nullable(z.string()) },
    }),
  ),
  /** `day` is one of Türkiye's. */
  cashbacks: z.array(z.object({ day: z.string(), lost: z.number(), amount: z.number() })),
})
export type OwnBonuses = z.infer<typeof OwnBonuses>

const OwnSupport = z.object({
  tickets: z.array(
    z.object({
      ...{ number: z.int(), subject: z.string(), title: z.string(), status: z.string() },
      openedAt: z.string(),
      messages: z.array(z.object({ ...Said, files: z.array(z.string()) })),
    }),
  ),
  chat: z.array(z.object(Said)),
  callRequests: z.array(
    z.object({
      ...{ name: z.string(), message: z.string(), at: z.string() },
      contacts: z.array(z.object({ type: z.int(), contact: z.string() })),
    }),
  ),
})
export type OwnSupport = z.infer<typeof OwnSupport>

/** The limits that hold, and every break that was taken. `most` is in currency units, of time in minutes. */
const OwnProtection = z.object({
  realityCheckMinutes: z.number(),
  limits: z.array(
    z.object({
      ...{ kind: z.string(), period: z.string(), isOfHouse: z.boolean() },
      ...{ most: z.number(), setAt: z.string() },
    }),
  ),
  breaks: z.array(
    z.object({
      ...{ kind: z.string(), beganAt: z.string() },
      ...{ endsAt: z.nullable(z.string()), endedAt: z.nullable(z.string()) },
    }),
  ),
})
export type OwnProtection = z.infer<typeof OwnProtection>

/** Everything the house keeps about the player, as they may ask for (KVKK 11, GDPR 15). */
export const OwnData = z.object({
  madeAt: z.string(),
  account: z.object({
    ...Account.shape,
    /** Whole. */
    personalNo: z.string(),
  }),
  consents: z.array(
    z.object({
      ...{ kind: z.enum(CONSENTS), isGiven: z.boolean(), version: z.string() },
      ...{ address: z.string(), at: z.string() },
    }),
  ),
  sessions: z.array(
    z.object({
      ...{ beganAt: z.string(), lastSeenAt: z.string(), endedAt: z.nullable(z.string()) },
      ...{ address: z.string(), browser: z.string(), device: z.string() },
    }),
  ),
  /** Each time the identity was checked, the newest first. */
  identityChecks: z.array(
    z.object({
      ...{ state: z.string(), because: z.nullable(z.string()), askedAt: z.string() },
      answeredAt: z.nullable(z.string()),
    }),
  ),
  /** Since when log-in has a second step. */
  twoStepSince: z.nullable(z.string()),
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
  games: OwnGames,
  sportBets: OwnSportBets,
  ...OwnBonuses.shape,
  support: OwnSupport,
  protection: OwnProtection,
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

/** By then at the latest everything is erased (PRV-02). */
export const ERASED_WITHIN_DAYS = 30

/** What a player has to see to before the account is closed for good. */
const UNFINISHED = ['withdrawal', 'balance', 'rounds'] as const
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
