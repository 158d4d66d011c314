import type { JSONColumnType } from 'kysely'

export type SupportTables = {
  call_request: {
    id: string
    player_id: string
    name: string
    message: string
    contacts: JSONColumnType<{ type: number; contact: string }[]>
    created_at: Date
  }
}
