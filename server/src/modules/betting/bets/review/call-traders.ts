import { sql } from 'kysely'
import { LOCKS } from '../../../../db/locks.ts'
import type { TradeDeps } from '../trading/deps.ts'

/** A bet of which nobody has said anything for so long calls a second trader. */
export const SECOND_CALL_S = 15
/** Who was seen so lately watches still. */
const WATCHES_S = 10

/** A bet for which a trader was called, as second where somebody was called before and has not answered. */
export type Call = { betId: string; isSecond: boolean }

/**
 * Says that a trader watches, makes the calls that are due, and answers which bets wait for this one’s word. Each
 * bet calls who watches and was called longest ago; after fifteen seconds without an answer, or where one has
 * accepted and a second person must, another.
 */
export const watchReviews = ({ db }: Pick<TradeDeps, 'db'>, operator: string): Promise<Call[]> =>
  db.transaction().execute(async (tx) => {
    const name = operator.trim().toLowerCase()
    // One watch at a time, or two would call a trader each for the same bet.
    await sql`select pg_advisory_xact_lock(${LOCKS.traders})`.execute(tx)
    await sql`insert into betting_trader (name, seen_at) values (${name}, clock_timestamp())
      on conflict (name) do update set seen_at = excluded.seen_at`.execute(tx)
    await sql`
      insert into betting_call (bet_id, name, called_at)
      select due.bet_id, free.name, clock_timestamp()
      from (
        select review.bet_id, review.first_by, min(call.called_at) as called_at, count(call.name) as calls
        from betting_review review
          join betting_bet bet on bet.id = review.bet_id and bet.state = 'waiting'
          left join betting_call call on call.bet_id = review.bet_id
        where review.state = 'waits' and bet.decides_at > clock_timestamp()
        group by review.bet_id
      ) due cross join lateral (
        select trader.name from betting_trader trader
        where trader.seen_at > clock_timestamp() - make_interval(secs => ${WATCHES_S})
          and trader.name is distinct from lower(btrim(due.first_by))
          and not exists (select from betting_call call where call.bet_id = due.bet_id and call.name = trader.name)
        order by (select max(call.called_at) from betting_call call where call.name = trader.name) nulls first,
          trader.name
        limit 1
      ) free
      where due.calls = 0 or due.calls = 1 and (due.first_by is not null
        or due.called_at <= clock_timestamp() - make_interval(secs => ${SECOND_CALL_S}))`.execute(
      tx,
    )
    const { rows } = await sql<Call>`
      select own.bet_id::text as "betId", exists (select from betting_call other where other.bet_id = own.bet_id
          and other.called_at < own.called_at) as "isSecond"
      from betting_call own join betting_review review on review.bet_id = own.bet_id and review.state = 'waits'
        join betting_bet bet on bet.id = own.bet_id and bet.state = 'waiting'
      where own.name = ${name} and lower(btrim(review.first_by)) is distinct from ${name}
      order by own.called_at, own.bet_id`.execute(tx)
    return rows
  })
