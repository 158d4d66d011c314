import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { HOUSE_ID } from '../../ledger/index.ts'

export type ManyBets = {
  /** Each places one bet, from cash that they have. */
  players: readonly string[]
  /** What they bet on, in turn. */
  on: readonly number[]
  oddsMilli: number
  unitKurus: number
}

/** One statement: more would outlast its time. */
const AT_ONCE = 500

/** Open singles as if each had been placed: with stake, posting, transfer and books. Many in little time. */
export async function insertBets(db: Db, wish: ManyBets): Promise<void> {
  for (let at = 0; at < wish.players.length; at += AT_ONCE) {
    await insertPart(db, { ...wish, players: wish.players.slice(at, at + AT_ONCE) })
  }
}

async function insertPart(db: Db, { players, on, oddsMilli, unitKurus }: ManyBets): Promise<void> {
  const { rows } = await sql<{ posted: boolean | null }>`
    with asked as (
      select player_id, (${on}::bigint[])[1 + (n - 1) % cardinality(${on}::bigint[])] as selection_id
        from unnest(${players}::uuid[]) with ordinality one (player_id, n)
    ), bet as (
      insert into betting_bet (request_id, fingerprint, player_id, currency, state, policy, unit_kurus, sizes, columns,
          cost_kurus, possible_kurus, rules_version, placed_at, decided_at)
        select gen_random_uuid(), '\\x00', player_id, 'TRY', 'open', 'none', ${unitKurus}::int, array[1]::smallint[], 1,
            ${unitKurus}::int, ceil(${unitKurus}::int * ${oddsMilli}::int / 1000.0)::bigint, 1, now(), now() from asked
        returning id, player_id, cost_kurus, possible_kurus
    ), leg as (
      insert into betting_leg (bet_id, number, odds_milli, is_banker) select id, 1, ${oddsMilli}::int, false from bet
    ), own as (
      insert into betting_leg_selection (bet_id, leg, selection_id, event_id, material)
        select bet.id, 1, one.id, event.id, event.material from bet join asked using (player_id)
          join betting_selection one on one.id = selection_id
          join betting_market market on market.id = one.market_id join betting_event event on event.id = event_id
    ), posting as (
      insert into betting_posting (bet_id, kind, version, amount_kurus, created_at)
        select id, 'stake', 0, -cost_kurus, now() from bet
    ), book as (
      insert into betting_liability as book (selection_id, staked_kurus, payout_kurus)
        select selection_id, sum(cost_kurus), sum(possible_kurus) from bet join asked using (player_id)
          group by selection_id order by selection_id
        on conflict (selection_id) do update set staked_kurus = book.staked_kurus + excluded.staked_kurus,
          payout_kurus = book.payout_kurus + excluded.payout_kurus
    ), held as (
      select id, owner_id, version, balance_e5 from account
        where kind = 'player_cash' and owner_id = any(${players}::uuid[]) order by id for update
    )
    select post_transfers_v1(array_agg(held.id), array_agg(held.version),
        array_agg(held.balance_e5 - cost_kurus * 1000),
        array_agg(row('zar-bets:' || bet.id || ' stake 0', player_id, held.id, games.id, cost_kurus * 1000, 'sport_bet',
          held.balance_e5 - cost_kurus * 1000, null)::planned_transfer)) as posted
      from held join bet on bet.player_id = held.owner_id
      join account games on games.owner_id = ${HOUSE_ID} and games.kind = 'games' and games.currency = 'TRY'`.execute(
    db,
  )
  if (!rows[0]?.posted) throw new Error('the stakes were not posted')
}
