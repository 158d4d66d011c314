import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { ProtectionDeps } from '../deps.ts'
import { lockPerson, lockPlayer } from '../person.ts'
import { NEWS } from '../texts.ts'
import { reachTwins } from './exclude-namesakes.ts'
import { findExclusion, findRunning } from './exclusion.ts'

type Deps = Pick<ProtectionDeps, 'db' | 'clock' | 'random' | 'sessions' | 'onCommitted'>
/** What an operator decides of one player, and why. `also` is done in its transaction, before anything is written: it may refuse. */
type Decision = {
  playerId: string
  operator: string
  because: string
  also?: (tx: Tx) => Promise<unknown>
}
/** `endsAt` null: until it is taken back. */
type ShuttingOut = Decision & { endsAt: Date | null }

/**
 * Shuts a player out of every stake and deposit (EXC-02), beside whatever break they take. Every session
 * ends (SES-03); they may log in again, to withdraw.
 */
export async function excludePlayer(deps: Deps, decision: ShuttingOut): Promise<void> {
  const { playerId, operator, because, endsAt } = decision
  await shutOut(deps, { playerId, endsAt, why: 'excluded' }, async (tx, began_at) => {
    refuseIf((await findExclusion(tx, playerId)) !== undefined, 'player_already_excluded')
    await decision.also?.(tx)
    await tx
      .insertInto('exclusion')
      .values({
        player_id: playerId,
        kind: 'operator',
        began_at,
        ends_at: endsAt,
        began_by: operator,
        because,
      })
      .execute()
    const news = NEWS.excluded(endsAt)
    await notifyPlayer(tx, deps, { playerId, type: 'System', title: news.title, note: news.note })
    return reachTwins(tx, deps, playerId)
  })
}

/**
 * Ends the exclusion by an operator. A break that the player takes goes on: `exclusion_not_over` where
 * there is nothing but that (EXC-05).
 */
export async function readmitPlayer(deps: Deps, decision: Decision): Promise<void> {
  const { playerId, operator, because } = decision
  const ended_at = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await lockPlayer(tx, playerId)
    const exclusion = await findExclusion(tx, playerId)
    refuseIf(!exclusion && (await findRunning(tx, playerId)) !== undefined, 'exclusion_not_over')
    if (!exclusion) throw new Refusal('player_not_excluded')
    await decision.also?.(tx)
    await tx
      .updateTable('exclusion')
      .set({ ended_at, ended_by: operator, ended_because: because })
      .where('id', '=', exclusion.id)
      .execute()
    const { title, note } = NEWS.exclusionOver
    await notifyPlayer(tx, deps, { playerId, type: 'System', title, note })
  })
  deps.onCommitted()
}

/** No log-in, no play and no order from now on; wins and rollbacks post. Every session ends (SES-03). */
export async function blockPlayer(deps: Deps, decision: ShuttingOut): Promise<void> {
  const { playerId, operator, because, endsAt } = decision
  await shutOut(deps, { playerId, endsAt, why: 'blocked' }, async (tx, began_at) => {
    const running = await findBlock(tx, playerId)
    refuseIf(running !== undefined, 'player_already_blocked')
    await decision.also?.(tx)
    await tx
      .insertInto('player_block')
      .values({ player_id: playerId, began_at, began_by: operator, because, ends_at: endsAt })
      .execute()
    return []
  })
}

/** Ends the block. What else keeps the player out, a break or an exclusion, goes on. */
export async function unblockPlayer(deps: Deps, decision: Decision): Promise<void> {
  const { playerId, operator, because } = decision
  await deps.db.transaction().execute(async (tx) => {
    await lockPlayer(tx, playerId)
    const running = await findBlock(tx, playerId)
    if (!running) throw new Refusal('player_not_blocked')
    await decision.also?.(tx)
    await tx
      .updateTable('player_block')
      .set({ ended_at: deps.clock.now(), ended_by: operator, ended_because: because })
      .where('id', '=', running.id)
      .execute()
  })
}

export const isBlocked = async (tx: Tx, playerId: string): Promise<boolean> =>
  (await findBlock(tx, playerId)) !== undefined

const findBlock = (tx: Tx, playerId: string) =>
  tx
    .selectFrom('player_block')
    .select('id')
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

type Shutting = { playerId: string; endsAt: Date | null; why: 'excluded' | 'blocked' }

async function shutOut(
  deps: Deps,
  { playerId, endsAt, why }: Shutting,
  /** Answers the sessions that it has ended itself. */
  writeFact: (tx: Tx, now: Date) => Promise<Buffer[]>,
): Promise<void> {
  const now = deps.clock.now()
  refuseIf(endsAt !== null && endsAt <= now, 'invalid_input')
  const ended = await deps.db.transaction().execute(async (tx) => {
    await lockPerson(tx, playerId)
    await lockPlayer(tx, playerId)
    const elsewhere = await writeFact(tx, now)
    return [...(await deps.sessions.endAllIn(tx, { playerId, why })), ...elsewhere]
  })
  await deps.sessions.announceEnded(ended)
  deps.onCommitted()
}
