import { CURRENCY } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { tellPlayer } from '../../../hub/outbox.ts'
import { balanceE5, HOUSE_ID, lockCashAndBumpVersion, postTransfer } from '../../ledger/index.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { BonusWork } from '../deps.ts'
import { type Ending, news } from '../texts.ts'
import { beginNext, titleOf } from './begin-bonus.ts'
import type { Bonus } from './bonus.ts'
import { countWagered, type Progress } from './wagering.ts'

/**
 * Ends a bonus, tells of it, and begins the next in line. What it holds becomes the player's own
 * where it was wagered, up to the highest win of its terms, and goes back to the operator where not. The
 * caller holds the player's row.
 */
export async function endBonus(
  tx: Tx,
  deps: Pick<BonusWork, 'clock' | 'random'>,
  bonus: Bonus,
  { ending, operator = null }: { ending: Ending; operator?: string | null },
): Promise<void> {
  const { player_id: playerId } = bonus
  const moved = await emptyAccount(tx, bonus, ending)
  const running = bonus.status === 'active' ? await countWagered(tx, playerId) : []
  const progress = running.find(({ id }) => id === bonus.id)
  await tx
    .updateTable('bonus')
    .set({ status: ending, ended_at: deps.clock.now(), cancelled_by: operator })
    .where('id', '=', bonus.id)
    .execute()
  if (progress) await keepWagered(tx, progress)
  const said = news.ended(ending, { title: titleOf(bonus), ...moved })
  await notifyPlayer(tx, deps, { playerId, type: 'Bonus', ...said })
  await beginNext(tx, deps, playerId)
}

/** All that was wagered until now. With the cash held no earlier transfer is still to come. */
async function keepWagered(tx: Tx, progress: Progress): Promise<void> {
  const { id, playerId, wageredE5, byBetsE5 } = progress
  await sql`update bonus set wagered_e5 = ${wageredE5 - byBetsE5}, bet_wagered_e5 = ${byBetsE5},
      counted_to_id = (select max(id) from transfer where player_id = ${playerId}),
      idle = idle + tstzmultirange(tstzrange(clock_timestamp(), null))
    where id = ${id}`.execute(tx)
}

/** The same of what a round brought after its bonus had ended. */
export async function sweepLate(
  tx: Tx,
  deps: Pick<BonusWork, 'clock' | 'random'>,
  bonus: Bonus,
): Promise<void> {
  const moved = await emptyAccount(tx, bonus, bonus.status)
  if (moved.releasedE5 + moved.returnedE5 === 0n) return
  const said = news.late({ title: titleOf(bonus), ...moved })
  await notifyPlayer(tx, deps, { playerId: bonus.player_id, type: 'Bonus', ...said })
}

const NOTHING = { releasedE5: 0n, returnedE5: 0n }

async function emptyAccount(tx: Tx, bonus: Bonus, ending: string) {
  const { id, player_id: playerId, account_id: accountId } = bonus
  if (accountId === null) return NOTHING
  // Whatever moves the bonus holds the cash too, so its balance stands still from here on.
  await lockCashAndBumpVersion(tx, playerId)
  const account = await tx
    .selectFrom('account')
    .select(['balance_e5', 'version'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const heldE5 = account.balance_e5 ?? 0n
  const releasedE5 = ending === 'completed' ? releasable(bonus, heldE5) : 0n
  const returnedE5 = heldE5 - releasedE5
  const of = { playerId, currency: CURRENCY.code }
  const source = { ownerId: id, kind: 'player_bonus' } as const
  if (releasedE5 > 0n) {
    await postTransfer(tx, {
      ...of,
      source,
      key: `bonus_release:${id}:${account.version}`,
      target: { ownerId: playerId, kind: 'player_cash' },
      amountE5: releasedE5,
      reason: 'bonus_release',
    })
    await tx
      .updateTable('bonus')
      .set((eb) => ({ released_e5: eb('released_e5', '+', releasedE5) }))
      .where('id', '=', id)
      .execute()
    const balance = unitsOf(await balanceE5(tx, playerId))
    await tellPlayer(tx, playerId, 'Balance', { balance })
  }
  if (returnedE5 > 0n) {
    await postTransfer(tx, {
      ...of,
      source,
      key: `bonus_return:${id}:${account.version}`,
      target: { ownerId: HOUSE_ID, kind: 'promotion' },
      amountE5: returnedE5,
      reason: 'bonus_return',
    })
  }
  return { releasedE5, returnedE5 }
}

function releasable({ max_win_e5: maxE5, released_e5: releasedE5 }: Bonus, heldE5: bigint): bigint {
  if (maxE5 === null) return heldE5
  const leftE5 = maxE5 - releasedE5
  return heldE5 < leftE5 ? heldE5 : leftE5
}
