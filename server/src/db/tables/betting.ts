import type { BetState, LegResult } from '@zar/contract/betting/bets'
import type { EventState } from '@zar/contract/betting/event'
import type { Policy, SlipCode } from '@zar/contract/betting/slip'
import type { Sport } from '@zar/contract/betting/sport'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export type MarketState = 'inactive' | 'active' | 'suspended' | 'closed' | 'settled' | 'cancelled'

export type PlayerClass = 'new' | 'standard' | 'sharp' | 'vip'
/** How far a bet is that a trader looks at. */
export type ReviewState = 'waits' | 'countered' | 'accepted' | 'refused'
export type OrderKind =
  | 'suspend'
  | 'open'
  | 'price'
  | 'limit'
  | 'class'
  | 'settle'
  | 'accept_waiting'
  | 'counter_waiting'
  | 'refuse_waiting'
  | 'void'
  | 'void_bet'
  | 'write_off'
  | 'price_wide'
  | 'cash_out'
  | 'feed'
  | 'facts'
  | 'margin'
  | 'own_event'

export type BettingTables = {
  betting_feed: { source: string; holder: string; held_until: Date }
  betting_producer: {
    source: string
    producer: string
    epoch: string | null
    seq: Generated<bigint>
    is_open: Generated<boolean>
    is_shut: Generated<boolean>
    heard_at: Date | null
    settled_at: Date | null
    recovery_asked_at: Generated<Date | null>
    recovery_begun_at: Generated<Date | null>
  }
  betting_gap: {
    id: Generated<bigint>
    source: string
    producer: string
    is_shut: boolean
    began_at: Generated<Date>
    ended_at: Date | null
  }
  betting_board: { id: Generated<boolean>; seq: bigint; has_cash_out: Generated<boolean> }
  betting_league: { id: string; sport: Sport; name: string; country: string }
  betting_event: {
    id: Generated<bigint>
    source: string
    source_id: string
    producer: string
    sport: Sport
    league_id: string
    home_id: string
    home: string
    away_id: string
    away: string
    starts_at: Date
    first_starts_at: Date
    has_live: boolean
    is_outright: Generated<boolean>
    state: EventState
    score: JSONColumnType<object> | null
    clock: JSONColumnType<object> | null
    stats: ColumnType<object[], string | undefined, string>
    incidents: ColumnType<object[], string | undefined, string>
    material: Generated<bigint>
    material_at: Date | null
    held_until: Date | null
    held_for: string | null
    is_stopped: Generated<boolean>
    has_cash_out: Generated<boolean>
    moved_at: Date | null
    started_at: Date | null
    stopped_at: Date | null
    resumed_at: Date | null
    ended_at: Date | null
    best_of: number | null
    ruled_at: Date | null
    players: ColumnType<object[], string | undefined, string>
    changed_at: Date
  }
  betting_market: {
    id: Generated<bigint>
    event_id: bigint
    key: string
    line: string | null
    state: MarketState
    reason: string | null
    told: number
    awaits: 'price' | 'agreement' | null
    is_stopped: Generated<boolean>
    has_cash_out: Generated<boolean>
    has_early_payout: Generated<boolean>
    settlement: Generated<number>
  }
  betting_selection: {
    id: Generated<bigint>
    market_id: bigint
    key: string
    name: string | null
    odds_milli: number | null
    fair_ppm: number | null
    closing_odds_milli: number | null
    is_stopped: Generated<boolean>
    changed_at: Date
    trader_odds_milli: number | null
    trader_phase: Generated<string | null>
    margin_odds_milli: Generated<number | null>
  }
  /** By scope: `market:12`, `class:football.results` or `class:football.results@tr-1`. */
  betting_margin: { scope: string; margin_bp: number; order_id: bigint }
  betting_settlement: {
    market_id: bigint
    version: number
    certainty: number
    void_reason: number | null
    results: JSONColumnType<object>
    facts: JSONColumnType<object>
    cancels: ColumnType<object[], string | undefined, string>
    early: ColumnType<object[], string | undefined, string>
    source: string
    created_at: Date
    confirmed_at: Date | null
    applied_at: Date | null
  }
  betting_limit: {
    scope: string
    player_class: PlayerClass
    stake_max_kurus: bigint
    payout_max_kurus: bigint
    liability_max_kurus: bigint
  }
  betting_bet: {
    id: Generated<bigint>
    request_id: string
    fingerprint: Buffer
    player_id: string
    currency: string
    state: BetState
    code: SlipCode | null
    policy: Policy
    unit_kurus: bigint
    sizes: number[]
    columns: number
    cost_kurus: bigint
    possible_kurus: bigint
    share_num: Generated<bigint>
    share_den: Generated<bigint>
    parts_sold: Generated<number>
    paid_kurus: Generated<bigint>
    owed_kurus: Generated<bigint>
    version: Generated<number>
    rules_version: number
    placed_at: Date
    decides_at: Date | null
    decided_at: Date | null
    settled_at: Date | null
    auto_up_kurus: bigint | null
    auto_down_kurus: bigint | null
    void_reason: number | null
    bonus_account_id: Generated<bigint | null>
  }
  betting_leg: {
    bet_id: bigint
    number: number
    odds_milli: number
    is_banker: boolean
    result: Generated<LegResult>
    dead_heat: number[] | null
    is_live: Generated<boolean>
    later_odds_milli: number | null
    later_stopped: Generated<boolean | null>
    fair_ppm: number | null
  }
  betting_leg_selection: {
    bet_id: bigint
    leg: number
    selection_id: bigint
    event_id: bigint
    material: bigint
    result: Generated<LegResult>
    dead_heat: number[] | null
    settlement: Generated<number>
  }
  betting_posting: {
    bet_id: bigint
    kind: 'stake' | 'return' | 'settlement' | 'cash_out' | 'write_off'
    version: number
    amount_kurus: bigint
    debt_kurus: Generated<bigint>
    created_at: Date
  }
  betting_outcome: {
    bet_id: bigint
    version: number
    at: Date
    void_reason: number | null
    /** Written as its JSON text. */
    legs: ColumnType<unknown, string, never>
  }
  betting_liability: {
    selection_id: bigint
    staked_kurus: Generated<bigint>
    payout_kurus: Generated<bigint>
  }
  betting_cash_out: {
    player_id: string
    request_id: string
    bet_id: bigint
    percent: number
    state: 'waiting' | 'paid' | 'refused'
    least_kurus: bigint
    paid_kurus: Generated<bigint>
    seen: string
    asked_at: Date
    decides_at: Date
  }
  betting_order: {
    id: Generated<bigint>
    kind: OrderKind
    subject: string
    terms: JSONColumnType<object>
    seen: string
    because: string
    state: 'waits' | 'done' | 'withdrawn'
    asked_by: string
    asked_at: Date
    decided_by: string | null
    decided_at: Date | null
  }
  /** Facts that were entered by hand, by the market that they settle. */
  betting_facts: {
    id: Generated<bigint>
    market_id: bigint
    facts: JSONColumnType<object>
    results: JSONColumnType<object>
    source: string
    order_id: bigint
    entered_at: Date
    state: Generated<'waits' | 'settled' | 'agreed' | 'sent_back'>
    decided_at: Generated<Date | null>
  }
  betting_review: {
    bet_id: bigint
    state: Generated<ReviewState>
    asked_kurus: bigint
    limit_kurus: bigint
    delay_ms: number
    needs_two: boolean
    first_by: Generated<string | null>
    decided_by: Generated<string | null>
    counter_unit_kurus: Generated<bigint | null>
    counter_odds_milli: Generated<number[] | null>
  }
  /** Who watches for bets that wait. Names are in small letters. */
  betting_trader: { name: string; seen_at: Date }
  betting_call: { bet_id: bigint; name: string; called_at: Date }
  betting_player: { player_id: string; player_class: 'sharp' | 'vip'; order_id: bigint }
  betting_preference: {
    player_id: string
    version: number
    preferences: JSONColumnType<object>
    changed_at: Date
  }
  betting_material: { event_id: bigint; material: bigint; at: Date }
  betting_share: { code: string; legs: JSONColumnType<object[]>; created_at: Date }
}
