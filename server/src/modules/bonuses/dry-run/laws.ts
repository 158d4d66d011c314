import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'

/** What a stake pays: with chance `p` it is paid `times`, else nothing. */
export type Law = { p: number; times: number }

/** Fewer rounds of the month say too little of a game’s spread. */
const ROUNDS_MIN = 1_000
/** E(w²)/E(s²) where the house's own rounds are too few, by the volatility that the supplier tells, 1 to 5. */
const SPREAD = [2, 5, 12, 30, 80] as const
const SPREAD_USUAL = 12

/** Of a bet on sports what the prices keep. */
const BET_RETURN = 0.95

/**
 * The law with this mean and second moment, as multiples of the stake: one prize. Its two moments are those of the
 * game, and with them the mean and the spread of what many stakes come to.
 */
export function lawOf(rtp: number, spread: number): Law {
  // A prize is no less than what it costs to win it for sure.
  const second = Math.max(spread, rtp * rtp)
  return { p: Math.min(1, (rtp * rtp) / second), times: second / rtp }
}

/** A bet at these odds, in thousandths. */
export const lawOfBet = (oddsMilli: number): Law => ({
  p: BET_RETURN / (oddsMilli / 1_000),
  times: oddsMilli / 1_000,
})

type GameRow = {
  code: string
  rtp: number
  volatility: number | null
  bets: number
  spread: number | null
}

/**
 * The law of each game: the return that its supplier declares, with the spread of the house's own rounds of the
 * month. The days of a month that is over are closed, so that it is always the same.
 */
export async function readLaws(
  tx: Tx,
  codes: readonly string[],
  month: string,
): Promise<ReadonlyMap<string, Law>> {
  const { rows } = await sql<GameRow>`
    select game.code, rtp_bp / 10000.0::float8 as rtp, volatility, coalesce(sum(bets), 0)::float8 as bets,
           (sum(ww) / nullif(sum(ss), 0))::float8 as spread
      from game left join rollup_play on rollup_play.game = game.code and rollup_play.provider = game.provider
        and day >= ${`${month}-01`}::date and day < ${`${month}-01`}::date + interval '1 month'
     where game.code = any(${codes}::text[]) group by game.code`.execute(tx)
  return new Map(
    rows.map(({ code, rtp, volatility, bets, spread }) => {
      const own = bets >= ROUNDS_MIN ? spread : null
      const told = volatility === null ? SPREAD_USUAL : (SPREAD[volatility - 1] ?? SPREAD_USUAL)
      return [code, lawOf(rtp, own ?? told)]
    }),
  )
}
