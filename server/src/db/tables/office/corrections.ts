import type { Generated } from 'kysely'

export type CorrectionTables = {
  correction: {
    id: Generated<bigint>
    player_id: string
    is_addition: boolean
    amount_e5: bigint
    code: string
    /** What was wrong: `round:55`, `payment:12`. */
    linked: string
    reason: string
    proposed_by: string
    approved_by: string
    at: Generated<Date>
  }
}
