import type { Tx } from '../../../db/db.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { BonusWork } from '../deps.ts'
import { news } from '../texts.ts'
import { beginNext, titleOf } from './begin-bonus.ts'
import type { Bonus } from './bonus.ts'
import { sweepLate } from './end-bonus.ts'

/**
 * What a round brought after its bonus had ended: a bonus that was spent comes back with it while its
 * time runs, every other one is emptied. The caller holds the player's row and cash.
 */
export async function settleLate(tx: Tx, deps: BonusWork, bonus: Bonus): Promise<void> {
  const { expires_at: expiresAt } = bonus
  const isOver = expiresAt === null || expiresAt <= deps.clock.now()
  if (bonus.status !== 'spent' || bonus.kind === 'free_bet' || isOver) {
    await sweepLate(tx, deps, bonus)
    return
  }
  const { player_id: playerId } = bonus
  const own = tx.updateTable('bonus').where('id', '=', bonus.id)
  await own.set({ status: 'waiting', ended_at: null, emptied_at: null }).execute()
  await beginNext(tx, deps, playerId)
  const { status } = await tx
    .selectFrom('bonus')
    .select('status')
    .where('id', '=', bonus.id)
    .executeTakeFirstOrThrow()
  // Where it runs at once, that is told.
  if (status === 'waiting') {
    const said = news.waits({ title: titleOf(bonus), expiresAt })
    await notifyPlayer(tx, deps, { playerId, type: 'Bonus', ...said })
  }
}
