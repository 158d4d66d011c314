import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { takeLonger } from '../../../db/take-longer.ts'

/** What a supplier's calls moved within an hour, in 1/100 000 of the unit and by number. */
export type Moved = {
  provider: string
  /** Of the players' money, without what was given back. */
  stakedE5: bigint
  /** Without what was taken back. */
  paidE5: bigint
  bets: number
  wins: number
}

type Row = Omit<Moved, 'bets' | 'wins'> & { bets: bigint; wins: bigint }

/** An hour of a great casino is read through, by the index over time. */
const STATEMENT_MS = 60_000

/** Of the last hour by the database's clock, of each supplier and partner that moved anything. */
export async function readMoves(db: Db): Promise<Moved[]> {
  const rows = await db.transaction().execute(async (tx) => {
    await takeLonger(tx, STATEMENT_MS)
    const read = await sql<Row>`
      with moved(provider, is_bet, sign, amount_e5) as (
        select t.provider,
            case t.kind when 'rollback' then coalesce(named.kind, 'bet') else t.kind end = 'bet',
            case t.kind when 'rollback' then -1 else 1 end,
            -- A free bet is the operator's own: only its win is anybody's money.
            case when t.kind = 'win' or named.kind = 'win' or coalesce(named.moves_cash, t.moves_cash)
              then t.amount_e5 else 0 end
          from wallet_transaction t
            left join wallet_transaction named on t.kind = 'rollback'
              and named.id = t.reference_id and named.provider = t.provider
          where t.created_at > now() - interval '1 hour' and t.outcome = 'ok'
            -- A rollback of nothing is none, and a round that won nothing has no win.
            and (t.kind = 'bet' or t.amount_e5 > 0)
        union all
        select partner, kind in ('bet', 'rollback'), case when kind in ('bet', 'win') then 1 else -1 end, amount_e5
          from sport_transaction
          where created_at > now() - interval '1 hour' and outcome = 'ok' and kind <> 'edit')
      select provider,
          coalesce(sum(sign * amount_e5) filter (where is_bet), 0)::bigint as "stakedE5",
          coalesce(sum(sign * amount_e5) filter (where not is_bet), 0)::bigint as "paidE5",
          coalesce(sum(sign) filter (where is_bet), 0)::bigint as bets,
          coalesce(sum(sign) filter (where not is_bet), 0)::bigint as wins
        from moved group by provider order by provider`.execute(tx)
    return read.rows
  })
  return rows.map((row) => ({ ...row, bets: Number(row.bets), wins: Number(row.wins) }))
}
