import type { Right } from '@zar/contract/office/rights/rights'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A column of JSON that is written as text. */
type Json<T> = ColumnType<T, string, string>

/** `replaced`: by one of other terms. */
export type ProposalState = 'waiting' | 'done' | 'withdrawn' | 'refused' | 'lapsed' | 'replaced'

export type ApprovalTables = {
  proposal: {
    id: Generated<bigint>
    right_name: Right
    object: string
    terms: Json<Record<string, unknown>>
    facts: Json<Record<string, unknown>>
    reason: string
    /** As the audit log names them. */
    proposed_by: string
    /** The same where it is somebody of the staff. */
    proposer_id: GeneratedAlways<string | null>
    proposed_at: Generated<Date>
    lapses_at: Date
    state: Generated<ProposalState>
    decided_at: Date | null
  }
  proposal_approval: {
    proposal_id: bigint
    approved_by: string
    approver_id: GeneratedAlways<string | null>
    approved_at: Generated<Date>
  }
}
