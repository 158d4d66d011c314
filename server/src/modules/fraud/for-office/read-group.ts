import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { type EdgeKind, pairsOf } from '../groups/edges.ts'
import { findGroups, type Group, hasFact } from '../groups/find-groups.ts'
import { readAccounts } from '../groups/read-accounts.ts'

export type Member = {
  id: string
  number: string
  username: string
  state: string
  score: number | null
  depositedE5: bigint
  withdrawnE5: bigint
  weight: number
}
export type ShownPair = {
  one: string
  other: string
  kinds: EdgeKind[]
  weight: number
  isFact: boolean
}
export type ShownGroup = { members: Member[]; pairs: ShownPair[]; facts: number }

/** Beside a group, so many that share something with the player are shown. */
const NEAR_MAX = 8

/**
 * The accounts around a player: their group, or where there is none whoever shares anything with them. Null
 * where nobody does.
 */
export async function readGroup(
  db: Db | Tx,
  playerId: string,
  now: Date,
): Promise<ShownGroup | null> {
  const accounts = await readAccounts(db, [playerId], now)
  const own = findGroups(accounts).find(({ members }) => members.includes(playerId))
  const group = own ?? nearOf(playerId, accounts)
  if (!group) return null
  return {
    members: await readMembers(db, group),
    pairs: group.pairs.map((pair) => ({
      one: pair.one,
      other: pair.other,
      kinds: [...pair.kinds],
      weight: pair.weight,
      isFact: hasFact(pair),
    })),
    facts: group.facts,
  }
}

function nearOf(
  playerId: string,
  accounts: Awaited<ReturnType<typeof readAccounts>>,
): Group | undefined {
  const pairs = [...pairsOf(accounts).values()]
    .filter(({ one, other }) => one === playerId || other === playerId)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, NEAR_MAX)
  if (pairs.length === 0) return undefined
  const members = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))]
  return { members, pairs, facts: pairs.filter(hasFact).length }
}

async function readMembers(db: Db | Tx, { members, pairs }: Group): Promise<Member[]> {
  const { rows } = await sql<Omit<Member, 'weight'>>`
    select p.id, p.usercode as number, p.username, p.status as state,
      (select max(score)::int from alert a where a.player_id = p.id and a.closed_at is null) as score,
      coalesce(t.deposited_e5, 0) as "depositedE5", coalesce(t.withdrawn_e5, 0) as "withdrawnE5"
      from player p left join player_total t on t.player_id = p.id
     where p.id = any(${members}::uuid[])`.execute(db)
  const weightOf = (id: string) =>
    pairs
      .filter(({ one, other }) => one === id || other === id)
      .reduce((sum, { weight }) => sum + weight, 0)
  return rows
    .map((row) => ({ ...row, weight: weightOf(row.id) }))
    .sort((a, b) => b.weight - a.weight)
}
