import type { ProviderName } from '@zar/contract/casino/casino'
import type { ExplanationCode } from '@zar/contract/office/suppliers'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type DifferenceKind =
  | 'missing_here'
  | 'missing_there'
  | 'amount'
  | 'currency'
  | 'player'
  | 'kind'
  | 'round'
  | 'doubled'
  | 'rolled_back_here'
  | 'rolled_back_there'

/** What one side says of a transaction; the amount in digits, since JSON's numbers are not exact. */
export type MovementFacts = {
  kind: 'bet' | 'win' | 'rollback'
  player: string
  round: string
  currency: string
  amountE5: string
  at: string
  /** Of ours: what the supplier was answered. */
  outcome?: string
  /** Of ours: false where none of the player's cash moved, as with the stake of a free round. */
  movesCash?: false
  /** Of theirs: how often it is listed. */
  times?: number
}

export type SupplierTables = {
  supplier_day: {
    provider: string
    day: string
    reconciled_at: Date | null
    listed: bigint | null
    held: bigint | null
    failed_at: Date | null
    failure: string | null
  }
  supplier_check: {
    id: GeneratedAlways<bigint>
    provider: string
    day: string
    asked_by: string
    asked_at: Generated<Date>
    seen_at: Generated<Date>
    ended_at: Date | null
    found: number | null
    failure: string | null
  }
  supplier_difference: {
    id: GeneratedAlways<bigint>
    provider: string
    transaction_id: string
    what: DifferenceKind
    day: string
    ours: ColumnType<MovementFacts | null, string | null>
    theirs: ColumnType<MovementFacts | null, string | null>
    found_at: Date
    closed_at: Generated<Date | null>
    explained_at: Generated<Date | null>
    explained_by: Generated<string | null>
    explanation: Generated<string | null>
    explanation_code: Generated<ExplanationCode | null>
  }
  rollback_request: {
    id: GeneratedAlways<bigint>
    provider: string
    transaction_id: string
    game_code: string
    round_id: string
    player_id: string
    currency: string
    asked_by: string
    approved_by: string
    because: string
    asked_at: Generated<Date>
  }
  supplier_setting: {
    id: GeneratedAlways<bigint>
    provider: ProviderName
    name: string
    value: string | null
    proposed_by: string
    set_by: string
    because: string
    set_at: Generated<Date>
  }
  supplier_key: {
    id: string
    provider: ProviderName
    name: string
    sealed: Buffer
    fingerprint: string
    staged_by: string
    staged_at: Generated<Date>
  }
  supplier_key_change: {
    id: GeneratedAlways<bigint>
    provider: ProviderName
    name: string
    key_id: string | null
    old_until: Date
    proposed_by: string
    set_by: string
    because: string
    set_at: Generated<Date>
  }
  provider_minute: {
    minute: Date
    provider: string
    process: string
    method: string
    calls: number
    refused: number
    failed: number
    latency: number[]
    is_resting: boolean
  }
}
