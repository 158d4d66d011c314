/** The suppliers of games as the office sees them, what is stopped and opened, and what they and our books differ about. */
import { z } from 'zod/mini'
import { PROVIDERS, type ProviderName } from '../casino/casino.ts'
import { operation } from './operation.ts'
import { Outcome, ProposalId, Reason } from './proposals.ts'
import { caseStanding } from './queues.ts'
import { Action } from './staff.ts'

const Provider = z.enum(Object.keys(PROVIDERS) as [ProviderName, ...ProviderName[]])
const Id = z.string().check(z.regex(/^\d{1,18}$/))
const Money = z.string().check(z.regex(/^-?\d{1,19}$/))
const Time = z.string()
/** The name of what is stopped, as the person typed it. */
const Typed = z.string().check(z.maxLength(100))

/** What stands for all gaming where a name is typed. */
export const HOUSE_NAME = 'Zar'

const Closing = z.object({ at: Time, by: z.string(), because: z.string() })

export const SUPPLIER_STATES = ['closed', 'away', 'resting', 'held', 'failing', 'works'] as const

const Supplier = z.object({
  provider: Provider,
  name: z.string(),
  /** `closed` by the office, `away` where nobody takes a connection, `resting` behind its breaker, `held` with a list that waits, `failing` calls, or well. */
  state: z.enum(SUPPLIER_STATES),
  /** Of each of the last 40 minutes, the oldest first; null of one without calls. */
  p95Ms: z.array(z.nullable(z.number())),
  /** Of the last five minutes. */
  lastP95Ms: z.nullable(z.number()),
  calls: z.int(),
  failed: z.int(),
  openRounds: z.int(),
  oldestRoundAt: z.nullable(Time),
  differences: z.int(),
  gamesOpen: z.int(),
  /** Launches of the last hour, and how many of them failed. */
  launches: z.int(),
  launchesFailed: z.int(),
  /** The last day that was compared; null where none was. */
  comparedDay: z.nullable(z.string()),
  /** Why the last list could not be read. */
  failure: z.nullable(z.string()),
  closing: z.nullable(z.extend(Closing, { games: z.int() })),
  /** Keys that are shared with it: by name and hash, never by value. */
  keys: z.array(
    z.object({ name: z.string(), since: Time, by: z.string(), fingerprint: z.string() }),
  ),
  actions: z.array(Action),
})
export type OfficeSupplier = z.output<typeof Supplier>

export const listSuppliers = operation({
  method: 'GET',
  path: '/api/office/suppliers',
  summary: 'How each supplier is doing, what is stopped, and what may be done',
  right: 'supplier.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    suppliers: z.array(Supplier),
    /** All gaming, where it is stopped. */
    gaming: z.object({ closing: z.nullable(Closing), actions: z.array(Action) }),
  }),
})
export type SuppliersState = z.output<typeof listSuppliers.output>

export const trySupplier = operation({
  method: 'POST',
  path: '/api/office/supplier-try',
  summary: 'Asks a supplier for its list at once, past its breaker, and tells what came of it',
  right: 'supplier.view',
  writes: true,
  example: { provider: 'amusnet' },
  input: z.strictObject({ provider: Provider }),
  output: z.object({
    isAnswered: z.boolean(),
    ms: z.int(),
    /** How many games its list names; null where it did not answer. */
    games: z.nullable(z.int()),
    failure: z.nullable(z.string()),
  }),
})
export type TriedSupplier = z.output<typeof trySupplier.output>

const REASON = 'Its answers are wrong since eight o’clock.'

export const killSupplier = operation({
  method: 'POST',
  path: '/api/office/supplier-kill',
  summary: 'Closes all games of a supplier at once; rounds end, wins and rollbacks are taken',
  right: 'supplier.kill',
  writes: true,
  example: { provider: 'amusnet', typed: 'Amusnet', reason: REASON },
  input: z.strictObject({ provider: Provider, typed: Typed, reason: Reason }),
  output: z.object({ games: z.int() }),
})

export const restoreSupplier = operation({
  method: 'POST',
  path: '/api/office/supplier-restore',
  summary: 'Leaves a supplier to its list again, once two people want it',
  right: 'supplier.restore',
  writes: true,
  example: { provider: 'amusnet', typed: 'Amusnet', reason: REASON },
  input: z.strictObject({
    provider: Provider,
    typed: Typed,
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

export const stopGaming = operation({
  method: 'POST',
  path: '/api/office/gaming-stop',
  summary: 'Stops all new stakes, at games and sports alike; wins and withdrawals go on',
  right: 'gaming.stop',
  writes: true,
  example: { typed: 'no', reason: REASON },
  input: z.strictObject({ typed: Typed, reason: Reason }),
  output: z.null(),
})

export const restartGaming = operation({
  method: 'POST',
  path: '/api/office/gaming-restart',
  summary: 'Opens all stakes again, once two people want it',
  right: 'gaming.restart',
  writes: true,
  example: { typed: 'no', reason: REASON },
  input: z.strictObject({ typed: Typed, reason: Reason, proposal: z.optional(ProposalId) }),
  output: Outcome,
})

export const DIFFERENCE_KINDS = [
  'missing_here',
  'missing_there',
  'amount',
  'currency',
  'player',
  'kind',
  'round',
  'doubled',
  'rolled_back_here',
  'rolled_back_there',
] as const

/** Why a difference stands that nobody has explained by its clock. */
export const EXPLANATION_CODES = [
  'other_day',
  'incomplete_list',
  'not_listed',
  'supplier_corrects',
  'claimed',
  'test_play',
] as const
const ExplanationCode = z.enum(EXPLANATION_CODES)
export type ExplanationCode = z.output<typeof ExplanationCode>

export const DIFFERENCE_STATES = ['open', 'mended', 'explained'] as const

const Side = z.nullable(
  z.object({
    does: z.enum(['bet', 'win', 'rollback']),
    amountE5: Money,
    currency: z.string(),
    round: z.string(),
    at: Time,
  }),
)

const Difference = z.object({
  id: Id,
  provider: Provider,
  name: z.string(),
  transaction: z.string(),
  what: z.enum(DIFFERENCE_KINDS),
  /** `2026-11-20`, a day of UTC. */
  day: z.string(),
  ours: Side,
  theirs: Side,
  /** What the player has more by our books; below zero less, null where that is not known. */
  favourE5: z.nullable(Money),
  foundAt: Time,
  closedAt: z.nullable(Time),
  explanation: z.nullable(z.string()),
  /** Of one that stood past its clock. */
  explanationCode: z.nullable(ExplanationCode),
  explainedBy: z.nullable(z.string()),
  explainedAt: z.nullable(Time),
  /** Where it waits; null of one that is over. */
  standing: z.nullable(caseStanding),
  actions: z.array(Action),
})
export type OfficeDifference = z.output<typeof Difference>

export const listDifferences = operation({
  method: 'GET',
  path: '/api/office/differences',
  summary: 'What suppliers and our books differ about, the newest first',
  right: 'difference.view',
  writes: false,
  example: {},
  input: z.strictObject({
    state: z.optional(z.enum(DIFFERENCE_STATES)),
    provider: z.optional(Provider),
    before: z.optional(Id),
  }),
  output: z.object({ rows: z.array(Difference), next: z.nullable(Id), open: z.int() }),
})

export const takeDifference = operation({
  method: 'POST',
  path: '/api/office/difference-take',
  summary: 'Opens a difference for one person, for five minutes; again prolongs it',
  right: 'difference.explain',
  writes: true,
  example: { id: '1' },
  input: z.strictObject({ id: Id }),
  output: z.null(),
})

export const explainDifference = operation({
  method: 'POST',
  path: '/api/office/difference-explain',
  summary:
    'Closes a difference within its clock with words, once two people want it; nothing is posted',
  right: 'difference.explain',
  writes: true,
  example: { id: '1', reason: 'The supplier lists it on the next day.' },
  input: z.strictObject({ id: Id, reason: Reason, proposal: z.optional(ProposalId) }),
  output: Outcome,
})

export const reconcileExplain = operation({
  method: 'POST',
  path: '/api/office/reconcile-explain',
  summary: 'Says by code and words why a difference past its clock stands, once two people want it',
  right: 'reconcile.explain',
  writes: true,
  example: { id: '1', code: 'claimed', reason: 'Claimed from the supplier, ticket 7.' },
  input: z.strictObject({
    id: Id,
    code: ExplanationCode,
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

const Day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

export const runReconcile = operation({
  method: 'POST',
  path: '/api/office/reconcile-run',
  summary: 'Compares a day with a supplier’s list now; one comparison runs at a time',
  right: 'reconcile.run',
  writes: true,
  example: { provider: 'hub88', day: '2026-01-01' },
  input: z.strictObject({ provider: Provider, day: Day }),
  output: z.object({ id: Id }),
})

export const reconcileState = operation({
  method: 'GET',
  path: '/api/office/reconcile-state',
  summary: 'The last comparisons that were asked for, with what runs now and what each found',
  right: 'difference.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    checks: z.array(
      z.object({
        id: Id,
        provider: Provider,
        name: z.string(),
        day: z.string(),
        askedBy: z.string(),
        askedAt: Time,
        /** Null while it runs. */
        endedAt: z.nullable(Time),
        /** Differences of the day that were open at its end; null of one that failed. */
        found: z.nullable(z.int()),
        failure: z.nullable(z.string()),
      }),
    ),
    /** The days that can be compared: the last that is over for both sides, and the earliest. */
    lastDay: z.string(),
    firstDay: z.string(),
    actions: z.array(Action),
  }),
})
export type ReconcileState = z.output<typeof reconcileState.output>
