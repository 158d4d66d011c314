import type { Db, Tx } from '../../../db/db.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { ProtectionDeps } from '../deps.ts'
import { NEWS } from '../texts.ts'
import { isLater, isWeaker, type Running, setEnded } from './running.ts'

type Deps = Pick<ProtectionDeps, 'clock' | 'random' | 'sessions'>

/**
 * An exclusion of who holds a checked number holds for every account whose documents have shown the same
 * number. One whose number nobody has checked reaches nobody else (H7). Call it under `lockPerson`;
 * answers the sessions that it ended.
 */
export async function reachTwins(tx: Tx, deps: Deps, playerId: string): Promise<Buffer[]> {
  const twins = await tx
    .selectFrom('player as holder')
    .innerJoin('player as twin', 'twin.personal_no_hmac', 'holder.person_key')
    .innerJoin('identity_check', 'identity_check.player_id', 'twin.id')
    .select('twin.id')
    .distinct()
    .where('holder.id', '=', playerId)
    .whereRef('twin.id', '<>', 'holder.id')
    .where('identity_check.because', 'in', ['number_held', 'excluded'])
    .where('decided_by', 'is', null)
    .orderBy('twin.id')
    .execute()
  const ended: Buffer[] = []
  for (const { id } of twins) ended.push(...(await giveExclusions(tx, deps, playerId, id)))
  return ended
}

/**
 * Gives the exclusions that run on one account to another of the same person, as they are. What shuts
 * that one out for longer stays. Answers the sessions that it ended.
 */
export async function giveExclusions(
  tx: Tx,
  deps: Deps,
  fromId: string,
  toId: string,
): Promise<Buffer[]> {
  const given = await readRunning(tx, fromId)
  const had = await readRunning(tx, toId)
  const ended: Buffer[] = []
  for (const exclusion of given) {
    const isOperators = exclusion.kind === 'operator'
    const own = had.find(({ kind }) => (kind === 'operator') === isOperators)
    if (own && isCovered(exclusion, own)) continue
    if (own) await setEnded(tx, own.id, deps.clock.now())
    const { id: _, ...facts } = exclusion
    await tx
      .insertInto('exclusion')
      .values({ ...facts, player_id: toId })
      .execute()
    const { kind, ends_at } = exclusion
    const news = kind === 'operator' ? NEWS.excluded(ends_at) : NEWS.breakBegun(kind, ends_at)
    const { title, note } = news
    await notifyPlayer(tx, deps, { playerId: toId, type: 'System', title, note })
    const why = isOperators ? 'excluded' : 'break'
    ended.push(...(await deps.sessions.endAllIn(tx, { playerId: toId, why })))
  }
  return ended
}

/** Whether an exclusion runs on the account, of whatever kind. */
export const isKeptOut = async (db: Db | Tx, playerId: string): Promise<boolean> =>
  (await readRunning(db, playerId)).length > 0

const readRunning = (db: Db | Tx, playerId: string) =>
  db
    .selectFrom('exclusion')
    .select(['id', 'kind', 'began_at', 'ends_at', 'end_asked_at', 'began_by', 'because'])
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .execute()

const isCovered = (wish: Running, own: Running): boolean =>
  own.kind !== 'operator' && wish.kind !== 'operator'
    ? !isLater(wish.ends_at, own.ends_at) || isWeaker(wish.kind, own.kind)
    : !isLater(wish.ends_at, own.ends_at)
