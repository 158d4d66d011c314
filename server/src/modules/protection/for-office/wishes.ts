import type { LimitKind, LimitPeriod } from '@zar/contract/protection'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type NotifyDeps, notifyPlayer } from '../../messages/index.ts'
import { SECOND_THOUGHT_MS } from '../limits/read-limits.ts'
import { lockPlayer } from '../person.ts'
import { NEWS } from '../texts.ts'

const SHOWN_MAX = 200

export type WaitingWish = {
  playerId: string
  number: string
  username: string
  kind: LimitKind
  period: LimitPeriod
  most: bigint
  wished: bigint | null
  askedAt: Date
}

/** Raises that wait for their day and for the player, the oldest first; with the moment from which they may be confirmed. */
export async function listWishes(db: Db): Promise<(WaitingWish & { confirmFrom: Date })[]> {
  const { rows } = await sql<WaitingWish>`
    select l.player_id as "playerId", p.usercode as number, p.username, l.kind, l.period, l.most, l.wished,
      l.wished_at as "askedAt"
      from player_limit l join player p on p.id = l.player_id
     where l.wished_at is not null order by l.wished_at limit ${SHOWN_MAX}`.execute(db)
  return rows.map((row) => ({
    ...row,
    confirmFrom: new Date(row.askedAt.getTime() + SECOND_THOUGHT_MS),
  }))
}

type Refusing = {
  playerId: string
  kind: LimitKind
  period: LimitPeriod
  by: string
  because: string
  now: Date
}

/** Takes a raise away that waits: the lower limit stays, and the player is told. Refuses with `limit_not_set` where none waits. */
export async function refuseWish(tx: Tx, deps: NotifyDeps, refusing: Refusing): Promise<void> {
  const { playerId, kind, period, by, because, now } = refusing
  await lockPlayer(tx, playerId)
  const held = await tx
    .updateTable('player_limit')
    .set({ wished: null, wished_at: null })
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('is_of_house', '=', false)
    .where('wished_at', 'is not', null)
    .returning('most')
    .executeTakeFirst()
  if (!held) throw new Refusal('limit_not_set')
  await sql`update limit_wish set refused_by = ${by}, refused_because = ${because}, refused_at = ${now}
    where id = (select max(id) from limit_wish where player_id = ${playerId} and kind = ${kind} and period = ${period})
      and refused_at is null`.execute(tx)
  await notifyPlayer(tx, deps, {
    playerId,
    type: 'System',
    ...NEWS.raiseRefused({ kind, period }, held.most),
  })
}
