import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { HedgeRule, LinkKind } from '../../../db/tables/bonuses.ts'
import { keyOf, pairsOf } from '../groups/edges.ts'
import { findGroups } from '../groups/find-groups.ts'
import { readAccounts } from '../groups/read-accounts.ts'
import type {
  FarmFacts,
  FlagFacts,
  GroupFacts,
  Opposite,
  OppositeFacts,
} from '../rules/account-rules.ts'
import { of } from '../rules/finding.ts'
import { HEDGE_POLICY } from '../rules.ts'
import { type Asked, groupOf } from './asked.ts'

const KURUS_E5 = 1_000n

type OppositeRow = {
  playerId: string
  other: string
  at: Date
  apartMs: number
  stake: bigint
  otherStake: bigint
}

/** Single bets of the players beside those of others on another selection of the same market, where they came often. */
export async function readOpposite(
  tx: Tx,
  { players, from, until, params }: Asked,
): Promise<OppositeFacts[]> {
  const { rows } = await sql<OppositeRow>`
    with single as (
      select b.id, b.player_id, b.placed_at, b.cost_kurus, s.id as selection_id, s.market_id
        from betting_bet b
        join betting_leg_selection l on l.bet_id = b.id
        join betting_selection s on s.id = l.selection_id
       where b.player_id = any(${players}::uuid[]) and b.placed_at > ${from} and b.placed_at <= ${until}
         and b.columns = 1 and b.state not in ('waiting', 'refused', 'void')
         and not exists (select from betting_leg g where g.bet_id = b.id and g.number > 1)),
    pair as (
      select m.player_id, o.player_id as other, m.placed_at as at, m.cost_kurus as stake, o.cost_kurus as other_stake,
        abs(extract(epoch from m.placed_at - o.placed_at) * 1000)::int as apart,
        count(*) over (partition by m.player_id, o.player_id) as n
        from single m
        join betting_selection os on os.market_id = m.market_id and os.id <> m.selection_id
        join betting_leg_selection ol on ol.selection_id = os.id
        join betting_bet o on o.id = ol.bet_id and o.player_id <> m.player_id and o.columns = 1
          and o.state not in ('waiting', 'refused', 'void')
          and o.placed_at between m.placed_at - make_interval(mins => ${of(params, 'm')}::int)
                              and m.placed_at + make_interval(mins => ${of(params, 'm')}::int)
       where not exists (select from betting_leg g where g.bet_id = o.id and g.number > 1))
    select player_id as "playerId", other, at, apart as "apartMs", stake, other_stake as "otherStake"
      from pair where n >= ${of(params, 'times')} order by at`.execute(tx)
  if (rows.length === 0) return []
  const pairs = pairsOf(
    await readAccounts(
      tx,
      rows.flatMap(({ playerId, other }) => [playerId, other]),
      until,
    ),
  )
  return [...groupOf(rows)].map(([playerId, mine]) => {
    const others = new Map<string, Opposite[]>()
    for (const { other, at, apartMs, stake, otherStake } of mine) {
      const bets = others.get(other) ?? []
      const stakes = { stakeE5: stake * KURUS_E5, otherE5: otherStake * KURUS_E5 }
      bets.push({ at: at.getTime(), apartMs, ...stakes })
      others.set(other, bets)
    }
    return {
      playerId,
      others: [...others].map(([other, bets]) => ({
        other,
        weight: pairs.get(keyOf(playerId, other))?.weight ?? 0,
        bets,
      })),
    }
  })
}

type FlagRow = { playerId: string; other: string; at: Date; rule: HedgeRule; by: LinkKind[] }

/** What the hedging of bonuses has flagged, and nobody has cleared. */
export async function readFlagFacts(tx: Tx, { players, from, until }: Asked): Promise<FlagFacts[]> {
  const { rows } = await sql<FlagRow>`
    select one_id as "playerId", other_id as other, found_at as at, rule, linked_by as by from bonus_flag
     where (one_id = any(${players}::uuid[]) or other_id = any(${players}::uuid[]))
       and found_at > ${from} and found_at <= ${until} and cleared_at is null
     order by found_at`.execute(tx)
  return [...groupOf(rows)].map(([playerId, flags]) => ({
    playerId,
    flags: flags.map(({ other, at, rule, by }) => ({
      other,
      at: at.getTime(),
      rule,
      weight: by.reduce((sum, kind) => sum + HEDGE_POLICY.weights[kind], 0),
    })),
  }))
}

/** The group of each player; it is found as of now. */
export async function readGroupFacts(tx: Tx, { players, until }: Asked): Promise<GroupFacts[]> {
  const groups = findGroups(await readAccounts(tx, players, until))
  const asked = new Set(players)
  return groups.flatMap(({ members, facts }): GroupFacts[] => {
    const playerId = members.find((id) => asked.has(id))
    return playerId ? [{ playerId, members, facts, at: until.getTime() }] : []
  })
}

type FarmRow = {
  playerId: string
  value: string
  accounts: number
  at: Date
  isDevice: boolean
}

/** How many accounts came from each device of the players, and signed up from one address in the hour that they did. */
export async function readFarms(
  tx: Tx,
  { players, from, until, params }: Asked,
): Promise<FarmFacts[]> {
  const { rows } = await sql<FarmRow>`
    with mine as (
      select player_id, fingerprint, max(created_at) as at from session
       where player_id = any(${players}::uuid[]) and created_at > ${from} and created_at <= ${until}
         and length(fingerprint) >= 8
       group by player_id, fingerprint),
    joined as (
      select p.id, p.created_at as at, first.ip from player p
        cross join lateral (select ip from session s where s.player_id = p.id order by created_at limit 1) first
       where p.id = any(${players}::uuid[]) and p.created_at > ${from} and p.created_at <= ${until} and first.ip <> '')
    select player_id as "playerId", left(encode(sha256(convert_to(fingerprint, 'UTF8')), 'hex'), 12) as value, at,
      true as "isDevice", (
        select count(distinct s.player_id)::int from session s
         where s.fingerprint = mine.fingerprint and length(s.fingerprint) >= 8 and s.created_at <= mine.at
           and s.created_at > mine.at - make_interval(days => ${of(params, 'd')}::int)) as accounts
      from mine
    union all
    select j.id, left(encode(sha256(convert_to(j.ip, 'UTF8')), 'hex'), 12), j.at, false, (
        select count(distinct o.id)::int from session s join player o on o.id = s.player_id
         where s.ip = j.ip and s.created_at between date_trunc('hour', j.at) and date_trunc('hour', j.at) + interval '2 hours'
           and o.created_at >= date_trunc('hour', j.at) and o.created_at < date_trunc('hour', j.at) + interval '1 hour')
      from joined j
    order by at`.execute(tx)
  return [...groupOf(rows)].map(([playerId, found]) => {
    const signUp = found.find(({ isDevice }) => !isDevice)
    return {
      playerId,
      devices: found
        .filter(({ isDevice }) => isDevice)
        .map(({ value, accounts, at }) => ({ device: value, accounts, at: at.getTime() })),
      signUp: signUp
        ? { network: signUp.value, accounts: signUp.accounts, at: signUp.at.getTime() }
        : null,
    }
  })
}
