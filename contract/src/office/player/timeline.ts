/** Everything that happened to one player, in one order. */
import { z } from 'zod/mini'
import { LIMIT_KINDS, LIMIT_PERIODS } from '../../protection.ts'
import { operation } from '../operation.ts'
import { Money, NOBODY, PlayerId, Time } from '../players.ts'
import type { Right } from '../rights/rights.ts'

export const TIMELINE_KINDS = [
  /** Paid in, withdrawn, and given as a bonus. */
  'money',
  /** Every other movement: stakes, wins, corrections. */
  'play',
  'log_in',
  'limit',
  /** Breaks, exclusions and blocks, as they began and ended. */
  'break',
  /** What somebody of the house, or a rule of it, did. */
  'act',
  'letter',
] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]

/** What is asked for beside the timeline's own right, by kind. Who lacks it is told nothing of the kind. */
export const TIMELINE_ALSO: Partial<Record<TimelineKind, Right>> = {
  money: 'balance.view',
  play: 'balance.view',
  limit: 'limit.view',
}

/** Where each source of the timeline stands: longer than any other cursor. */
const TimelineCursor = z.string().check(z.maxLength(600))

const common = {
  /** Once in a timeline. */
  id: z.string(),
  at: Time,
}

const Moved = z.object({
  ...common,
  kind: z.enum(['money', 'play']),
  reason: z.string(),
  /** From the player's side: a stake is below zero. */
  amountE5: Money,
  account: z.enum(['cash', 'withdrawal', 'debt', 'bonus']),
  key: z.string(),
  /** What the game is called; null of what is no game's. */
  game: z.nullable(z.string()),
})

const LogIn = z.object({
  ...common,
  kind: z.literal('log_in'),
  device: z.string(),
  /** Its network alone. */
  address: z.string(),
  endedAt: z.nullable(Time),
})

const LimitChange = z.object({
  ...common,
  kind: z.literal('limit'),
  limit: z.enum(LIMIT_KINDS),
  period: z.enum(LIMIT_PERIODS),
  /** Money in E5, or minutes; null where there was, or is, none. */
  was: z.nullable(z.string()),
  most: z.nullable(z.string()),
})

const BreakStep = z.object({
  ...common,
  kind: z.literal('break'),
  what: z.enum(['time_out', 'self_exclusion', 'operator', 'block', 'closure']),
  isEnd: z.boolean(),
  /** Null: the player, or the time that ran out. */
  by: z.nullable(z.string()),
  /** Of a beginning; null: without an end. */
  endsAt: z.nullable(Time),
})

const ActOfHouse = z.object({
  ...common,
  kind: z.literal('act'),
  /** The name of a right. */
  does: z.string(),
  outcome: z.enum(['done', 'waits']),
  /** A person's name; else what acted. */
  actor: z.string(),
})

const LetterSent = z.object({
  ...common,
  kind: z.literal('letter'),
  title: z.string(),
  note: z.string(),
  /** The person who wrote it; null where the house did by itself. */
  by: z.nullable(z.string()),
})

export const TimelineRow = z.discriminatedUnion('kind', [
  Moved,
  LogIn,
  LimitChange,
  BreakStep,
  ActOfHouse,
  LetterSent,
])
export type TimelineRow = z.output<typeof TimelineRow>

/** Each look is a row of the audit log. A POST, as kinds are a list. */
export const playerTimeline = operation({
  method: 'POST',
  path: '/api/office/player-timeline',
  summary: 'Everything of a player in one order, the newest first: of the kinds that are asked for',
  right: 'player.timeline',
  writes: false,
  example: { id: NOBODY, kinds: ['log_in', 'letter'] },
  input: z.strictObject({
    id: PlayerId,
    /** Absent: all. */
    kinds: z.optional(
      z.array(z.enum(TIMELINE_KINDS)).check(z.minLength(1), z.maxLength(TIMELINE_KINDS.length)),
    ),
    after: z.optional(TimelineCursor),
  }),
  output: z.object({
    rows: z.array(TimelineRow),
    next: z.nullable(z.string()),
  }),
})
