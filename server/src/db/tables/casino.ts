import type { ProviderName } from '@zar/contract/casino/casino'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** Of a reading of a supplier's list. `held` waits for a person, and has changed nothing. */
export type ImportOutcome = 'same' | 'changed' | 'held' | 'failed'
export type GameName = { code: string; name: string }
export type ImportReport = {
  added: GameName[]
  changed: GameName[]
  /** Open until then, and no more; of a held reading, what it would close. */
  disabled: GameName[]
  /** Stand at another place of the list, and are else the same. */
  moved: number
  same: number
  /** By the supplier's code, or else by the number of the row. */
  broken: { row: string; why: string }[]
  /** What was wrong with the reading as a whole. */
  why?: string
}

export type CasinoTables = {
  game_category: {
    id: number
    name_tr: string
    name_en: string
    slugs: string[]
    order_version: Generated<number>
    place: Generated<number>
    is_shown: Generated<boolean>
    is_closed: Generated<boolean>
    version: Generated<number>
  }
  game_category_version: {
    category_id: number
    version: number
    name_tr: string
    name_en: string
    place: number
    is_shown: boolean
    is_closed: boolean
    because: string | null
    proposed_by: string | null
    set_by: string
    set_at: Generated<Date>
  }
  game: {
    code: string
    provider: ProviderName
    category_id: number
    name: string
    name_en: string | null
    studio: string
    search_key: GeneratedAlways<string>
    name_key: GeneratedAlways<string>
    kind: string | null
    features: Generated<string[]>
    rtp_bp: number
    volatility: number | null
    max_win: number | null
    lines: number | null
    stake_min_e5: bigint | null
    stake_max_e5: bigint | null
    is_open: Generated<boolean>
    position: Generated<number>
    released_at: Date
    closed_by: string | null
    /** Its place in the house's own order of the category. */
    rank: number | null
  }
  /** Of a game, or of all where none is named. */
  game_closing: {
    id: GeneratedAlways<bigint>
    game_code: string | null
    began_at: Generated<Date>
    began_by: string
    because: string
    ended_at: Generated<Date | null>
    ended_by: Generated<string | null>
    ended_because: Generated<string | null>
  }
  /** Of all games of a supplier. */
  supplier_closing: {
    id: GeneratedAlways<bigint>
    provider: ProviderName
    began_at: Generated<Date>
    began_by: string
    because: string
    games: number
    ended_at: Generated<Date | null>
    ended_by: Generated<string | null>
    ended_because: Generated<string | null>
  }
  rtp_finding: {
    id: GeneratedAlways<bigint>
    game_code: string
    found_by: string
    found_at: Generated<Date>
    rounds: bigint
    rtp_bp: number
    finding: string
  }
  catalogue_import: {
    id: GeneratedAlways<bigint>
    provider: ProviderName
    outcome: ImportOutcome
    report: JSONColumnType<ImportReport>
    runs: Generated<number>
    first_at: Generated<Date>
    last_at: Generated<Date>
    accepted_by: string | null
  }
  catalogue: { version: bigint; is_only: Generated<boolean> }
  coming_game: {
    code: string
    category_id: number
    name_tr: string
    name_en: string
    studio: string
    kind: string | null
    position: number
  }
  favorite: { player_id: string; game_code: string; created_at: Generated<Date> }
  game_session: {
    token_hash: Buffer
    player_id: string
    provider: string
    game_code: string
    currency: string
    is_open: Generated<boolean>
    created_at: Date
    expires_at: Date
    log_in_hash: Buffer | null
  }
  wallet_transaction: {
    provider: string
    id: string
    kind: 'bet' | 'win' | 'rollback'
    player_id: string
    game_code: string
    round_id: string
    round_closed: boolean
    currency: string
    amount_e5: bigint
    moves_cash: boolean
    reference_id: string | null
    fingerprint: Buffer
    outcome: string
    balance_e5: bigint
    bonus_account_id: Generated<bigint | null>
    pays_round: Generated<boolean>
    created_at: Generated<Date>
  }
  free_round: {
    provider: string
    transaction_id: string
    fingerprint: Generated<Buffer>
    reward: string
    noted_at: Generated<Date>
  }
  jackpot_reading: {
    pool: string
    day: string
    currency: string
    at: Date
    paid_in_e5: bigint
    won_e5: bigint
    falls: number
    amount_e5: bigint
    reserve_e5: bigint
    ceiling_e5: bigint | null
  }
  jackpot_win: {
    provider: string
    transaction_id: string
    fingerprint: Generated<Buffer>
    amount_e5: bigint | null
    noted_at: Generated<Date>
    told_at: Date | null
  }
}
