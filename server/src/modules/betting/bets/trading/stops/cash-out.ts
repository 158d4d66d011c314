import { sql } from 'kysely'
import type { Tx } from '../../../../../db/db.ts'
import { Refusal } from '../../../../../platform/refusal.ts'
import type { Signed, TradeDeps } from '../deps.ts'
import { writeDone } from '../journal.ts'

export type CashOutOrder = Signed & {
  scope: 'all' | 'event' | 'market'
  /** Of a match or a market. */
  id: bigint
  hasCashOut: boolean
}

const TABLES = {
  all: sql`betting_board`,
  event: sql`betting_event`,
  market: sql`betting_market`,
} as const

/** Stops that bets are sold back, of a market, a match or all, or allows it again. What was sold stays so. */
export const setCashOut = ({ db }: Pick<TradeDeps, 'db'>, order: CashOutOrder): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const was = await change(tx, order)
    const { scope, id, hasCashOut } = order
    const subject = scope === 'all' ? 'all' : `${scope} ${id}`
    const seen = was ? 'sold' : 'not sold'
    await writeDone(tx, { ...order, kind: 'cash_out', subject, terms: { hasCashOut }, seen })
  })

/** Answers how it was before. */
async function change(tx: Tx, { scope, id, hasCashOut }: CashOutOrder): Promise<boolean> {
  const row = scope === 'all' ? sql`true` : sql`id = ${id}`
  const before = await sql<{ was: boolean }>`
    select has_cash_out as was from ${TABLES[scope]} where ${row} for no key update`.execute(tx)
  const [found] = before.rows
  if (!found) throw new Refusal('not_found')
  await sql`update ${TABLES[scope]} set has_cash_out = ${hasCashOut} where ${row}`.execute(tx)
  return found.was
}
