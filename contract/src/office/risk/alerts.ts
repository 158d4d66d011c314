import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Money, NOBODY, PlayerId, Time } from '../players.ts'
import { Reason } from '../proposals.ts'
import { caseSeen, caseStanding } from '../queues.ts'
import { Action } from '../staff.ts'
import { ALERT_RULES, REASON_CODES } from './rule-list.ts'

export const RuleName = z.enum(ALERT_RULES)
export const PlayerName = z.object({ id: PlayerId, number: z.string(), username: z.string() })
/** What a rule looked at: the number seen, and the bound that it passed. Its unit is that of the code. */
export const AlertReason = z.object({
  code: z.enum(REASON_CODES),
  seen: z.string(),
  bound: z.nullable(z.string()),
})
export type AlertReason = z.output<typeof AlertReason>

export const ALERT_STATES = ['open', 'case'] as const

export const AlertRow = z.object({
  ...caseStanding.shape,
  id: z.string(),
  rule: RuleName,
  player: PlayerName,
  /** 0 to 100, of the moment when it was raised; it decides nothing. */
  score: z.int(),
  reasons: z.array(AlertReason),
  /** When it happened. */
  at: Time,
  /** The case that it belongs to. */
  risk: z.nullable(z.string()),
})
export type AlertRow = z.output<typeof AlertRow>

export const listAlerts = operation({
  method: 'GET',
  path: '/api/office/alerts',
  summary: 'Alerts that wait, the highest score first, then the oldest',
  right: 'alert.view',
  writes: false,
  example: {},
  input: z.strictObject({
    rule: z.optional(RuleName),
    state: z.optional(z.enum(ALERT_STATES)),
    after: z.optional(z.string().check(z.maxLength(60))),
  }),
  output: z.object({
    rows: z.array(AlertRow),
    next: z.nullable(z.string()),
    /** Of all that wait, by rule. */
    counts: z.array(z.object({ rule: RuleName, waiting: z.int() })),
  }),
})

/** An account of the group, and how it stands. */
export const GroupMember = z.object({
  ...PlayerName.shape,
  state: z.string(),
  score: z.nullable(z.int()),
  depositedE5: Money,
  withdrawnE5: Money,
  /** Weights of its pairs within the group, together. */
  weight: z.number(),
})
export const EDGE_NAMES = [
  'payout',
  'mailbox',
  'identity',
  'confirmed',
  'device',
  'play',
  'network',
  'offer',
  'sign_up',
] as const
export const GroupPair = z.object({
  one: PlayerId,
  other: PlayerId,
  kinds: z.array(z.enum(EDGE_NAMES)),
  weight: z.number(),
  isFact: z.boolean(),
})
export const LinkedGroup = z.object({
  members: z.array(GroupMember),
  pairs: z.array(GroupPair),
  /** Pairs that share a fact: without one the group is shown and alerts nobody. */
  facts: z.int(),
})
export type LinkedGroup = z.output<typeof LinkedGroup>

export const SCORE_NAMES = [
  'linked_fact',
  'linked_signal',
  'unplayed_deposit',
  'new_payee',
  'new_device',
  'third_party_payer',
  'velocity',
  'aml_alert',
  'abuse_flag',
  'history',
] as const
/** The factors that make a score, the strongest first, and then the figure. */
export const Score = z.object({
  reasons: z.array(z.object({ factor: z.enum(SCORE_NAMES), x: z.number(), seen: z.string() })),
  score: z.int(),
})
export type Score = z.output<typeof Score>

export const AlertCase = z.object({
  ...AlertRow.shape,
  /** Null where the role may not see it. */
  scoreNow: z.nullable(Score),
  /** Null where nothing links the account with another. */
  group: z.nullable(LinkedGroup),
  /** Earlier alerts of the player, the newest first. */
  earlier: z.array(
    z.object({ id: z.string(), rule: RuleName, at: Time, closedAs: z.nullable(z.string()) }),
  ),
  actions: z.array(Action),
})
export type AlertCase = z.output<typeof AlertCase>

const Id = z.string().check(z.regex(/^\d{1,18}$/))

export const readAlert = operation({
  method: 'GET',
  path: '/api/office/alert',
  summary: 'One alert: what the rule saw, the score with its reasons, and the accounts around it',
  right: 'alert.view',
  writes: false,
  example: { id: '1' },
  input: z.strictObject({ id: Id }),
  output: AlertCase,
})

export const takeAlert = operation({
  method: 'POST',
  path: '/api/office/alert-take',
  summary: 'Takes an alert for five minutes, again while it is open; refused while another has it',
  right: 'case.edit',
  writes: true,
  example: { id: '1', caseId: '1' },
  input: z.strictObject({ id: Id, caseId: caseSeen.caseId }),
  output: z.null(),
})

/** More are never closed by one press. */
export const BULK_MAX = 50

const Seen = z.strictObject({ id: Id, ...caseSeen })
const some = z.array(Seen).check(z.minLength(1), z.maxLength(BULK_MAX))

/** What became of each: closed, or why not. */
export const BulkResult = z.array(z.object({ id: Id, refused: z.nullable(z.string()) }))

export const closeAlerts = operation({
  method: 'POST',
  path: '/api/office/alerts-close',
  summary: 'Closes alerts of one rule as noise, each looked at again on its own',
  right: 'alert.decide',
  writes: true,
  example: {
    alerts: [{ id: '1', caseId: '1', version: 0 }],
    reason: 'A family that shares a tablet.',
  },
  input: z.strictObject({ alerts: some, reason: Reason }),
  output: BulkResult,
})

export const openRiskCase = operation({
  method: 'POST',
  path: '/api/office/risk-case-open',
  summary: 'Makes a case of an alert, or adds it to one of the same player that is open',
  right: 'alert.decide',
  writes: true,
  example: { id: '1', caseId: '1', version: 0, reason: 'Three accounts are paid to one IBAN.' },
  input: z.strictObject({ ...Seen.shape, reason: Reason }),
  output: z.object({ risk: z.string() }),
})

export const readScore = operation({
  method: 'GET',
  path: '/api/office/player-score',
  summary: 'The risk score of a player, its reasons first',
  right: 'score.view',
  writes: false,
  example: { id: NOBODY },
  input: z.strictObject({ id: PlayerId }),
  output: Score,
})
