import type { CampaignKind, CampaignState } from '@zar/contract/office/campaigns/campaigns'
import type { EndedBecause, Group, Result } from '@zar/contract/office/campaigns/experiments'
import type { Words } from '@zar/contract/office/campaigns/words'
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
  campaign: {
    id: Generated<bigint>
    kind: Generated<CampaignKind>
    /** Of a notice: asked for again with the same, it is the same. */
    asked_key: Generated<string | null>
    name: string
    segment_id: bigint
    segment_version: Generated<number | null>
    state: CampaignState
    version: number
    via_notice: boolean
    via_letter: boolean
    title_tr: string
    title_en: string
    note_tr: string
    note_en: string
    at: Date
    changed_by: string
    changed_at: Date
    started_by: Generated<string | null>
    approved_by: Generated<string | null>
    started_at: Generated<Date | null>
    after_player: Generated<string | null>
    ended_at: Generated<Date | null>
    stopped_by: Generated<string | null>
    stopped_because: Generated<string | null>
  }
  campaign_message: {
    campaign_id: bigint
    player_id: string
    outcome: 'sent' | 'capped'
    notice_id: string | null
    is_letter: boolean
    at: Date
    /** Of an experiment, which words it had. */
    variant: Generated<Group | null>
  }
  experiment: {
    campaign_id: bigint
    words: Json<Words>
    share: number
    size: number
    ends_at: Date
    started_by: string
    approved_by: string
    started_at: Date
    ended_at: Generated<Date | null>
    ended_because: Generated<EndedBecause | null>
    result: ColumnType<Result | null, never, string>
  }
}
