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
    /** The operator of a limit of the operator's, and why. */
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
