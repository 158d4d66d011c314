import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Money, Time } from '../players.ts'
import { OfferId } from './terms.ts'

/** How often what comes after a taker’s real play is drawn. */
export const TRIAL_RUNS = 200
/** Of more takers so many are played, evenly chosen, and the sums are raised to all. */
export const TRIAL_TAKERS_MAX = 2_000
/** Fewer who finish are a warning: the offer may be too hard for its players. */
export const FINISHED_WARN = 35

const Share = z.number().check(z.gte(0), z.lte(100))

export const TrialTaker = z.object({
  /** As players are known by: `204718331` as it is stored, `ZR 204 718 331` as it is told. */
  number: z.string(),
  at: Time,
  /** The deposit that would have triggered it; null of a sign-up. */
  depositE5: z.nullable(Money),
  grantedE5: Money,
  /** What of the wagering their real play had done. */
  wageredE5: Money,
  /** How their real play left the bonus. */
  after: z.enum(['released', 'lost', 'expired', 'open', 'used']),
  /** In percent of the runs. */
  finished: Share,
  costE5: Money,
})
export type TrialTaker = z.output<typeof TrialTaker>

export const TrialFigures = z.object({
  takers: z.int(),
  /** So many of them were played. */
  simulated: z.int(),
  grantedE5: Money,
  /** Percent of takers who finish the wagering, over all runs. */
  finished: Share,
  meanE5: Money,
  p5E5: Money,
  p95E5: Money,
  /** The taker who cost most in one run, and how much. */
  worst: z.nullable(z.object({ number: z.string(), costE5: Money })),
  examples: z.array(TrialTaker),
  /** Costs of the runs in steps of equal width: where each begins, and how many runs fell into it. */
  bars: z.array(z.object({ fromE5: Money, runs: z.int() })),
})
export type TrialFigures = z.output<typeof TrialFigures>

export const TRIAL_STATES = ['waiting', 'running', 'done', 'failed'] as const

export const Trial = z.object({
  id: z.string(),
  month: z.string(),
  seed: z.string(),
  state: z.enum(TRIAL_STATES),
  progress: z.int(),
  askedBy: z.string(),
  askedAt: Time,
  /** Whether it was run with exactly the terms of the draft, and the newest version of its segment. */
  isOfTheseTerms: z.boolean(),
  figures: z.nullable(TrialFigures),
})
export type Trial = z.output<typeof Trial>

const Month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))
const Seed = z.string().check(z.regex(/^[\w-]{1,40}$/))

export const tryOffer = operation({
  method: 'POST',
  path: '/api/office/offer-try',
  summary:
    'Starts a dry run of an offer’s draft on a month that is over; it writes nothing but its result',
  right: 'offer.dry_run',
  writes: true,
  example: { id: 'no-such-offer' },
  input: z.strictObject({
    id: OfferId,
    /** In Istanbul; the last one that is over where it is not said. */
    month: z.optional(Month),
    /** What the draws follow from; one is made where it is not said. */
    seed: z.optional(Seed),
  }),
  output: z.object({ trial: z.string() }),
})

export const readTrial = operation({
  method: 'GET',
  path: '/api/office/offer-trial',
  summary: 'A dry run: how far it is, and what it found',
  right: 'offer.view',
  writes: false,
  example: { id: '1' },
  input: z.strictObject({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
  output: Trial,
})
