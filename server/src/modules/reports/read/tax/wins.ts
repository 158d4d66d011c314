import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'
import type { Part } from '../../figures/tax.ts'
import { tailOf } from '../read-period.ts'
import type { Mark } from '../rows.ts'

type Asked = Part & { currency: string }

/** Single wins of a part, with those behind the mark; the others of the house are not looked at. */
function winsOf(mark: Mark, { rate, from, to, currency }: Asked): RawBuilder<unknown> {
  const isOf = sql`product = ${rate.product} and day between ${from}::date and ${to}::date
    and currency = ${currency} and abs(win_e5) > ${rate.lineE5}::bigint`
  return sql`(
    select * from rollup_win where ${isOf}
      union all select * from report_wins_v1(${tailOf(mark, { to })}) where ${isOf}) win`
}

/** What of a win lies above the line; what is taken back of one lowers the base by its part above the line. */
const above = (lineE5: bigint | null): RawBuilder<bigint> =>
  sql<bigint>`(sign(win_e5) * (abs(win_e5) - ${lineE5}::bigint))::bigint`

/** The base of a part of winnings. */
export async function readWinnings(tx: Tx, mark: Mark, asked: Asked): Promise<bigint> {
  const { rows } = await sql<{ baseE5: bigint }>`
    select coalesce(sum(${above(asked.rate.lineE5)}), 0)::bigint as "baseE5" from ${winsOf(mark, asked)}`.execute(
    tx,
  )
  return rows[0]?.baseE5 ?? 0n
}

export type WinRow = {
  id: bigint
  at: Date
  provider: string
  game: string
  winE5: bigint
  aboveE5: bigint
}

/** So many wins in one answer. */
export const WINS_PAGE = 100

/** The wins that a base is made of, the newest first. */
export async function readWins(
  tx: Tx,
  mark: Mark,
  { before, ...asked }: Asked & { before: bigint | undefined },
): Promise<WinRow[]> {
  const { rows } = await sql<WinRow>`
    select transfer_id as id, at, provider, game, win_e5 as "winE5", ${above(asked.rate.lineE5)} as "aboveE5"
    from ${winsOf(mark, asked)}
    where ${before === undefined ? sql`true` : sql`transfer_id < ${before}`}
    order by transfer_id desc limit ${WINS_PAGE + 1}`.execute(tx)
  return rows
}
