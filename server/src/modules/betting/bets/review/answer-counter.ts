import type { Tx } from '../../../../db/db.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { holdBetOf } from '../money/hold-bet.ts'
import type { StoredBet } from '../money/stored-bet.ts'
import { tellBet } from '../money/tell-bet.ts'
import { databaseNowMs } from '../slip/read-offers.ts'
import type { TradeDeps } from '../trading/deps.ts'
import { refuseWaiting } from '../waiting/refuse-waiting.ts'
import { type Review, readReviews } from './review.ts'

type Answer = { playerId: string; betId: bigint; isTaken: boolean }

/**
 * Takes or declines a counter-offer. What is taken is decided like any bet that waits, a live one after its delay
 * from now on. The same answer again changes nothing; another one and a late one are `review_over`.
 */
export const answerCounter = (deps: TradeDeps, answer: Answer): Promise<void> =>
  deps.db.transaction().execute((tx) => decide(tx, deps, answer))

/** Whether the same was answered before, and stands. */
const wasAnswered = ({ state, code }: StoredBet, review: Review, isTaken: boolean): boolean =>
  isTaken
    ? state !== 'refused' && review.state === 'accepted'
    : state === 'refused' && code === 'R-154'

async function decide(tx: Tx, deps: TradeDeps, { isTaken, ...wish }: Answer): Promise<void> {
  const bet = await holdBetOf(tx, wish)
  if (bet?.playerId !== wish.playerId) throw new Refusal('not_found')
  const review = (await readReviews(tx, [bet.id])).get(bet.id)
  if (!review?.counter) throw new Refusal('not_found')
  if (bet.state !== 'waiting' || review.state !== 'countered') {
    if (wasAnswered(bet, review, isTaken)) return
    throw new Refusal('review_over')
  }
  const nowMs = await databaseNowMs(tx)
  if (nowMs >= (bet.decidesAt?.getTime() ?? 0)) throw new Refusal('review_over')
  if (!isTaken) {
    await refuseWaiting(tx, deps, { bet, code: 'R-154', nowMs })
    return
  }
  await tx
    .updateTable('betting_review')
    .set({ state: 'accepted' })
    .where('bet_id', '=', bet.id)
    .execute()
  await tx
    .updateTable('betting_bet')
    .set({ decides_at: new Date(nowMs + review.delayMs) })
    .where('id', '=', bet.id)
    .execute()
  await tellBet(tx, bet, 'waiting')
}
