import type { Right, RoleName } from '@zar/contract/office/rights/rights'

/** Who did it: a person of the staff, a rule of the house by itself, or somebody at the machine. */
export type Actor =
  | { kind: 'staff'; id: string; roles: readonly RoleName[]; elevation?: string | undefined }
  | { kind: 'system'; id: 'clock' | 'rule' | 'job' }
  | { kind: 'command-line'; id: string }

/** Where it came from; undefined members are unknown. */
export type Origin = { request?: string; session?: string; ip?: string; agent?: string }

/** One row of the audit log. Times and numbers of rows are given as it is written. */
export type AuditEvent = {
  actor: Actor
  /** The name of the event: the right's, or one of `log_in`, `log_out`, `system` deeds. */
  does: string
  right?: Right | undefined
  outcome: 'done' | 'waits' | 'refused' | 'failed'
  /** Why it was refused, or failed. */
  code?: string | undefined
  /** `withdrawal:884117`. */
  object?: string | undefined
  playerId?: string | undefined
  /** Changed members alone. Never a secret, a full account or an identity number. */
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
  reason?: string | undefined
  /** A case, ticket or proposal. */
  linked?: string | undefined
  /** Of reveals and searches: names of fields and the number of rows. */
  seen?: { fields?: readonly string[]; rows?: number } | undefined
  origin?: Origin | undefined
}
