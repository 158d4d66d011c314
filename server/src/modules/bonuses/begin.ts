import { CURRENCY } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import { HOUSE_ID, openBonusAccount, postTransfer, touchCash } from '../ledger/index.ts'
import { notifyPlayer } from '../messages/index.ts'
import type { BonusWork } from './deps.ts'
import { news } from './texts.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Begins the bonus that has waited longest, where none runs. The caller holds the player's row. With
 * the cash held, every earlier transfer of the player is committed, so the wagering begins exactly
 * after the last of them.
 */
export async function beginNext(
  tx: Tx,
  deps: Pick<BonusWork, 'clock' | 'random'>,
  playerId: string,
): Promise<void> {
  const [next] = await tx
    .selectFrom('bonus')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', 'in', ['active', 'waiting'])
    .orderBy(sql`status = 'active'`, 'desc')
    .orderBy('seq')
    .limit(1)
    .execute()
  if (next?.status !== 'waiting' || next.amount_e5 === null) return
  await touchCash(tx, playerId)
  const accountId = await openBonusAccount(tx, next.id, CURRENCY.code)
  await postTransfer(tx, {
    key: `bonus:${next.id}`,
    playerId,
    currency: CURRENCY.code,
    source: { ownerId: HOUSE_ID, kind: 'promotion' },
    target: { ownerId: next.id, kind: 'player_bonus' },
    amountE5: next.amount_e5,
    reason: 'bonus',
  })
  const last = sql<bigint>`(select max(id) from transfer where player_id = ${playerId})`
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + next.days * DAY_MS)
  await tx
    .updateTable('bonus')
    .set({
      ...{ status: 'active', account_id: accountId, started_at: now, expires_at: expiresAt },
      ...{ from_transfer_id: last, counted_to_id: last, counts_from: sql`clock_timestamp()` },
    })
    .where('id', '=', next.id)
    .execute()
  const told = news.begun({ title: titleOf(next), amountE5: next.amount_e5, expiresAt })
  await notifyPlayer(tx, deps, { playerId, type: 'Bonus', ...told })
}

export const titleOf = ({
  title_tr: tr,
  title_en: en,
}: {
  title_tr: string
  title_en: string
}) => ({
  tr,
  en,
})
