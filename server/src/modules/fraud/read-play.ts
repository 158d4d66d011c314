import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import { originIdOf, originOf } from '../ledger/index.ts'
import type { Link } from './links.ts'
import type { PlayedRound } from './rules.ts'

const DAY_MS = 24 * 60 * 60_000
/** A bonus that has ended is looked at for so long after. */
const ENDED_MS = 2 * DAY_MS

export type BonusPlay = {
  link: Link
  bonusId: string
  ones: PlayedRound[]
  others: PlayedRound[]
}

/** What each linked pair played since a bonus of either began, up to its end. */
export async function readPlay(tx: Tx, links: readonly Link[], now: Date): Promise<BonusPlay[]> {
  const ids = [...new Set(links.flatMap(({ one, other }) => [one, other]))]
  if (ids.length === 0) return []
  const bonuses = await readBonuses(tx, ids, now)
  const watched = links.flatMap((link) =>
    bonuses
      .filter(({ playerId }) => playerId === link.one || playerId === link.other)
      .map((bonus) => ({ link, bonus })),
  )
  const fromOf = new Map<string, bigint>()
  for (const { link, bonus } of watched) {
    for (const id of [link.one, link.other]) {
      const from = fromOf.get(id)
      if (from === undefined || bonus.from < from) fromOf.set(id, bonus.from)
    }
  }
  const rounds = await readRounds(tx, fromOf)
  const during = (playerId: string, { from, endedAt }: Bonus) =>
    (rounds.get(playerId) ?? []).filter(({ id, at }) => id > from && at <= endedAt)
  return watched.map(({ link, bonus }) => ({
    link,
    bonusId: bonus.id,
    ones: during(link.one, bonus),
    others: during(link.other, bonus),
  }))
}

type Bonus = { id: string; playerId: string; from: bigint; endedAt: number }

async function readBonuses(tx: Tx, ids: string[], now: Date): Promise<Bonus[]> {
  const rows = await tx
    .selectFrom('bonus')
    .select(['id', 'player_id', 'from_transfer_id', 'ended_at'])
    .where('player_id', 'in', ids)
    .where('started_at', 'is not', null)
    // It pays no round of a game.
    .where('kind', '<>', 'free_bet')
    .where((is) =>
      is.or([is('ended_at', 'is', null), is('ended_at', '>', new Date(now.getTime() - ENDED_MS))]),
    )
    .execute()
  return rows.map((row) => ({
    id: row.id,
    playerId: row.player_id,
    from: row.from_transfer_id ?? 0n,
    endedAt: row.ended_at?.getTime() ?? Number.POSITIVE_INFINITY,
  }))
}

type Round = PlayedRound & { id: bigint }

/** The rounds of each player after one transfer, without those that were rolled back. */
async function readRounds(tx: Tx, fromOf: ReadonlyMap<string, bigint>) {
  const { rows } = await sql<Omit<Round, 'at'> & { playerId: string; placedAt: Date }>`
    select t.player_id as "playerId", min(t.id) as id, w.game_code as game,
           min(t.created_at) as "placedAt",
           coalesce(sum(t.amount_e5) filter (where t.reason = 'bet'), 0)::bigint as "stakedE5",
           coalesce(sum(t.amount_e5) filter (where t.reason = 'win'), 0)::bigint as "wonE5"
      from unnest(${[...fromOf.keys()]}::uuid[], ${[...fromOf.values()]}::bigint[]) as s(id, from_id)
      join transfer t on t.player_id = s.id and t.id > s.from_id and t.reason in ('bet', 'win', 'rollback')
      join wallet_transaction w
        on w.id = ${originIdOf('t')} and w.provider = ${originOf('t')}
     group by t.player_id, w.provider, w.game_code, w.round_id
    having not bool_or(t.reason = 'rollback') and bool_or(t.reason = 'bet')`.execute(tx)
  const of = new Map<string, Round[]>()
  for (const { playerId, placedAt, ...round } of rows) {
    const played = of.get(playerId) ?? []
    played.push({ ...round, at: placedAt.getTime() })
    of.set(playerId, played)
  }
  return of
}
