import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { type DayRange, GRACE_MS } from './days.ts'

/*
 * The rule, line by line. A bet or win that we took stands in their list once, of the same player,
 * currency, round and amount; what they list we took, unless they list its rollback too: a stake of which they
 * never heard is called off, and was perhaps never here. A rollback that gave something back stands in
 * their list, of the same player and currency and of all of it; one that they list gave back what we took.
 * Each side's line belongs to the day of its own time, and is looked for on the other side some minutes
 * beyond.
 */

/**
 * Fills the transaction's own table `found` with every difference between the staged list and our
 * transactions. All of it is joins in the database: nothing of a day is in memory here.
 */
export async function findDifferences(tx: Tx, provider: string, range: DayRange): Promise<void> {
  await gather(tx, provider, range)
  await sql`create temporary table found on commit drop as
    ${missing(range)}
    union all ${changed(range)}
    union all ${changedBack(range)}
    union all ${doubled(provider, range)}
    union all ${takenBack(provider, range)}`.execute(tx)
}

/** Each side's bets and wins: theirs once by id, ours with those that they list of another day. */
async function gather(tx: Tx, provider: string, { from, to }: DayRange): Promise<void> {
  const [low, high] = [new Date(from.getTime() - GRACE_MS), new Date(to.getTime() + GRACE_MS)]
  await sql`create temporary table theirs on commit drop as
    select distinct on (id) listed.*, count(*) over (partition by id) as times
      from pg_temp.listed where kind <> 'rollback' order by id, at, amount_e5`.execute(tx)
  await sql`create temporary table ours on commit drop as
    select id, kind::text, reference_id, player_id::text as player, round_id as round, currency::text,
           amount_e5, moves_cash, outcome, created_at as at
      from wallet_transaction
      where provider = ${provider} and created_at >= ${low} and created_at < ${high}`.execute(tx)
  for (const table of ['listed', 'theirs', 'ours']) {
    await sql`analyze ${sql.table(`pg_temp.${table}`)}`.execute(tx)
  }
  // The limit keeps it a look-up by key for each: they are few.
  await sql`insert into ours select own.* from (
      select id from theirs where not exists (select from ours where ours.id = theirs.id)
      union
      select reverses from pg_temp.listed where kind = 'rollback' and reverses is not null
        and not exists (select from ours where ours.id = listed.reverses)
      union
      select reference_id from ours where kind = 'rollback' and outcome = 'ok'
        and not exists (select from ours other where other.id = ours.reference_id)
    ) gone cross join lateral (
      select id, kind::text, reference_id, player_id::text, round_id, currency::text, amount_e5, moves_cash, outcome,
          created_at
        from wallet_transaction own where own.id = gone.id and own.provider = ${provider} limit 1) own`.execute(
    tx,
  )
  await sql`create index on ours (id)`.execute(tx)
  await sql`analyze ours`.execute(tx)
}

const OURS = sql`case when ours.id is not null then jsonb_build_object('kind', ours.kind, 'player', ours.player,
  'round', ours.round, 'currency', ours.currency, 'amountE5', ours.amount_e5::text, 'outcome', ours.outcome,
  'at', ours.at) || case when ours.moves_cash then '{}'::jsonb else '{"movesCash": false}' end end`
const THEIRS = sql`case when theirs.id is not null then jsonb_build_object('kind', theirs.kind, 'player', theirs.player,
  'round', theirs.round, 'currency', theirs.currency, 'amountE5', theirs.amount_e5::text, 'times', theirs.times,
  'at', theirs.at) end`
const dayOfColumn = (column: string) => sql`(${sql.ref(column)} at time zone 'UTC')::date`
const isOf = (column: string, { from, to }: DayRange) =>
  sql<boolean>`(${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to})`

const missing = (range: DayRange) => sql`
  select ours.id, 'missing_there'::difference_kind as what, ${dayOfColumn('ours.at')} as day,
         ${OURS} as ours, null::jsonb as theirs
    from ours
    where ours.kind <> 'rollback' and ours.outcome = 'ok' and ${isOf('ours.at', range)}
      and not exists (select from theirs where theirs.id = ours.id)
  union all
  select theirs.id, 'missing_here', ${dayOfColumn('theirs.at')}, ${OURS}, ${THEIRS}
    from theirs left join ours on ours.id = theirs.id
    where ${isOf('theirs.at', range)} and ours.outcome is distinct from 'ok'
      and not exists (select from pg_temp.listed back where back.kind = 'rollback' and back.reverses = theirs.id)`

/** Of what is listed more than once, each line. */
const LINES = sql`(select * from theirs union all
  select listed.*, theirs.times from theirs join pg_temp.listed on listed.id = theirs.id
    where theirs.times > 1 and listed.kind <> 'rollback')`

/** A win that pays no bet, such as a jackpot, is of a round that we named; and theirs may name none. */
const isOfARound = sql`(ours.kind = 'bet' or ours.reference_id is not null) and theirs.round <> ''`

const changed = (range: DayRange) => sql`
  select * from (
    select distinct on (ours.id, what) ours.id, what::difference_kind, ${dayOfColumn('ours.at')}, ${OURS}, ${THEIRS}
      from ours join ${LINES} theirs on theirs.id = ours.id
        cross join lateral (values
          ('kind', ours.kind <> theirs.kind),
          ('player', ours.player <> theirs.player),
          ('currency', ours.currency <> theirs.currency),
          ('round', ${isOfARound} and ours.round <> theirs.round),
          ('amount', ours.amount_e5 <> theirs.amount_e5)) differs(what, is_so)
      where ours.outcome = 'ok' and is_so and ${isOf('ours.at', range)}
      order by ours.id, what, theirs.at, theirs.amount_e5) once`

/** Of one that both sides have. Theirs may name no amount: its contract may have none. */
const changedBack = (range: DayRange) => sql`
  select * from (
    select distinct on (ours.id, what) ours.id, what::difference_kind, ${dayOfColumn('ours.at')}, ${OURS}, ${THEIRS}
      from ours join (select listed.*, 1 as times from pg_temp.listed where kind = 'rollback') theirs
          on theirs.reverses = ours.reference_id
        join ours reversed on reversed.id = ours.reference_id
        cross join lateral (values
          ('player', ours.player <> theirs.player),
          ('currency', reversed.currency <> theirs.currency),
          ('amount', theirs.amount_e5 not in (0, reversed.amount_e5))) differs(what, is_so)
      where ours.kind = 'rollback' and ours.outcome = 'ok' and reversed.outcome = 'ok'
        and is_so and ${isOf('ours.at', range)}
      order by ours.id, what, theirs.at) once`

const doubled = (provider: string, range: DayRange) => sql`
  select theirs.id, 'doubled', ${dayOfColumn('theirs.at')}, ${OURS}, ${THEIRS}
    from (
      select * from theirs where times > 1
      union all
      select * from (
        select distinct on (id) listed.*, count(*) over (partition by id) as times
          from pg_temp.listed where kind = 'rollback' order by id, at) back where times > 1
    ) theirs left join lateral (
      select id, kind::text, player_id::text as player, round_id as round, currency::text, amount_e5, moves_cash, outcome,
             created_at as at
        from wallet_transaction own where own.id = theirs.id and own.provider = ${provider} limit 1) ours on true
    where ${isOf('theirs.at', range)}`

/** Told of what was taken back: its own id, with our numbers and their line of the rollback. */
const takenBack = (provider: string, range: DayRange) => sql`
  select ours.id, 'rolled_back_here', ${dayOfColumn('back.at')}, ${OURS}, ${THEIRS}
    from ours back join ours on ours.id = back.reference_id
      left join theirs on theirs.id = ours.id
    where back.kind = 'rollback' and back.outcome = 'ok' and ${isOf('back.at', range)}
      and ours.kind <> 'rollback' and ours.outcome = 'ok'
      and not exists (select from pg_temp.listed named where named.kind = 'rollback' and named.reverses = ours.id)
  union all
  select * from (
    select distinct on (ours.id) ours.id, 'rolled_back_there'::difference_kind, ${dayOfColumn('theirs.at')}, ${OURS}, ${THEIRS}
      from (select listed.*, 1 as times from pg_temp.listed where kind = 'rollback') theirs
        join ours on ours.id = theirs.reverses
      where ${isOf('theirs.at', range)} and ours.kind <> 'rollback' and ours.outcome = 'ok'
        and not exists (select from wallet_transaction back where back.reference_id = ours.id
          and back.player_id = ours.player::uuid and back.provider = ${provider}
          and back.kind = 'rollback' and back.outcome = 'ok')
      order by ours.id, theirs.at) once`
