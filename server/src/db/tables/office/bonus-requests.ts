import type { BonusRequestCode } from '@zar/contract/offers/bonus-requests'
import type { Generated } from 'kysely'

/** What players ask for; `bonuses` owns it. */
export type BonusRequestTables = {
  bonus_request: {
    id: string
    player_id: string
    /** Null: another bonus. */
    offer_id: string | null
    /** Null once they are kept no more. */
    words: string | null
    state: Generated<'open' | 'granted' | 'refused' | 'withdrawn'>
    asked_at: Date
    proposal_id: Generated<bigint | null>
    given_offer_id: Generated<string | null>
    code: Generated<BonusRequestCode | null>
    /** For the house alone. */
    because: Generated<string | null>
    decided_by: Generated<string | null>
    decided_at: Generated<Date | null>
  }
}
