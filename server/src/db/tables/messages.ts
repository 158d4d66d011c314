import type { Generated } from 'kysely'

export type MessageTables = {
  sandbox_box: {
    box_hash: Buffer
    player_id: string
  }
  sandbox_message: {
    id: string
    number: Generated<bigint>
    box_hash: Buffer
    player_id: string | null
    sealed: Buffer
    created_at: Date
  }
  notification: {
    id: string
    player_id: string
    type: number
    title_tr: string
    title_en: string
    note_tr: string
    note_en: string
    created_at: Date
    read_at: Date | null
    written_by: string | null
  }
}
