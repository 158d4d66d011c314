import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { addressOf } from '../../../platform/http/address.ts'
import { PAYOUT_ACCOUNTS } from '../../payments/index.ts'
import { mailboxOf } from '../rules.ts'
import type { Account } from './edges.ts'

/** Log-ins are read of so many days. */
const SEEN_DAYS = 30
/** Shorter ones are placeholders that many devices share. */
const DEVICE_MIN = 8
/** How often whoever shares with those that are known is looked for, and how many are read at most. */
const STEPS = 3
const READ_MAX = 2_000
/** As in the edges: what more share says nothing, and brings nobody. */
const SHARED_MAX = 20
const NETWORK_MAX = 200

/** The accounts, and those that could be of a group with them, with all that links. */
export async function readAccounts(
  db: Db | Tx,
  players: readonly string[],
  until: Date,
): Promise<Account[]> {
  const since = new Date(until.getTime() - SEEN_DAYS * 24 * 60 * 60_000)
  let known = [...new Set(players)]
  for (let step = 0; step < STEPS; step++) {
    const sharing = await readSharing(db, known, { since, until })
    const next = [...new Set([...known, ...sharing])].slice(0, READ_MAX)
    if (next.length === known.length) break
    known = next
  }
  return known.length === 0 ? [] : readAll(db, known, { since, until })
}

type Span = { since: Date; until: Date }

/** Whoever shares a value with one of them, of values that few share. */
async function readSharing(db: Db | Tx, ids: string[], { since, until }: Span): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with mine as (select unnest(${ids}::uuid[]) as id),
      device as (
        select distinct s.fingerprint from session s join mine on mine.id = s.player_id
         where s.created_at > ${since} and s.created_at <= ${until}
           and length(s.fingerprint) >= ${sql.lit(DEVICE_MIN)}),
      payout as (
        select distinct p.account_hmac from payment p join mine on mine.id = p.player_id
         where p.type = 2 and p.account_hmac is not null),
      seen as (
        select distinct s.ip, date_trunc('hour', s.created_at) as hour
          from session s join mine on mine.id = s.player_id
         where s.created_at > ${since} and s.created_at <= ${until} and s.ip <> '')
    select id from (
      select p.player_id as id, count(*) over (partition by p.account_hmac) as n from (
        select distinct player_id, account_hmac from payment p join payout using (account_hmac) where p.type = 2) p
      union all
      select d.player_id, count(*) over (partition by d.fingerprint) from (
        select distinct player_id, fingerprint from session join device using (fingerprint)
         where created_at > ${since} and created_at <= ${until}
           and length(fingerprint) >= ${sql.lit(DEVICE_MIN)}) d
      union all
      select t.id, count(*) over (partition by t.personal_no_hmac)
        from player t join player m using (personal_no_hmac) join mine on mine.id = m.id) shared
     where n between 2 and ${SHARED_MAX}
    union
    select id from (
      select n.player_id as id, count(*) over (partition by n.ip, n.hour) as n from (
        select distinct s.player_id, seen.ip, seen.hour from seen join session s on s.ip = seen.ip
         where s.created_at >= seen.hour - interval '1 hour' and s.created_at < seen.hour + interval '2 hours') n) near
     where n between 2 and ${NETWORK_MAX}
    union
    select case when one_id = mine.id then other_id else one_id end
      from mine join account_link on mine.id in (one_id, other_id)
    union
    select case when one_id = mine.id then other_id else one_id end
      from mine join bonus_flag on mine.id in (one_id, other_id)
    limit ${READ_MAX}`.execute(db)
  return rows.map(({ id }) => id)
}

type Read = {
  id: string
  createdAt: Date
  emailKey: string
  identity: string
  payouts: string[] | null
  seen: { ip: string; device: string; at: string }[] | null
  claims: { offer: string; at: string }[] | null
  against: string[] | null
  confirmed: string[] | null
  cleared: string[] | null
}

async function readAll(db: Db | Tx, ids: string[], { since, until }: Span): Promise<Account[]> {
  const { rows } = await sql<Read>`
    select p.id, p.created_at as "createdAt", p.email_key as "emailKey",
      encode(p.personal_no_hmac, 'hex') as identity,
      (select array_agg(distinct value) from (${PAYOUT_ACCOUNTS}) o where o.player_id = p.id) as payouts,
      (select json_agg(json_build_object('ip', s.ip, 'device', s.fingerprint, 'at', s.created_at)) from session s
        where s.player_id = p.id and s.created_at > ${since} and s.created_at <= ${until}) as seen,
      (select json_agg(json_build_object('offer', c.offer_id, 'at', c.claimed_at)) from (
        select offer_id, claimed_at from bonus where player_id = p.id
        union all select offer_id, claimed_at from free_rounds where player_id = p.id and status <> 'failed') c
        where c.claimed_at > ${since}) as claims,
      (select array_agg(distinct case when one_id = p.id then other_id else one_id end) from bonus_flag
        where p.id in (one_id, other_id) and rule = 'opposite_play' and cleared_at is null)::text[] as against,
      (select array_agg(other) filter (where is_linked) from (${DECIDED}) d)::text[] as confirmed,
      (select array_agg(other) filter (where not is_linked) from (${DECIDED}) d)::text[] as cleared
    from player p where p.id = any(${ids}::uuid[])`.execute(db)
  return rows.map(accountOf)
}

/** What people decided last of the player and each other. */
const DECIDED = sql`
  select distinct on (other) other, is_linked from (
    select case when one_id = p.id then other_id else one_id end as other, is_linked, id
      from account_link where p.id in (one_id, other_id)) decided
   order by other, id desc`

function accountOf(row: Read): Account {
  const seen = row.seen ?? []
  return {
    id: row.id,
    joinedAt: row.createdAt.getTime(),
    payouts: row.payouts ?? [],
    mailbox: mailboxOf(row.emailKey),
    identity: row.identity,
    devices: [
      ...new Set(seen.map(({ device }) => device).filter(({ length }) => length >= DEVICE_MIN)),
    ],
    seen: seen
      .filter(({ ip }) => ip !== '')
      .map(({ ip, at }) => ({ network: addressOf(ip), at: Date.parse(at) })),
    claims: (row.claims ?? []).map(({ offer, at }) => ({ offer, at: Date.parse(at) })),
    against: row.against ?? [],
    confirmed: row.confirmed ?? [],
    cleared: row.cleared ?? [],
  }
}
