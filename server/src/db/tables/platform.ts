import type { Generated, JSONColumnType } from 'kysely'

export type PlatformTables = {
  request: {
    owner_id: string
    id: string
    fingerprint: Buffer
    answer: JSONColumnType<object> | null
    created_at: Generated<Date>
  }
  outbox: {
    id: Generated<bigint>
    player_id: string
    command: string
    message: JSONColumnType<object>
    created_at: Generated<Date>
  }
}
