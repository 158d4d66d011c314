import { z } from 'zod/mini'
import { BettingPreferences } from '../betting/preferences.ts'
import { endpoint } from '../endpoint.ts'
import { OwnBonusRequest } from '../offers/bonus-requests.ts'
import { Account, CONSENTS } from './account.ts'
import { Password } from './auth.ts'
import { Passkey } from './passkey.ts'
import { Terms } from './terms.ts'

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
  /** Since when movements are kept: older ones were put away as the law lets them be. Null where none were. */
  movementsSince: z.nullable(z.string()),
  /** Bets that moved no money: turned down, or free. */
  unmovedBets: newest(
    z.object({
      id: z.string(),
      game: z.string(),
      round: z.string(),
      amount: z.number(),
      outcome: z.string(),
      at: z.string(),
    }),
  ),
})
export type OwnGames = z.infer<typeof OwnGames>

/** Bets at a sports partner, the newest first. Their money is among the movements of the games too. */
const OwnSportBets = newest(
  z.object({
    partner: z.string(),
    orderNumber: z.string(),
    info: z.string(),
    state: z.string(),
    stake: z.number(),
    possibleWin: z.nullable(z.number()),
    paid: z.number(),
    isFree: z.boolean(),
    placedAt: z.string(),
    changedAt: z.string(),
  }),
)
export type OwnSportBets = z.infer<typeof OwnSportBets>

/** Bets at our own sportsbook, the newest first, with what each was on and what was sold of it. */
const OwnBets = newest(
  z.object({
    id: z.string(),
    state: z.string(),
    code: z.nullable(z.string()),
    sizes: z.array(z.int()),
    columns: z.int(),
    stake: z.number(),
    possibleWin: z.number(),
    paid: z.number(),
    owed: z.number(),
    isFree: z.boolean(),
    legs: z.array(
      z.object({
        odds: z.number(),
        isBanker: z.boolean(),
        result: z.string(),
        selections: z.array(
          z.object({
            match: z.string(),
            market: z.string(),
            line: z.nullable(z.string()),
            selection: z.string(),
          }),
        ),
      }),
    ),
    sales: z.array(
      z.object({ percent: z.int(), state: z.string(), paid: z.number(), askedAt: z.string() }),
    ),
    placedAt: z.string(),
    decidedAt: z.nullable(z.string()),
    settledAt: z.nullable(z.string()),
  }),
)
export type OwnBets = z.infer<typeof OwnBets>

const OwnBonuses = z.object({
  bonuses: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      title: z.string(),
      status: z.string(),
      amount: z.nullable(z.number()),
      wagered: z.number(),
      released: z.number(),
      claimedAt: z.string(),
      endedAt: z.nullable(z.string()),
    }),
  ),
  /** `stake` is of one round; `won` is what all of them have won. */
  freeRounds: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      status: z.string(),
      game: z.string(),
      rounds: z.int(),
      played: z.int(),
      stake: z.number(),
      won: z.number(),
      claimedAt: z.string(),
      expiresAt: z.string(),
      endedAt: z.nullable(z.string()),
    }),
  ),
  /** `day` is one of Türkiye's. */
  cashbacks: z.array(z.object({ day: z.string(), lost: z.number(), amount: z.number() })),
  bonusRequests: z.array(OwnBonusRequest),
})
export type OwnBonuses = z.infer<typeof OwnBonuses>

const OwnSupport = z.object({
  tickets: z.array(
    z.object({
      number: z.int(),
      subject: z.string(),
      title: z.string(),
      status: z.string(),
      openedAt: z.string(),
      messages: z.array(z.object({ ...Said, files: z.array(z.string()) })),
    }),
  ),
  chat: z.array(z.object(Said)),
  callRequests: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      at: z.string(),
      contacts: z.array(z.object({ type: z.int(), contact: z.string() })),
    }),
  ),
  /** What the player complained of, how far it came, and what was written to them about it. */
  complaints: z.array(
    z.object({
      number: z.int(),
      ticket: z.int(),
      summary: z.string(),
      stage: z.string(),
      openedAt: z.string(),
      words: z.array(z.object({ text: z.string(), at: z.string() })),
    }),
  ),
})
export type OwnSupport = z.infer<typeof OwnSupport>

/** The limits that hold, and every break that was taken. `most` is in currency units, of time in minutes. */
const OwnProtection = z.object({
  realityCheckMinutes: z.number(),
  limits: z.array(
    z.object({
      kind: z.string(),
      period: z.string(),
      isOfHouse: z.boolean(),
      most: z.number(),
      setAt: z.string(),
    }),
  ),
  breaks: z.array(
    z.object({
      kind: z.string(),
      beganAt: z.string(),
      endsAt: z.nullable(z.string()),
      endedAt: z.nullable(z.string()),
    }),
  ),
})
export type OwnProtection = z.infer<typeof OwnProtection>

/** Everything the casino keeps about the player, as they may ask for (KVKK 11, GDPR 15). */
export const OwnData = z.object({
  madeAt: z.string(),
  account: z.object({
    ...Account.shape,
    /** Whole. */
    personalNo: z.string(),
  }),
  consents: z.array(
    z.object({
      kind: z.enum(CONSENTS),
      isGiven: z.boolean(),
      version: z.string(),
      address: z.string(),
      at: z.string(),
    }),
  ),
  /** The texts of law that were accepted, the newest first. */
  terms: Terms.shape.accepted,
  sessions: z.array(
    z.object({
      beganAt: z.string(),
      lastSeenAt: z.string(),
      endedAt: z.nullable(z.string()),
      address: z.string(),
      browser: z.string(),
      device: z.string(),
    }),
  ),
  /** Each time the identity was checked, the newest first. */
  identityChecks: z.array(
    z.object({
      state: z.string(),
      because: z.nullable(z.string()),
      askedAt: z.string(),
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
      detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      /** What was handed in for it. */
      documents: z.array(
        z.object({
          kind: z.string(),
          state: z.string(),
          files: z.array(z.string()),
          handedAt: z.string(),
          decidedAt: z.nullable(z.string()),
        }),
      ),
      at: z.string(),
    }),
  ),
  games: OwnGames,
  sportBets: OwnSportBets,
  bets: OwnBets,
  /** Favourites and settings of our own sportsbook; null where none are kept. */
  bettingPreferences: z.nullable(BettingPreferences),
  ...OwnBonuses.shape,
  support: OwnSupport,
  protection: OwnProtection,
  notifications: z.array(z.object({ title: z.string(), note: z.string(), at: z.string() })),
  /** Copies that support let out by a link, because the player could not log in, and when each was downloaded. */
  copiesByLink: z.array(
    z.object({
      openedAt: z.string(),
      endsAt: z.string(),
      endedAt: z.nullable(z.string()),
      takenAt: z.array(z.string()),
    }),
  ),
})
export type OwnData = z.infer<typeof OwnData>

export const ownData = endpoint({
  method: 'POST',
  path: '/api/customer/owndata',
  summary: 'A copy of what the casino keeps about the player, for the password',
  caller: 'player',
  input: z.strictObject({ password: Password }),
  output: OwnData,
})
