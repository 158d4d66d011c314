import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A column of JSON that is written as text. */
type Json<T> = ColumnType<T, string, never>

export type AuditTables = {
  audit_event: {
    id: GeneratedAlways<bigint>
    /** By the database's clock, in milliseconds. */
    at: GeneratedAlways<Date>
    actor_kind: 'staff' | 'system' | 'command-line'
    actor: string
    roles: string[] | null
    elevation: string | null
    does: string
    right_name: string | null
    outcome: 'done' | 'waits' | 'refused' | 'failed'
    code: string | null
    object: string | null
    player_id: string | null
    before: Json<Record<string, unknown>> | null
    after: Json<Record<string, unknown>> | null
    reason: string | null
    linked: string | null
    seen: Json<{ fields?: string[]; rows?: number }> | null
    request: string | null
    session: string | null
    ip: string | null
    agent: string | null
  }
  audit_seal: { id: bigint; after_id: bigint; mac: Buffer }
  audit_batch: {
    i: number
    log: string
    after_id: bigint
    to_id: bigint
    rows: number
    root: Buffer
    mac: Buffer
    at: Generated<Date>
  }
  audit_head: {
    id: GeneratedAlways<bigint>
    log: string
    batches: number
    rows: bigint
    root: Buffer
    at: Date
    key: string
    sig: Buffer
  }
  audit_check: {
    id: GeneratedAlways<bigint>
    began_at: Date
    ended_at: Generated<Date>
    rows: bigint
    sealed_to: bigint
    findings: Json<AuditFinding[]>
  }
  posting_cause: { transfer_key: string; audit_id: bigint }
}

/** One thing that is not as it was sealed. Hashes are hexadecimal. */
export type AuditFinding = {
  /** The event's number; null of what is about no single event. */
  id: string | null
  says: string
  stored?: string
  computed?: string
}
