import type { Right } from '@zar/contract/office/rights/rights'
import type { Tx } from '../../../db/db.ts'

/** What a review writes into the audit log, in the transaction of the deed. */
export type ReviewAudit = {
  actor: { kind: 'system'; id: 'clock' } | { kind: 'command-line'; id: string }
  does: string
  right?: Right
  /** `waits`: for the second of two. */
  outcome: 'done' | 'waits'
  /** `withdrawal:` and the payment, `player:` and the player, or what of the house it is about. */
  object: string
  playerId?: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  reason?: string | undefined
}

export type Audit = (tx: Tx, event: ReviewAudit) => Promise<unknown>
export type Audited = { audit?: Audit | undefined }
