import { createHash } from 'node:crypto'
import { formatMoney, unitsOf } from '@zar/contract/money'
import type { Tx } from '../../../db/db.ts'
import type { Caller, Text } from '../../../platform/http/route.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import type { BonusDeps } from '../deps.ts'
import { addBonus, lockClaimer } from '../lifecycle/add-bonus.ts'
import { trialClaim } from './terms.ts'

/** Shorter ones are placeholders that many devices share. */
const DEVICE_MIN = 8

type Who = { playerId: string; caller: Caller }

/**
 * Gives the trial bonus: once per player, person, phone and device, however many ask at once
 * (X11, BON-04). Who has it already hears the same answer and gets nothing more (X5).
 */
export async function giveTrialBonus(deps: BonusDeps, who: Who): Promise<Text> {
  const amountE5 = deps.trialBonusE5
  refuseIf(amountE5 === 0n, 'trial_bonus_closed')
  const isNew = await deps.db.transaction().execute((tx) => claimTrial(tx, deps, who))
  if (isNew) {
    deps.onCommitted()
    deps.log.info({ event: 'trial bonus given', playerId: who.playerId, ip: who.caller.ip })
  }
  return given(amountE5)
}

/** True for the first time, false for a later one; refuses whoever may not have it. */
async function claimTrial(tx: Tx, deps: BonusDeps, { playerId, caller }: Who): Promise<boolean> {
  const player = await lockClaimer(tx, playerId)
  const earlier = await tx
    .selectFrom('trial_bonus')
    .select('player_id')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (earlier) return false
  refuseIf(!player.isPhoneVerified, 'trial_bonus_needs_phone')
  refuseIf(caller.fingerprint.length < DEVICE_MIN, 'trial_bonus_taken')
  const { personKey, phone } = player
  const claimed = await tx
    .insertInto('trial_bonus')
    .values({
      player_id: playerId,
      personal_no_hmac: personKey,
      phone,
      device_hash: createHash('sha256').update(caller.fingerprint).digest(),
      amount_e5: deps.trialBonusE5,
      created_at: deps.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('player_id')
    .executeTakeFirst()
  refuseIf(!claimed, 'trial_bonus_taken')
  const owner = { playerId, personKey }
  const isNew = await addBonus(tx, deps, owner, trialClaim(deps.trialBonusE5))
  refuseIf(!isNew, 'trial_bonus_taken')
  return true
}

function given(amountE5: bigint): Text {
  const sum = formatMoney(unitsOf(amountE5))
  return {
    tr: `${sum} deneme bonusu bonus hesabına eklendi.`,
    en: `The trial bonus of ${sum} was added to your bonus account.`,
  }
}
