import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What a player may limit: what is paid in, staked and lost, and the time of play. */
export const LIMIT_KINDS = ['deposit', 'stake', 'loss', 'time'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** Those of Istanbul's calendar, for every kind of limit; a week begins on Monday. Time has one for the day alone. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** So long a raise waits, and so long the end of a self-exclusion after it was asked for. */
export const SECOND_THOUGHT_HOURS = 24
/** Whole currency units, and of time whole minutes. */
export const LIMIT_MAX = { money: 100_000_000, minutes: 24 * 60 } as const

export const TIME_OUTS = ['day', 'week', 'month', 'six_weeks'] as const
export type TimeOut = (typeof TIME_OUTS)[number]
export const SELF_EXCLUSIONS = ['six_months', 'year', 'five_years', 'for_good'] as const
export type SelfExclusion = (typeof SELF_EXCLUSIONS)[number]

/** How often a player can be told of their time and result, in minutes. */
export const REALITY_CHECK_MINUTES = [15, 30, 60, 120] as const
export type RealityCheckMinutes = (typeof REALITY_CHECK_MINUTES)[number]
export const REALITY_CHECK_DEFAULT: RealityCheckMinutes = 60

export const PlayerLimit = z.object({
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(LIMIT_PERIODS),
  /** Set by an operator: only the casino changes it. Of it and the player's own the lower one holds. */
  isOfHouse: z.boolean(),
  /** Currency units; of time minutes. */
  most: z.number(),
  /** Below zero where more was won than lost. */
  used: z.number(),
  left: z.number(),
  /** What it shall be instead: null takes the limit away. It can be confirmed from then on, UTC ISO. */
  wish: z.nullable(z.object({ most: z.nullable(z.number()), confirmFrom: z.string() })),
})
export type PlayerLimit = z.infer<typeof PlayerLimit>

export const Exclusion = z.object({
  /** Taken by the player, or decided by an operator. */
  kind: z.enum(['time_out', 'self_exclusion', 'operator']),
  /** UTC ISO; null for good, of an operator's until it is taken back. */
  endsAt: z.nullable(z.string()),
  /** Whether the end can be asked for now. */
  mayAskEnd: z.boolean(),
  /** When it ends, once that was asked for. */
  overAt: z.nullable(z.string()),
})
export type Exclusion = z.infer<typeof Exclusion>

export const Protection = z.object({
  limits: z.array(PlayerLimit),
  exclusion: z.nullable(Exclusion),
})
export type Protection = z.infer<typeof Protection>

export const protection = endpoint({
  method: 'GET',
  path: '/api/protection/mine',
  summary: 'The limits of the player with what is used of them, and the break they take',
  caller: 'player',
  input: z.strictObject({}),
  output: Protection,
})

const which = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) }

export const setLimit = endpoint({
  method: 'POST',
  path: '/api/protection/setlimit',
  summary: 'Sets a limit. A lower one holds at once; a higher one, or none, waits and is confirmed',
  caller: 'player',
  input: z.strictObject({
    ...which,
    /** Whole units or minutes; null takes the limit away. What it is now drops the change that waits. */
    most: z.nullable(z.int().check(z.gte(0), z.lte(LIMIT_MAX.money))),
  }),
  output: Protection,
})

export const confirmLimit = endpoint({
  method: 'POST',
  path: '/api/protection/confirmlimit',
  summary: 'Confirms a higher limit, or none, 24 hours after it was asked for',
  caller: 'player',
  input: z.strictObject(which),
  output: Protection,
})

export const takeTimeOut = endpoint({
  method: 'POST',
  path: '/api/protection/timeout',
  summary: 'No stake and no deposit from now on; it ends by itself',
  caller: 'player',
  input: z.strictObject({ length: z.enum(TIME_OUTS) }),
  output: Protection,
})

export const excludeSelf = endpoint({
  method: 'POST',
  path: '/api/protection/exclude',
  summary: 'No stake and no deposit from now on, and no way back before its time',
  caller: 'player',
  input: z.strictObject({ length: z.enum(SELF_EXCLUSIONS) }),
  output: Protection,
})

export const endExclusion = endpoint({
  method: 'POST',
  path: '/api/protection/endexclusion',
  summary: 'Asks for the end of a self-exclusion whose time is over; it ends 24 hours later',
  caller: 'player',
  input: z.strictObject({}),
  output: Protection,
})

/** The sitting that the player is in: stakes without a pause of half an hour, in own money. */
export const RealityCheck = z.object({
  everyMinutes: z.literal(REALITY_CHECK_MINUTES),
  /** Since its first stake. */
  minutes: z.int(),
  /** Currency units. */
  staked: z.number(),
  won: z.number(),
  /** Won less staked: below zero is a loss. */
  net: z.number(),
  /** Whether it has to be shown and acknowledged now. */
  isDue: z.boolean(),
  /** When it is worth asking again. */
  againInSeconds: z.int(),
})
export type RealityCheck = z.infer<typeof RealityCheck>

export const realityCheck = endpoint({
  method: 'GET',
  path: '/api/protection/realitycheck',
  summary: 'How long the player has been playing, and what came of it',
  caller: 'player',
  input: z.strictObject({}),
  output: RealityCheck,
})

export const setRealityCheck = endpoint({
  method: 'POST',
  path: '/api/protection/setrealitycheck',
  summary: 'Sets how often the player is told of it; holds at once',
  caller: 'player',
  input: z.strictObject({ everyMinutes: z.literal(REALITY_CHECK_MINUTES) }),
  output: RealityCheck,
})

export const seeRealityCheck = endpoint({
  method: 'POST',
  path: '/api/protection/seerealitycheck',
  summary: 'The player has seen it: the next one comes a whole interval later',
  caller: 'player',
  input: z.strictObject({}),
  output: RealityCheck,
})

/** What is done during maintenance, as players read it. */
export const MAINTENANCE_CODES = ['update', 'move', 'check'] as const
export type MaintenanceCode = (typeof MAINTENANCE_CODES)[number]

export const maintenance = endpoint({
  method: 'GET',
  path: '/api/maintenance',
  summary: 'The maintenance that runs now, else the next that is announced; null where none is',
  caller: 'anyone',
  isPublicRead: true,
  input: z.strictObject({}),
  output: z.nullable(
    z.object({
      /** UTC ISO. From `beginsAt` until before `endsAt` no stake and no deposit is taken. */
      beginsAt: z.string(),
      endsAt: z.string(),
      code: z.enum(MAINTENANCE_CODES),
      /** The house's clock, by which both are meant. */
      now: z.string(),
    }),
  ),
})
export type AnnouncedMaintenance = z.output<typeof maintenance.output>
