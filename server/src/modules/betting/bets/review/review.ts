import { greatestPayoutOf } from '@zar/contract/betting/sums/payout'
import type { Db, Tx } from '../../../../db/db.ts'
import type { ReviewState } from '../../../../db/tables/betting.ts'
import { ownPartOf, type StoredBet, sumsOf } from '../money/stored-bet.ts'

/** How long a bet waits for a trader, and a counter-offer for its player. */
export const REVIEW_MS = 30_000
export const COUNTER_MS = 10_000
/** A trader may take so many times the greatest stake. */
export const REVIEW_TIMES = 5n
/** What one person alone may take above the greatest stake. Kuruş. */
export const ALONE_MAX_KURUS = 1_000_000n

/** A bet above the greatest stake that a trader looks at. */
export type Review = {
  betId: bigint
  state: ReviewState
  limitKurus: bigint
  delayMs: number
  needsTwo: boolean
  /** Who accepted it first, where two are needed. */
  firstBy: string | null
  counter: Counter | null
}
/** What is offered in place of a bet: the stake of a column, and the odds of each leg. */
export type Counter = { unitKurus: number; oddsMilli: readonly number[] }

/** The reviews of bets, by the bet; they change under the bet’s lock alone. */
export async function readReviews(
  db: Db | Tx,
  betIds: readonly bigint[],
): Promise<Map<bigint, Review>> {
  if (betIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('betting_review')
    .selectAll()
    .where('bet_id', 'in', betIds)
    .execute()
  return new Map(
    rows.map((row) => [
      row.bet_id,
      {
        betId: row.bet_id,
        state: row.state,
        limitKurus: row.limit_kurus,
        delayMs: row.delay_ms,
        needsTwo: row.needs_two,
        firstBy: row.first_by,
        counter:
          row.counter_unit_kurus === null || row.counter_odds_milli === null
            ? null
            : { unitKurus: Number(row.counter_unit_kurus), oddsMilli: row.counter_odds_milli },
      },
    ]),
  )
}

/** A waiting bet by what was offered in its place. Its player agreed to exactly these odds. */
export function counteredBet(bet: StoredBet, { unitKurus, oddsMilli }: Counter): StoredBet {
  const countered: StoredBet = {
    ...bet,
    policy: 'none',
    unitKurus,
    keptKurus: unitKurus,
    costKurus: BigInt(unitKurus) * BigInt(bet.columns),
    legs: bet.legs.map((leg, at) => ({ ...leg, oddsMilli: oddsMilli[at] ?? leg.oddsMilli })),
  }
  return {
    ...countered,
    possibleKurus: ownPartOf(countered, greatestPayoutOf(sumsOf(countered))),
  }
}
