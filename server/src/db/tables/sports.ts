import type { Generated } from 'kysely'

export type SportTables = {
  sport_session: {
    token_hash: Buffer
    partner: string
    player_id: string
    is_open: boolean
    created_at: Date
    expires_at: Date
    log_in_hash: Buffer
  }
  sport_bet: {
    id: Generated<bigint>
    partner: string
    order_number: string
    player_id: string
    currency: string
    stake_e5: bigint
    paid_e5: Generated<bigint>
    possible_win_e5: bigint | null
    info: string
    state: 'open' | 'settled' | 'returned'
    placed_at: Date
    changed_at: Date
    bonus_account_id: Generated<bigint | null>
  }
  sport_transaction: {
    partner: string
    id: string
    kind: 'bet' | 'win' | 'correction' | 'edit' | 'rollback'
    order_number: string
    player_id: string | null
    amount_e5: bigint
    fingerprint: Buffer
    outcome: string
    balance_e5: bigint
    created_at: Date
    /** Whether its transfers are named by the order too. */
    names_order: Generated<boolean>
  }
}
