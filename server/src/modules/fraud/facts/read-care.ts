import { TIME_ZONE } from '@zar/contract/limits'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { TextFacts, YoungFacts } from '../rules/care-rules.ts'
import { DAY_MS } from '../rules/finding.ts'
import { type Asked, before, groupOf } from './asked.ts'

/** What players wrote to support: tickets with their titles, the live chat, and the wish to be called. */
export async function readTexts(tx: Tx, { players, from, until }: Asked): Promise<TextFacts[]> {
  const { rows } = await sql<{ playerId: string; at: Date; text: string }>`
    select t.player_id as "playerId", m.created_at as at,
      case when m.place = 1 then t.title || '. ' || m.text else m.text end as text
      from ticket t join ticket_message m on m.ticket_id = t.id and m.author = 'player'
     where t.player_id = any(${players}::uuid[]) and t.updated_at > ${from}
       and m.created_at > ${from} and m.created_at <= ${until}
    union all
    select player_id, created_at, text from chat_message
     where player_id = any(${players}::uuid[]) and author = 'player'
       and created_at > ${from} and created_at <= ${until}
    union all
    select player_id, created_at, message from call_request
     where player_id = any(${players}::uuid[]) and created_at > ${from} and created_at <= ${until}
    order by at`.execute(tx)
  return [...groupOf(rows)].map(([playerId, texts]) => ({
    playerId,
    texts: texts.map(({ at, text }) => ({ at: at.getTime(), text })),
  }))
}

const PAID_IN = sql`p.type = ${sql.lit(PAYMENT_TYPES.Deposit)} and p.status = ${sql.lit(PAYMENT_STATUS.Confirmed)}`
const SPEND_DAYS = 30

type YoungRow = Omit<YoungFacts, 'at'> & { at: Date }

/** The month's deposits of players of 18 to 24, and the third quartile of all of that age who paid in. */
export async function readYoung(tx: Tx, { players, until }: Asked): Promise<YoungFacts[]> {
  const since = before(until, SPEND_DAYS * DAY_MS)
  const today = sql`(${until}::timestamptz at time zone ${TIME_ZONE})::date`
  const isYoung = sql`y.birth_date <= ${today} - interval '18 years' and y.birth_date > ${today} - interval '25 years'`
  // The whole age group is added up where anybody asked about is in it, and else not at all.
  const { rows } = await sql<YoungRow>`
    with own as (
      select p.player_id, sum(p.amount_e5)::bigint as spent, max(p.created_at) as at
        from payment p join player y on y.id = p.player_id
       where p.player_id = any(${players}::uuid[]) and ${PAID_IN} and ${isYoung}
         and p.created_at > ${since} and p.created_at <= ${until}
       group by p.player_id),
    age_group as materialized (
      select count(*)::int as size, percentile_disc(0.75) within group (order by spent) as quartile
        from (select sum(p.amount_e5)::bigint as spent from payment p join player y on y.id = p.player_id
          where ${PAID_IN} and ${isYoung} and p.updated_at > ${since}
            and p.created_at > ${since} and p.created_at <= ${until}
          group by p.player_id) each)
    select player_id as "playerId", at, spent as "spentE5", (select quartile from age_group) as "quartileE5",
      (select size from age_group) as "group"
      from own order by player_id`.execute(tx)
  return rows.map((row) => ({ ...row, at: row.at.getTime() }))
}
