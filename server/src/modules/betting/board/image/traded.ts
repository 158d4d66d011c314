import { sql } from 'kysely'

/** Which part of its match an `event` is in: a state, and the period that is played. */
export const PHASE = sql<string>`event.state || ' ' || coalesce(event.clock ->> 'period', '')`

/** What a trader has set for a selection `one` of an `event`, while the phase is the one it was set in. */
export const TRADED = sql<
  number | null
>`case when one.trader_phase is null or one.trader_phase = ${PHASE}
  then one.trader_odds_milli end`

/** The odds of `one` that count: a trader’s, those of a margin by hand, the feed’s. Null where the feed offers nothing. */
export const COUNTING = sql<
  number | null
>`case when one.odds_milli is not null then coalesce(${TRADED}, one.margin_odds_milli, one.odds_milli) end`
