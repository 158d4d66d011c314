import { z } from 'zod/mini'
import { operation } from './operation.ts'
import { Outcome, ProposalId, Reason } from './proposals.ts'

const Id = z.string().check(z.regex(/^\d{1,18}$/))
const Time = z.string()
/** A UTC time, `2026-11-21T17:00:00Z`. */
const Moment = z.iso.datetime()
/** As a page of rows is asked for: rows from before this number. */
const before = z.optional(Id)
const Members = z.nullable(z.record(z.string(), z.unknown()))
const text = z.nullable(z.string())

export const OUTCOMES = ['done', 'waits', 'refused', 'failed'] as const

/** One row of the audit log. Addresses are shortened. */
export const AuditRow = z.object({
  id: Id,
  at: Time,
  actorKind: z.enum(['staff', 'system', 'command-line']),
  /** A person's id, `system:clock` or `command-line:NAME`. */
  actor: z.string(),
  /** Of a person of the staff. */
  actorName: text,
  roles: z.array(z.string()),
  elevation: text,
  does: z.string(),
  right: text,
  outcome: z.enum(OUTCOMES),
  code: text,
  object: text,
  player: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
  before: Members,
  after: Members,
  reason: text,
  linked: text,
  seen: z.nullable(z.object({ fields: z.array(z.string()), rows: z.nullable(z.number()) })),
  request: text,
  session: text,
  ip: text,
  agent: text,
  /** Its hash and that of the row before it, hexadecimal; null until it is sealed, some seconds later. */
  mac: text,
  previousMac: text,
})
export type AuditRow = z.output<typeof AuditRow>

/** The newest rows first. `next` goes into `before` for the following ones; null where there are none. */
const AuditPage = z.object({ rows: z.array(AuditRow), next: z.nullable(Id) })

/** What the last verification of the log came to. */
export const AuditCheck = z.object({
  beganAt: Time,
  endedAt: Time,
  /** Rows that were hashed anew. */
  rows: z.number(),
  findings: z.array(
    z.object({
      id: z.nullable(z.string()),
      says: z.string(),
      stored: text,
      computed: text,
    }),
  ),
})
export type AuditCheck = z.output<typeof AuditCheck>

/** The log as a whole: its last check, its newest signed head, and about how many rows it has. */
const AuditState = z.object({
  rows: z.number(),
  check: z.nullable(AuditCheck),
  headAt: z.nullable(Time),
})

export const searchAudit = operation({
  method: 'POST',
  path: '/api/office/search-audit',
  summary: 'Searches the audit log, a hundred rows a page; the search is a row itself',
  right: 'audit.view',
  writes: false,
  example: { reason: 'Looked at for the example.' },
  input: z.strictObject({
    reason: Reason,
    before,
    /** A person's id, `system:clock` or `command-line:NAME`. */
    actor: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    does: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    object: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    playerId: z.optional(z.uuid()),
    outcome: z.optional(z.enum(OUTCOMES)),
    /** What moves money, or what shows personal fields. */
    kind: z.optional(z.enum(['money', 'personal'])),
    from: z.optional(Moment),
    /** Exclusive. */
    until: z.optional(Moment),
    /** Words of the reason, each by its beginning. */
    text: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(100))),
  }),
  output: AuditPage,
})

export const myAudit = operation({
  method: 'GET',
  path: '/api/office/my-audit',
  summary: 'The caller’s own rows of the audit log',
  right: 'audit.own',
  writes: false,
  example: {},
  input: z.strictObject({ before }),
  output: AuditPage,
})

export const auditState = operation({
  method: 'GET',
  path: '/api/office/audit-state',
  summary: 'What the last verification of the audit log came to',
  right: 'audit.verify',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: AuditState,
})

export const verifyAudit = operation({
  method: 'POST',
  path: '/api/office/verify-audit',
  summary: 'Has the audit log hashed anew; audit-state tells what it came to',
  right: 'audit.verify',
  writes: true,
  example: {},
  input: z.strictObject({}),
  output: z.null(),
})

export const exportAudit = operation({
  method: 'POST',
  path: '/api/office/export-audit',
  summary: 'Exports sealed rows of the audit log, at most 50,000, once two people want it',
  right: 'audit.export',
  writes: true,
  example: {
    from: '2026-11-01T00:00:00Z',
    until: '2026-11-02T00:00:00Z',
    format: 'sealed',
    reason: 'Asked for by the supervisor.',
  },
  input: z.strictObject({
    from: Moment,
    /** Exclusive, and a minute ago or longer. */
    until: Moment,
    /** `sealed`: canonical lines with hashes and the signed head, packed. `csv`: for a spreadsheet. */
    format: z.enum(['sealed', 'csv']),
    reason: Reason,
    /** That of the first person, with the same range and format. */
    proposal: z.optional(ProposalId),
  }),
  output: z.extend(Outcome, {
    /** Of what is done: its bytes in base64. */
    file: z.nullable(z.object({ name: z.string(), type: z.string(), content: z.string() })),
  }),
})
