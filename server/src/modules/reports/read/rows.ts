/** Rows of the roll-ups with the transfers behind them, as figures are made of them. Sums are E5. */

/** What was staked and won of a product at a supplier. */
type Play = {
  product: string
  provider: string
  /** The player's own money, or a bonus. */
  own: boolean
  bets: bigint
  stakesE5: bigint
  winsE5: bigint
}
/** Of a day, all games together. */
export type PlayRow = Play & { day: string; rolledBackE5: bigint }
/** Of a game, all days of a period together. */
export type GameRow = Play & {
  /** Empty of bets on sports. */
  game: string
  /** Σs², Σsw and Σw² over rounds, in E5². */
  ss: number
  sw: number
  ww: number
}

export type MoneyRow = {
  day: string
  reason: string
  method: string
  offer: string
  n: bigint
  sumE5: bigint
}

export type SettledRow = {
  day: string
  provider: string
  sport: string
  league: string
  market: string
  live: boolean
  stakesE5: bigint
  payoutsE5: bigint
  differencesE5: bigint
  pricedE5: bigint
  marginE5: bigint
}

/** What accounts of a kind hold at the end of a day; of days without a row it is that of the day before. */
export type BalanceRow = { day: string; kind: string; closingE5: bigint }

export type JackpotRow = {
  day: string
  pool: string
  contributionsE5: bigint
  seedsE5: bigint
  dropsE5: bigint
}

/** Everything that a period's figures are made of. */
export type PeriodRows = {
  /** Istanbul's days, both in the period. */
  from: string
  to: string
  currency: string
  play: readonly PlayRow[]
  money: readonly MoneyRow[]
  settled: readonly SettledRow[]
  /** Of the period, and of each kind the last before it. */
  balances: readonly BalanceRow[]
  /** Of the period and all before it. */
  jackpots: readonly JackpotRow[]
}

/** How far the roll-ups reach, and with it the answer. */
export type Mark = {
  /** The last transfer that is sealed and folded. */
  toId: bigint
  /** The last transfer that the answer has. */
  readToId: bigint
  /** The transfers between the two as reports see them: an array of `report_movement_v1` in text. */
  tail: string
  coveredUntil: Date | null
  closedThrough: string | null
  /** The last closed day whose players are kept as bits. */
  activeThrough: string | null
  /** When the roll-ups were last compared with the accounts, and how many differences that found. */
  matchedAt: Date | null
  differing: number | null
}
