import type { LetterWords } from '@zar/contract/office/letters/letters'
import type { ColumnType, Generated } from 'kysely'

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
  letter_version: {
    letter: string
    version: number
    words: ColumnType<LetterWords, string, never>
    made_by: string
    because: string
    made_at: Generated<Date>
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
