import { sql } from 'kysely'
import { changeBoard } from '../../../board/changes/change-board.ts'
import { PHASE } from '../../../board/image/traded.ts'
import type { TradeDeps } from '../deps.ts'
import { writeDone } from '../journal.ts'

type Due = { id: bigint; eventId: bigint; odds: number }

/** Leaves to the feed again the odds that traders set in an earlier phase of their match: they count no more. */
export async function returnPrices(deps: Pick<TradeDeps, 'db' | 'bus'>): Promise<void> {
  const due = sql<Due>`
    select one.id, event.id as "eventId", one.trader_odds_milli as odds from betting_selection one
      join betting_market market on market.id = one.market_id join betting_event event on event.id = market.event_id
    where one.trader_odds_milli is not null and one.trader_phase <> ${PHASE}`
  if ((await due.execute(deps.db)).rows.length === 0) return
  await changeBoard(deps, async (tx) => {
    const { rows } =
      await sql<Due>`${due} order by one.id for no key update of one skip locked`.execute(tx)
    for (const { id, odds } of rows) {
      await tx
        .updateTable('betting_selection')
        .set({ trader_odds_milli: null, trader_phase: null })
        .where('id', '=', id)
        .execute()
      await writeDone(tx, {
        kind: 'price',
        subject: `selection ${id}`,
        terms: { oddsMilli: null },
        seen: String(odds),
        operator: 'phase',
        because: 'the match is in its next phase',
      })
    }
    return [...new Set(rows.map(({ eventId }) => Number(eventId)))]
  })
}
