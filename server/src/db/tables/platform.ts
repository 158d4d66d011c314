import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** One row of a piece as a seed gave it. */
type GivenRow = { table: string; key: string[]; row: Record<string, unknown> }

export type PlatformTables = {
  /** What seeds gave, by the name of the piece. Null of what was given before that was kept. */
  demo_content: { item: string; given: ColumnType<GivenRow[] | null, string, string> }
  request: {
    owner_id: string
    id: string
    fingerprint: Buffer
    answer: JSONColumnType<object> | null
    created_at: Generated<Date>
  }
  key_fingerprint: {
    id: Generated<bigint>
    name: string
    fingerprint: Buffer | null
    noted_by: string
    noted_at: Generated<Date>
  }
  log_notice: {
    id: Generated<bigint>
    level: 'warn' | 'error'
    process: string
    message: string
    code: string | null
    place: string | null
    task: string | null
    request: string | null
    times: number
    first_at: Date
    last_at: Date
  }
  process_sign: {
    process: string
    version: string
    opened_at: Generated<Date>
    seen_at: Generated<Date>
    key_versions: number[]
    sealing_version: number
  }
  backup_record: {
    id: Generated<bigint>
    kind: 'backup' | 'restore' | 'drill'
    is_done: boolean
    file: string
    bytes: bigint | null
    as_of: Date | null
    took_ms: number
    done_by: string
    at: Generated<Date>
  }
  outbox: {
    id: Generated<bigint>
    player_id: string
    command: string
    message: JSONColumnType<object>
    created_at: Generated<Date>
  }
}
