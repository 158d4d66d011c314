import type { DocumentCode, DocumentFileType, DocumentKind } from '@zar/contract/players/documents'
import type { Generated } from 'kysely'

/** Documents that players are asked for with a withdrawal; `payments` owns them. */
export type DocumentTables = {
  document_ask: {
    payment_id: string
    player_id: string
    kind: DocumentKind
    asked_at: Date
  }
  document: {
    id: string
    payment_id: string
    player_id: string
    state: Generated<'waiting' | 'accepted' | 'refused' | 'lapsed'>
    handed_at: Date
    code: Generated<DocumentCode | null>
    /** For the house alone. */
    because: Generated<string | null>
    decided_by: Generated<string | null>
    decided_at: Generated<Date | null>
  }
  document_file: {
    id: string
    player_id: string
    /** Null until it is handed in. */
    document_id: string | null
    name: string
    type: DocumentFileType
    bytes: number
    created_at: Date
  }
  document_file_piece: {
    id: string
    file_id: string
    place: number
    sealed: Buffer
  }
}
