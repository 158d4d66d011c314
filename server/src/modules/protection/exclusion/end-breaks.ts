import type { Logger } from 'pino'
import type { Tx } from '../../../db/db.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { ProtectionDeps } from '../deps.ts'
import { lockPlayer } from '../person.ts'
import { NEWS } from '../texts.ts'
import { overAt } from './exclusion.ts'
import { setEnded } from './running.ts'

export const END_BREAKS_CRONTAB = '* * * * * end_breaks'

type Deps = Pick<ProtectionDeps, 'db' | 'clock' | 'random' | 'onCommitted'> & { log: Logger }

/**
 * Ends the time-outs that are over, the self-exclusions whose end was asked for in time, and the
 * operator's exclusions and blocks whose time is over. One that cannot be ended is logged and keeps
 * nobody else waiting.
 */
export async function endBreaks(deps: Deps): Promise<void> {
  const { db, clock, log } = deps
  const now = clock.now()
  let failed = 0
  for (const playerId of await readDue(deps, now)) {
    try {
      await db.transaction().execute((tx) => endDue(tx, deps, { playerId, now }))
    } catch (err) {
      failed += 1
      log.error({ err, playerId }, 'a break could not be ended')
    }
  }
  deps.onCommitted()
  if (failed > 0) throw new Error(`${failed} breaks could not be ended`)
}

/** Whose time may be over. Of an account that is closed it goes on, should it be taken back. */
async function readDue({ db }: Deps, now: Date): Promise<string[]> {
  const breaks = db
    .selectFrom('exclusion')
    .innerJoin('player', 'player.id', 'player_id')
    .select('player_id')
    .where('ended_at', 'is', null)
    .where('closed_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', '<=', now), eb('end_asked_at', 'is not', null)]))
  const blocks = db
    .selectFrom('player_block')
    .select('player_id')
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
  const rows = await breaks.union(blocks).execute()
  return rows.map((row) => row.player_id)
}

async function endDue(
  tx: Tx,
  deps: Deps,
  { playerId, now }: { playerId: string; now: Date },
): Promise<void> {
  await lockPlayer(tx, playerId)
  await tx
    .updateTable('player_block')
    .set({ ended_at: now })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .execute()
  const running = await tx
    .selectFrom('exclusion')
    .select(['id', 'kind', 'ends_at', 'end_asked_at'])
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .execute()
  for (const one of running) {
    const over = overAt(one)
    if (!over || over > now) continue
    await setEnded(tx, one.id, now)
    const news = one.kind === 'operator' ? NEWS.exclusionOver : NEWS.breakOver
    await notifyPlayer(tx, deps, { playerId, type: 'System', title: news.title, note: news.note })
  }
}
