/** What games return beside what they declare, with the band in which one that pays as declared lies. */
import { z } from 'zod/mini'
import { operation } from './operation.ts'
import { Reason } from './proposals.ts'
import { Action } from './staff.ts'

const Code = z.string().check(z.minLength(1), z.maxLength(100))
const Money = z.string().check(z.regex(/^-?\d{1,19}$/))
const Time = z.string()

/** Days of Istanbul that are counted, up to today. */
export const RTP_DAYS = ['7', '30', '90'] as const
/** Fewer rounds say nothing. */
export const RTP_STATES = ['outside', 'inside', 'too few', 'undeclared'] as const

const Finding = z.object({
  at: Time,
  by: z.string(),
  finding: z.string(),
  rounds: z.int(),
  rtpBp: z.int(),
})

/** Returns in hundredths of a percent. */
const Return = z.object({
  code: z.string(),
  name: z.string(),
  studio: z.string(),
  provider: z.string(),
  rounds: z.int(),
  stakesE5: Money,
  winsE5: Money,
  declaredBp: z.int(),
  rtpBp: z.int(),
  /** Declared ± 3σ of the game's own rounds; null where nothing was staked. */
  bandLowBp: z.nullable(z.int()),
  bandHighBp: z.nullable(z.int()),
  state: z.enum(RTP_STATES),
  /** The last word of somebody who took it. */
  finding: z.nullable(Finding),
})
export type GameReturn = z.output<typeof Return>

export const listReturns = operation({
  method: 'GET',
  path: '/api/office/rtp',
  summary: 'Returns of all games with rounds, those outside their band first',
  right: 'rtp.view',
  writes: false,
  example: {},
  input: z.strictObject({
    days: z.optional(z.enum(RTP_DAYS)),
    state: z.optional(z.enum(RTP_STATES)),
    after: z.optional(Code),
  }),
  output: z.object({ rows: z.array(Return), next: z.nullable(z.string()), outside: z.int() }),
})

export const readReturn = operation({
  method: 'GET',
  path: '/api/office/rtp-game',
  summary: 'How one game’s return came about, day by day',
  right: 'rtp.view',
  writes: false,
  example: { code: 'none' },
  input: z.strictObject({ code: Code, days: z.optional(z.enum(RTP_DAYS)) }),
  output: z.object({
    game: Return,
    /** Counted from the first day on: the band narrows with the rounds. */
    points: z.array(
      z.object({
        day: z.string(),
        rounds: z.int(),
        rtpBp: z.int(),
        lowBp: z.int(),
        highBp: z.int(),
        isOutside: z.boolean(),
      }),
    ),
    outsideSince: z.nullable(z.string()),
    /** That a game which pays as declared strays so far, either way, from 0 to 1. */
    probability: z.nullable(z.number()),
    findings: z.array(Finding),
    actions: z.array(Action),
  }),
})
export type ReturnCourse = z.output<typeof readReturn.output>

export const ownReturn = operation({
  method: 'POST',
  path: '/api/office/rtp-own',
  summary: 'Takes a game that left its band, and writes down what was found',
  right: 'rtp.own',
  writes: true,
  example: { code: 'none', reason: 'One win of 1,248 stakes explains all of it.' },
  input: z.strictObject({ code: Code, days: z.optional(z.enum(RTP_DAYS)), reason: Reason }),
  output: z.null(),
})
