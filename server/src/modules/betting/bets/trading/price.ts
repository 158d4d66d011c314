import { ladderOdds } from '@zar/contract/betting/odds'
import type { Tx } from '../../../../db/db.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { changeBoard } from '../../board/changes/change-board.ts'
import type { Signed, TradeDeps } from './deps.ts'
import { writeDone } from './journal.ts'
import { checkSeen, phaseOf } from './seen/marks.ts'

export type PriceOrder = Signed & {
  selectionId: bigint
  /** Thousandths. Null: the feed’s count again. */
  oddsMilli: number | null
  /** How the selection stood as the trader saw it; absent where they did not look. */
  seen?: string
}

/** How far from the fair odds a trader may go alone. */
const OFF_MAX = 0.25
const PPM = 1_000_000

/**
 * Sets the odds of a selection in place of the feed’s, or leaves them to the feed again. Refuses with
 * `odds_not_allowed` what is no step of the ladder or too far from the fair odds, and with `betting_over` what
 * is over. They count until the next phase of the match.
 */
export const setPrice = (deps: TradeDeps, order: PriceOrder): Promise<void> =>
  changeBoard(deps, (tx) => priceIn(tx, order))

/** The same in a transaction; two people may go further from the fair odds. Answers the events that it changed. */
export async function priceIn(tx: Tx, order: PriceOrder): Promise<number[]> {
  const { selectionId, oddsMilli, approvedBy } = order
  const one = await holdSelection(tx, selectionId)
  await checkSeen(tx, { scope: 'selection', id: selectionId, seen: order.seen })
  if (oddsMilli !== null && !isAllowed(oddsMilli, { fairPpm: one.fair_ppm, isByTwo: !!approvedBy }))
    throw new Refusal('odds_not_allowed')
  await tx
    .updateTable('betting_selection')
    .set({
      trader_odds_milli: oddsMilli,
      trader_phase: oddsMilli === null ? null : await phaseOf(tx, selectionId),
    })
    .where('id', '=', selectionId)
    .execute()
  const subject = `selection ${selectionId}`
  const seen = String(one.trader_odds_milli ?? 'feed')
  const kind = approvedBy ? ('price_wide' as const) : ('price' as const)
  await writeDone(tx, { ...order, kind, subject, terms: { oddsMilli }, seen })
  return [Number(one.eventId)]
}

/** Holds it alone: whoever bets on it holds it for share as they commit. */
async function holdSelection(tx: Tx, selectionId: bigint) {
  const one = await tx
    .selectFrom('betting_selection as one')
    .innerJoin('betting_market as market', 'market.id', 'one.market_id')
    .innerJoin('betting_event as event', 'event.id', 'market.event_id')
    .select(['one.fair_ppm', 'one.trader_odds_milli', 'event.id as eventId'])
    .select(['market.state as marketState', 'event.state as eventState'])
    .where('one.id', '=', selectionId)
    .forNoKeyUpdate('one')
    .executeTakeFirst()
  if (!one) throw new Refusal('not_found')
  const isOpen = ['scheduled', 'live', 'interrupted'].includes(one.eventState)
  if (!isOpen || ['settled', 'cancelled'].includes(one.marketState))
    throw new Refusal('betting_over')
  return one
}

/** Without a fair chance nothing says that the price of one person is right. */
function isAllowed(
  oddsMilli: number,
  { fairPpm, isByTwo }: { fairPpm: number | null; isByTwo: boolean },
): boolean {
  if (ladderOdds(oddsMilli) !== oddsMilli) return false
  if (isByTwo) return true
  if (!fairPpm) return false
  return Math.abs((oddsMilli * fairPpm) / (1_000 * PPM) - 1) <= OFF_MAX
}
