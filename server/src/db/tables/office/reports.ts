import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Where the roll-ups and the accounts do not agree. E5 as text. */
export type RollUpDifference = {
  /** What a kind of accounts holds, or the identity of a day. */
  what: 'balance' | 'identity'
  /** The kind, or the day. */
  of: string
  currency: string
  rollUpE5: string
  accountsE5: string
}

/** Roll-ups by Istanbul's days; sums of E5. Filled by `fold_reports`, and a closed day never changes. */
export type ReportTables = {
  rollup_mark: {
    only_one: Generated<boolean>
    to_id: bigint
    covered_until: Date | null
    closed_through: string | null
    /** The last day that `rollup_active` has. */
    active_through: string | null
    own_bets_from: bigint
    own_bets_before: bigint
    partner_bets_from: bigint
    partner_bets_before: bigint
  }
  rollup_play: {
    day: string
    product: string
    provider: string
    game: string
    currency: string
    own: boolean
    bets: bigint
    stakes_e5: bigint
    wins_e5: bigint
    rolled_back_e5: bigint
    /** Σs², Σsw and Σw² over rounds, as decimal text. */
    ss: string
    sw: string
    ww: string
  }
  /** The squares over all days of a game, which triggers of `rollup_play` keep. */
  rollup_game: { game: string; ss: string; sw: string; ww: string }
  rollup_hour: {
    hour: Date
    product: string
    currency: string
    bets: bigint
    stakes_e5: bigint
    wins_e5: bigint
  }
  rollup_money: {
    day: string
    reason: string
    method: string
    offer: string
    currency: string
    n: bigint
    sum_e5: bigint
  }
  rollup_settled: {
    day: string
    provider: string
    sport: string
    league: string
    market: string
    live: boolean
    currency: string
    stakes_e5: bigint
    payouts_e5: bigint
    differences_e5: bigint
    priced_e5: bigint
    margin_e5: bigint
  }
  /** Who played a product on a closed day, or paid in (an empty product): 8,192 players by their ordinals. */
  rollup_active: { day: string; product: string; chunk: number; bits: string }
  player_ordinal: { player_id: string; n: GeneratedAlways<number> }
  rollup_balance: { day: string; kind: string; currency: string; closing_e5: bigint }
  rollup_cohort: { first_month: string; month: string; players: bigint; ngr_e5: bigint }
  rollup_jackpot: {
    day: string
    pool: string
    currency: string
    contributions_e5: bigint
    seeds_e5: bigint
    drops_e5: bigint
  }
  rollup_signup: {
    day: string
    players: bigint
    verified: bigint
    deposited_in_7: bigint
    deposited_twice_in_30: bigint
  }
  rollup_earlier: {
    transfer_id: bigint
    day: string
    of_day: string
    product: string
    provider: string
    game: string
    currency: string
    stake_e5: bigint
    win_e5: bigint
  }
  /** Wins of a thousand units and more, and what of such is taken back. */
  rollup_win: {
    transfer_id: bigint
    day: string
    product: string
    provider: string
    game: string
    currency: string
    at: Date
    win_e5: bigint
  }
  /** Transfers of before there was `rollup_win` that are still to be looked at. */
  rollup_win_mark: { only_one: Generated<boolean>; from_id: bigint; before_id: bigint | null }
  player_day: {
    day: string
    player_id: string
    product: string
    own_bets: bigint
    own_stakes_e5: bigint
    stakes_e5: bigint
    wins_e5: bigint
    deposits_e5: bigint
    withdrawals_e5: bigint
  }
  player_month: {
    month: string
    player_id: string
    own_bets: bigint
    deposits_e5: bigint
    withdrawals_e5: bigint
    ngr_e5: bigint
    is_counted: Generated<boolean>
    counted_ngr_e5: Generated<bigint>
  }
  player_lifetime: {
    player_id: string
    first_deposit_at: Date | null
    second_deposit_at: Date | null
    first_stake_at: Date | null
    last_stake_at: Date | null
    own_stakes_e5: bigint
    stakes_e5: bigint
    wins_e5: bigint
    deposits_e5: bigint
    withdrawals_e5: bigint
    ngr_e5: bigint
  }
  bet_opening: {
    id: Generated<bigint>
    origin: string
    bet_id: bigint
    currency: string
    open_e5: bigint
    possible_e5: bigint
    transfer_id: bigint
    created_at: Date
  }
  rollup_check: {
    id: Generated<bigint>
    began_at: Date
    ended_at: Generated<Date>
    to_id: bigint
    differences: ColumnType<RollUpDifference[], string, never>
  }
}
