import { z } from 'zod/mini'
import { LIMIT_KINDS, LIMIT_PERIODS } from '../../protection.ts'
import { operation } from '../operation.ts'
import { Cursor, NOBODY, PlayerId, Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import { PlayerName } from './alerts.ts'

export const EXCLUSION_KINDS = ['time_out', 'self_exclusion', 'operator'] as const
export const EXCLUSION_STATES = ['active', 'end_asked', 'ended'] as const

export const ExclusionRow = z.object({
  id: z.string(),
  player: PlayerName,
  kind: z.enum(EXCLUSION_KINDS),
  state: z.enum(EXCLUSION_STATES),
  beganAt: Time,
  /** Null: for good. */
  endsAt: z.nullable(Time),
  /** When the player asked for the end, once its time was over. */
  endAskedAt: z.nullable(Time),
  endedAt: z.nullable(Time),
  by: z.nullable(z.string()),
  because: z.nullable(z.string()),
  actions: z.array(Action),
})
export type ExclusionRow = z.output<typeof ExclusionRow>

export const listExclusions = operation({
  method: 'GET',
  path: '/api/office/exclusions',
  summary: 'The register of exclusions and breaks, the newest first',
  right: 'exclusion.view',
  writes: false,
  example: {},
  input: z.strictObject({
    state: z.optional(z.enum(EXCLUSION_STATES)),
    kind: z.optional(z.enum(EXCLUSION_KINDS)),
    after: z.optional(Cursor),
  }),
  output: z.object({
    rows: z.array(ExclusionRow),
    next: z.nullable(z.string()),
    running: z.int(),
    /** Of this month of Istanbul. */
    begun: z.int(),
    ended: z.int(),
    months: z.array(z.object({ month: z.string(), exclusions: z.int(), breaks: z.int() })),
  }),
})

export const checkExclusion = operation({
  method: 'POST',
  path: '/api/office/exclusion-check',
  summary: 'Whether the person of an identity number is in the register',
  right: 'exclusion.check',
  writes: false,
  example: { identityNumber: '10000000146', reason: 'Asked by the authority, letter 7.' },
  input: z.strictObject({
    identityNumber: z.string().check(z.regex(/^\d{11}$/)),
    reason: Reason,
  }),
  output: z.object({
    isExcluded: z.boolean(),
    /** Until when at the latest; null for good, and where nothing runs. */
    until: z.nullable(Time),
  }),
})

/** Hours that an exclusion of the house runs before two people may end it. */
export const READMIT_HOURS = 24

export const readmitPlayer = operation({
  method: 'POST',
  path: '/api/office/player-readmit',
  summary:
    'Ends, by two people, an exclusion that the house placed; never one that the player chose',
  right: 'exclusion.readmit',
  writes: true,
  example: { id: NOBODY, reason: 'The documents cleared what was suspected.' },
  input: z.strictObject({ id: PlayerId, reason: Reason, proposal: z.optional(ProposalId) }),
  output: Outcome,
})

export const LimitWish = z.object({
  player: PlayerName,
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(LIMIT_PERIODS),
  /** E5, or minutes. */
  most: z.string(),
  /** Null: none at all. */
  wished: z.nullable(z.string()),
  askedAt: Time,
  /** From when on the player may confirm it. */
  confirmFrom: Time,
  /** Points of the player's markers; null where the role may not see them. */
  points: z.nullable(z.int()),
  actions: z.array(Action),
})
export type LimitWish = z.output<typeof LimitWish>

export const listLimitWishes = operation({
  method: 'GET',
  path: '/api/office/limit-wishes',
  summary: 'Raises of limits that wait for their day, and for the player',
  right: 'limit.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(LimitWish),
})

const Key = { id: PlayerId, kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) }
const KEY = { id: NOBODY, kind: 'loss', period: 'week' } as const

export const refuseRaise = operation({
  method: 'POST',
  path: '/api/office/limit-raise-refuse',
  summary: 'Refuses a raise that markers of harm speak against: the lower limit stays',
  right: 'limit.raise_review',
  writes: true,
  example: { ...KEY, reason: 'Markers of chasing in this very week.' },
  input: z.strictObject({ ...Key, reason: Reason }),
  output: z.null(),
})

export const liftHouseLimit = operation({
  method: 'POST',
  path: '/api/office/player-limit-lift',
  summary: 'Lifts the house’s limit of a player, by two people',
  right: 'limit.house_lift',
  writes: true,
  example: { ...KEY, reason: 'Three months without a single marker.' },
  input: z.strictObject({ ...Key, reason: Reason, proposal: z.optional(ProposalId) }),
  output: Outcome,
})

/** More rows are in no file. */
export const REGISTER_FILE_ROWS = 50_000

export const exportExclusions = operation({
  method: 'POST',
  path: '/api/office/exclusions-file',
  summary: 'The register as a file for spreadsheets: player numbers, no names and no reasons',
  right: 'exclusion.view',
  writes: false,
  example: { reason: 'Asked by the authority, letter 7.' },
  input: z.strictObject({ state: z.optional(z.enum(EXCLUSION_STATES)), reason: Reason }),
  output: z.object({ name: z.string(), type: z.string(), content: z.base64() }),
})
