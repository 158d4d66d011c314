import { Refusal } from '../../../../platform/refusal.ts'
import type { Signed, TradeDeps } from '../trading/deps.ts'
import { type RefusedFor, refuseReview } from './decide-review.ts'

/**
 * Refuses every bet that waits for a trader, or for its player’s answer to a counter-offer, with the same word; those
 * of one match where it is named.
 * Answers how many; one that was decided meanwhile is not among them.
 */
export async function refuseAllReviews(
  deps: TradeDeps,
  { eventId, ...order }: Signed & { refusedFor: RefusedFor; eventId?: bigint },
): Promise<number> {
  const waiting = await deps.db
    .selectFrom('betting_review as review')
    .innerJoin('betting_bet as bet', 'bet.id', 'review.bet_id')
    .select('bet.id')
    .where('bet.state', '=', 'waiting')
    .where('review.state', 'in', ['waits', 'countered'])
    .$if(eventId !== undefined, (all) =>
      all.where('bet.id', 'in', (bets) =>
        bets
          .selectFrom('betting_leg_selection as own')
          .select('own.bet_id')
          .where('own.event_id', '=', eventId ?? 0n),
      ),
    )
    .orderBy('bet.decides_at')
    .execute()
  let refused = 0
  for (const { id } of waiting) {
    try {
      await refuseReview(deps, { ...order, betId: id, isOfAll: true })
      refused += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return refused
}
