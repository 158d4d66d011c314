import type { Generated, JSONColumnType } from 'kysely'

export type PlatformTables = {
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
  outbox: {
    id: Generated<bigint>
    player_id: string
    command: string
    message: JSONColumnType<object>
    created_at: Generated<Date>
  }
}
