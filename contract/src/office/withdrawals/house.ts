/** The review clock of the whole house: its rule, incidents, and what the law holds. All by two people. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { PlayerId } from '../players.ts'
import { Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import { Came } from './withdrawals.ts'

const EXAMPLE = '00000000-0000-4000-8000-000000000000'
const Money = z.string().check(z.regex(/^\d{1,19}$/))
const minutes = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

/**
 * Lengths of the clock. The first in line has `firstMinutes`, each that stands before adds `eachMinutes`, together
 * at most `mostMinutes`; a player who was asked has `askedHours`. Minutes of Istanbul's day between which somebody
 * looks; null: always. Above `brakeHourE5` in an hour, or so many times a usual hour, people are called.
 */
const Lengths = {
  firstMinutes: minutes(1, 240),
  eachMinutes: minutes(0, 60),
  mostMinutes: minutes(1, 240),
  askedHours: minutes(1, 72),
  opensMinute: z.nullable(minutes(0, 1_439)),
  closesMinute: z.nullable(minutes(1, 1_440)),
  brakeHourE5: Money,
  brakeTimes: minutes(2, 10),
}
export const ReviewLengths = z.strictObject(Lengths)
export type ReviewLengths = z.infer<typeof ReviewLengths>

export const readReviewHouse = operation({
  method: 'GET',
  path: '/api/office/review',
  summary: 'The rule of the review clock, the last incident, and what waits for a second person',
  right: 'withdrawal.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    version: z.int(),
    setAt: z.string(),
    /** Null both of the rule as it was delivered. */
    by: z.nullable(z.string()),
    first: z.nullable(z.string()),
    lengths: ReviewLengths,
    /** When the next incident may be declared; null: now. */
    incidentFrom: z.nullable(z.string()),
    waiting: z.array(
      z.object({
        kind: z.enum(['rule', 'incident']),
        by: z.string(),
        isOwn: z.boolean(),
        because: z.string(),
        lapsesAt: z.string(),
        /** Of an incident its hours, of a rule its lengths. */
        hours: z.nullable(z.int()),
        lengths: z.nullable(ReviewLengths),
      }),
    ),
    actions: z.array(Action),
  }),
})
export type ReviewHouse = z.output<typeof readReviewHouse.output>

const LENGTHS: ReviewLengths = {
  firstMinutes: 15,
  eachMinutes: 3,
  mostMinutes: 240,
  askedHours: 72,
  opensMinute: null,
  closesMinute: null,
  brakeHourE5: '25000000000',
  brakeTimes: 3,
}

export const setReviewRule = operation({
  method: 'POST',
  path: '/api/office/review-rule',
  summary: 'A new version of the clock’s rule, by two people; what is held keeps its own',
  right: 'withdrawal.clock',
  writes: true,
  example: { lengths: LENGTHS, reason: 'Two more people work in the evening.' },
  input: z.strictObject({ lengths: ReviewLengths, reason: Reason }),
  output: Came,
})

export const declareIncident = operation({
  method: 'POST',
  path: '/api/office/review-incident',
  summary: 'Gives every open review up to 24 hours more, once in seven days, by two people',
  right: 'withdrawal.extend',
  writes: true,
  example: { hours: 6, reason: 'The bank’s transfers are down since noon.' },
  input: z.strictObject({ hours: minutes(1, 24), reason: Reason }),
  output: Came,
})

export const LEGAL_GROUNDS = ['legal_hold', 'sanction', 'court_order'] as const

export const placeLegalHold = operation({
  method: 'POST',
  path: '/api/office/legal-hold',
  summary: 'Holds all withdrawals of a player by law: no clock pays; two people of compliance',
  right: 'legalhold.place',
  writes: true,
  example: { player: EXAMPLE, ground: 'court_order', reason: 'Order of the court, file 2026/118.' },
  input: z.strictObject({ player: PlayerId, ground: z.enum(LEGAL_GROUNDS), reason: Reason }),
  output: Came,
})

export const liftLegalHold = operation({
  method: 'POST',
  path: '/api/office/legal-hold-lift',
  summary: 'Lifts what the law held; each withdrawal is looked at once more',
  right: 'legalhold.lift',
  writes: true,
  example: { player: EXAMPLE, reason: 'The court has withdrawn its order.' },
  input: z.strictObject({ player: PlayerId, reason: Reason }),
  output: Came,
})
