import type { ColumnType, Generated } from 'kysely'

/** jsonb: read as a value, written as its JSON text. */
type Json<Value> = ColumnType<Value, string, never>

/** What a rule looked at: a code of its words, the number seen and the bound. */
export type StoredReason = { code: string; seen: string; bound: string | null }

export type RiskTables = {
  risk_rule: {
    rule: string
    version: number
    parameters: Json<Record<string, number>>
    is_on: boolean
    proposed_by: string
    approved_by: string
    because: string
    set_at: Date
  }
  risk_mark: { is_only: Generated<boolean>; transfer_id: bigint; read_to: Date }
  risk_case: {
    id: Generated<bigint>
    player_id: string
    opened_by: string
    opened_at: Date
    because: string
    decision: Generated<'linked' | 'blocked' | 'clean' | null>
    decided_by: Generated<string | null>
    proposed_by: Generated<string | null>
    decided_because: Generated<string | null>
    decided_at: Generated<Date | null>
  }
  alert: {
    id: Generated<bigint>
    rule: string
    rule_version: number
    player_id: string
    about: string
    reasons: Json<StoredReason[]>
    score: number
    at: Date
    found_at: Date
    case_id: Generated<bigint | null>
    closed_as: Generated<'noise' | 'case' | null>
    closed_by: Generated<string | null>
    closed_because: Generated<string | null>
    closed_at: Generated<Date | null>
  }
  aml_case: {
    id: Generated<bigint>
    player_id: string
    opened_by: string | null
    alert_id: bigint | null
    /** A match with a list, which opened it. */
    match_id: Generated<bigint | null>
    because: string
    opened_at: Date
    looked_by: Generated<string | null>
    looked_at: Generated<Date | null>
    decision: Generated<'no_report' | 'report' | null>
    proposed_by: Generated<string | null>
    decided_by: Generated<string | null>
    decided_because: Generated<string | null>
    decided_at: Generated<Date | null>
    report_number: Generated<string | null>
    reported_by: Generated<string | null>
    reported_at: Generated<Date | null>
  }
  inside_alert: {
    id: Generated<bigint>
    rule: string
    rule_version: number
    staff_id: string
    other_id: string | null
    player_id: string | null
    about: string
    reasons: Json<StoredReason[]>
    at: Date
    found_at: Date
    closed_by: Generated<string | null>
    closed_because: Generated<string | null>
    closed_at: Generated<Date | null>
  }
  account_link: {
    id: Generated<bigint>
    one_id: string
    other_id: string
    is_linked: boolean
    decided_by: string
    because: string
    decided_at: Date
  }
  harm_marker: {
    id: Generated<bigint>
    player_id: string
    rule: string
    rule_version: number
    points: number
    reasons: Json<StoredReason[]>
    at: Date
    found_at: Date
  }
  harm_step: {
    id: Generated<bigint>
    player_id: string
    step: number
    points: number
    done_by: string | null
    because: string
    done_at: Date
  }
}
