import { CURRENCY } from '@zar/contract/limits'
import { formatMoney, unitsOf } from '@zar/contract/money'
import { type CorrectionCode, toldOf } from '@zar/contract/office/corrections'
import type { Tx } from '../../db/db.ts'
import { tellPlayer } from '../../hub/outbox.ts'
import { Refusal } from '../../platform/refusal.ts'
import { balanceE5, HOUSE_ID, postTransfer } from '../ledger/index.ts'
import { type NotifyDeps, notifyPlayer } from '../messages/index.ts'

type Correction = {
  playerId: string
  isAddition: boolean
  amountE5: bigint
  code: CorrectionCode
  /** What was wrong: `round:55`, `payment:12`. */
  linked: string
  reason: string
  proposedBy: string
  approvedBy: string
}

/**
 * Moves a correction between the house's promotion account and the player's cash, and tells the player.
 * Refuses with `corrected_already` what was put right before for the same record and code, and with
 * `insufficient_funds` what the player's cash does not cover: nobody is brought below zero.
 */
export async function correctBalance(
  tx: Tx,
  deps: NotifyDeps,
  correction: Correction,
): Promise<bigint> {
  const { playerId, isAddition, amountE5, code, linked, reason } = correction
  const told = toldOf(code, isAddition)
  if (!told) throw new Refusal('invalid_input')
  const row = await tx
    .insertInto('correction')
    .values({
      player_id: playerId,
      is_addition: isAddition,
      amount_e5: amountE5,
      code,
      linked,
      reason,
      proposed_by: correction.proposedBy,
      approved_by: correction.approvedBy,
    })
    .onConflict((conflict) => conflict.constraint('correction_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Refusal('corrected_already')
  const house = { ownerId: HOUSE_ID, kind: 'promotion' } as const
  const player = { ownerId: playerId, kind: 'player_cash' } as const
  await postTransfer(tx, {
    key: `adjustment:${row.id}`,
    playerId,
    currency: CURRENCY.code,
    source: isAddition ? house : player,
    target: isAddition ? player : house,
    amountE5,
    reason: 'adjustment',
  })
  const sum = formatMoney(unitsOf(amountE5))
  await notifyPlayer(tx, deps, {
    playerId,
    type: 'System',
    title: { tr: 'Bakiyen düzeltildi', en: 'Your balance was corrected' },
    note: { tr: `${told.tr}: ${sum}`, en: `${told.en}: ${sum}` },
  })
  await tellPlayer(tx, playerId, 'Balance', { balance: unitsOf(await balanceE5(tx, playerId)) })
  return row.id
}
