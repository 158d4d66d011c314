import type { Expression } from '@zar/contract/office/segments/expression'
import type { ColumnType, Generated } from 'kysely'

/** jsonb: read as a value, written as its JSON text. */
type Json<Value> = ColumnType<Value, string, never>

/** What may stand on a segment. */
export type SegmentUserKind = 'offer' | 'campaign'

export type SegmentTables = {
  segment: {
    id: Generated<bigint>
    name: string
    made_by: string
    made_at: Date
    removed_by: Generated<string | null>
    removed_at: Generated<Date | null>
  }
  segment_version: {
    segment_id: bigint
    version: number
    expression: Json<Expression>
    made_by: string
    because: string
    made_at: Date
  }
  segment_use: {
    segment_id: bigint
    user_kind: SegmentUserKind
    user_id: string
    name: string
    began_at: Date
    ended_at: Generated<Date | null>
  }
}
