import { unitsOf } from '@zar/contract/money'
import type { OwnBonuses } from '@zar/contract/players/own-data'
import type { Db, Tx } from '../../db/db.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { BonusWork } from './deps.ts'
import { readPaidBets } from './free-bets/paid-bets.ts'
import { giveUpAllFreeRounds } from './free-rounds/end.ts'
import { copyFreeRounds } from './free-rounds/personal-data.ts'
import { giveUpBonus, OPEN_STATUSES } from './lifecycle/decline-bonus.ts'
import { eraseRequests } from './requests/forget.ts'
import { copyRequests } from './requests/read-own.ts'

/** Every bonus, cashback and grant of free rounds of one player, the oldest first (PRV-02). */
export async function copyBonuses(
  db: Db,
  playerId: string,
  locale: 'tr' | 'en',
): Promise<OwnBonuses> {
  const [bonuses, cashbacks, paidBets, freeRounds, bonusRequests] = await Promise.all([
    db.selectFrom('bonus').selectAll().where('player_id', '=', playerId).orderBy('seq').execute(),
    db
      .selectFrom('cashback')
      .selectAll()
      .where('player_id', '=', playerId)
      .orderBy('day')
      .execute(),
    readPaidBets(db, playerId),
    copyFreeRounds(db, playerId, locale),
    copyRequests(db, { playerId, locale }),
  ])
  return {
    freeRounds,
    bonusRequests,
    bonuses: bonuses.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: row[`title_${locale}`],
      status: row.status,
      amount: row.amount_e5 === null ? null : unitsOf(row.amount_e5),
      wagered: unitsOf(row.wagered_e5 + row.bet_wagered_e5),
      released: paidBets.get(row.account_id)?.profit ?? unitsOf(row.released_e5),
      claimedAt: row.claimed_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    })),
    cashbacks: cashbacks.map(({ day, lost_e5, amount_e5 }) => ({
      day,
      lost: unitsOf(lost_e5),
      amount: unitsOf(amount_e5),
    })),
  }
}

/** Ends what bonuses and free rounds the player still has: what the bonuses hold goes back to the operator. */
export async function giveUpBonuses(
  deps: Omit<BonusWork, 'log'>,
  { playerId, operator }: { playerId: string; operator: string },
): Promise<void> {
  await giveUpAllFreeRounds(deps, { playerId, operator })
  const open = await deps.db
    .selectFrom('bonus')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('seq', 'desc')
    .execute()
  for (const { id } of open) {
    await giveUpBonus(deps, { bonusId: id, operator }).catch((error: unknown) => {
      // Another was a moment faster, or its time was over: it has ended all the same.
      if (!(error instanceof Refusal && error.code === 'bonus_ended')) throw error
    })
  }
}

/** Phone, device and the words of requests go; the keyed hash of the person stays, so that a bonus is given once for good. */
export async function eraseBonuses(tx: Tx, playerId: string): Promise<void> {
  await tx
    .updateTable('trial_bonus')
    .set({ phone: `erased:${playerId}`, device_hash: Buffer.from(`erased:${playerId}`) })
    .where('player_id', '=', playerId)
    .execute()
  await eraseRequests(tx, playerId)
}
