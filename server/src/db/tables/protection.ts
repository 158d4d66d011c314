import type { TaxBase } from '@zar/contract/office/system/tax-rates'
import type {
  LimitKind,
  LimitPeriod,
  MaintenanceCode,
  RealityCheckMinutes,
} from '@zar/contract/protection'
import type { Generated } from 'kysely'

/** What a licence covers: the suppliers' games, and bets on sports. */
export type LicensedGames = 'casino' | 'sports'

export type ProtectionTables = {
  licence: {
    id: Generated<bigint>
    number: string
    authority: string
    /** ISO codes. */
    countries: string[]
    games: LicensedGames[]
    /** Days, `2026-03-01`; both belong to it. */
    valid_from: string
    valid_until: string
    entered_by: string
    entered_at: Date
    withdrawn_by: Generated<string | null>
    withdrawn_at: Generated<Date | null>
    withdrawn_because: Generated<string | null>
  }
  licence_approval: {
    licence_id: bigint
    place: number
    approver: string
    approved_at: Date
  }
  tax_rate: {
    id: Generated<bigint>
    licence_id: bigint
    base: TaxBase
    /** Null of deposits. */
    product: string | null
    /** Millionths. */
    rate_ppm: number
    /** Of winnings. */
    line_e5: bigint | null
    currency: string | null
    from_day: string
    entered_by: string
    approved_by: string
    because: string
    entered_at: Date
    taken_back_by: Generated<string | null>
    taken_back_approved_by: Generated<string | null>
    taken_back_because: Generated<string | null>
    taken_back_at: Generated<Date | null>
  }
  maintenance: {
    id: Generated<bigint>
    begins_at: Date
    ends_at: Date
    code: MaintenanceCode
    proposed_by: string
    set_by: string
    because: string
    set_at: Generated<Date>
    ended_at: Generated<Date | null>
    end_proposed_by: Generated<string | null>
    ended_by: Generated<string | null>
    ended_because: Generated<string | null>
  }
  player_limit: {
    player_id: string
    kind: LimitKind
    period: LimitPeriod
    most: bigint
    changed_at: Date
    wished: bigint | null
    wished_at: Date | null
    is_of_house: Generated<boolean>
    /** The operator of a limit of the operator's, and why. */
    set_by: Generated<string | null>
    because: Generated<string | null>
  }
  /** Every change of a player's own limits, written by a trigger. */
  player_limit_change: {
    id: Generated<bigint>
    player_id: string
    kind: LimitKind
    period: LimitPeriod
    was: bigint | null
    most: bigint | null
    asked_at: Date
    at: Date
  }
  limit_wish: {
    id: Generated<bigint>
    player_id: string
    kind: LimitKind
    period: LimitPeriod
    most: bigint
    /** Null: none at all. */
    wished: bigint | null
    /** What play had used of it; null of deposits. */
    used: bigint | null
    asked_at: Date
    refused_by: Generated<string | null>
    refused_because: Generated<string | null>
    refused_at: Generated<Date | null>
  }
  reality_check: {
    player_id: string
    every_min: Generated<RealityCheckMinutes>
    seen_at: Date | null
  }
  exclusion: {
    id: Generated<bigint>
    player_id: string
    kind: 'time_out' | 'self_exclusion' | 'operator'
    began_at: Date
    ends_at: Date | null
    end_asked_at: Generated<Date | null>
    ended_at: Generated<Date | null>
    /** The operator who excluded and who readmitted, and why; null of the player's own. */
    began_by: Generated<string | null>
    because: Generated<string | null>
    ended_by: Generated<string | null>
    ended_because: Generated<string | null>
  }
  /** While a row has not ended the player is sent no marketing. */
  no_marketing: {
    id: Generated<bigint>
    player_id: string
    began_at: Date
    ends_at: Date
    because: string
  }
  player_block: {
    id: Generated<bigint>
    player_id: string
    began_at: Date
    began_by: string
    because: string
    /** Null until it is lifted. */
    ends_at: Date | null
    ended_at: Generated<Date | null>
    ended_by: Generated<string | null>
    ended_because: Generated<string | null>
  }
}
