import type { LimitKind, LimitPeriod, RealityCheckMinutes } from '@zar/contract/protection'
import type { Generated } from 'kysely'

export type ProtectionTables = {
  player_limit: {
    player_id: string
    kind: LimitKind
    period: LimitPeriod
    most: bigint
    changed_at: Date
    wished: bigint | null
    wished_at: Date | null
    is_of_house: Generated<boolean>
    /** The operator of a limit of the house's, and why. */
    set_by: Generated<string | null>
    because: Generated<string | null>
  }
  reality_check: {
    player_id: string
    every_min: Generated<RealityCheckMinutes>
    seen_at: Date | null
  }
  exclusion: {
    id: Generated<bigint>
    player_id: string
    kind: 'time_out' | 'self_exclusion'
    began_at: Date
    ends_at: Date | null
    end_asked_at: Date | null
    ended_at: Date | null
  }
}
