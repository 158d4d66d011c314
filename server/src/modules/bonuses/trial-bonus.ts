import { createHash } from 'node:crypto'
import { CURRENCY } from '@zar/contract/limits'
import { formatMoney, unitsOf } from '@zar/contract/money'
import type { Tx } from '../../db/db.ts'
import { tellPlayer } from '../../hub/outbox.ts'
import { Refusal, refuseIf } from '../../platform/refusal.ts'
import type { Caller, Text } from '../../platform/route.ts'
import { balanceE5, HOUSE_ID, postTransfer } from '../ledger/index.ts'
import { notifyPlayer } from '../messages/index.ts'
import { whyRefuseDeposit } from '../protection/index.ts'
import type { BonusDeps } from './deps.ts'

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
  const isNew = await deps.db.transaction().execute(async (tx) => {
    const isClaimed = await claim(tx, deps, who)
    if (isClaimed) await pay(tx, deps, who.playerId)
    return isClaimed
  })
  if (isNew) {
    deps.onCommitted()
    deps.log.info({ event: 'trial bonus given', playerId: who.playerId, ip: who.caller.ip })
  }
  return given(amountE5)
}

/** True for the first time, false for a later one; refuses whoever may not have it. */
async function claim(tx: Tx, deps: BonusDeps, { playerId, caller }: Who): Promise<boolean> {
  // The row lock puts the calls of one player in line.
  const player = await tx
    .selectFrom('player')
    .innerJoin('country', 'country.id', 'player.country_id')
    .select(['status', 'phone', 'is_phone_verified', 'personal_no_hmac', 'country.is_allowed'])
    .where('player.id', '=', playerId)
    // Of the player alone: the country's row is everybody's, and nobody may wait for it.
    .forNoKeyUpdate('player')
    .executeTakeFirstOrThrow()
  const refusal = whyRefuseDeposit({ status: player.status, isCountryAllowed: player.is_allowed })
  if (refusal) throw new Refusal(refusal)
  const earlier = await tx
    .selectFrom('trial_bonus')
    .select('player_id')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (earlier) return false
  refuseIf(!player.is_phone_verified, 'trial_bonus_needs_phone')
  refuseIf(caller.fingerprint.length < DEVICE_MIN, 'trial_bonus_taken')
  const claimed = await tx
    .insertInto('trial_bonus')
    .values({
      player_id: playerId,
      personal_no_hmac: player.personal_no_hmac,
      phone: player.phone,
      device_hash: createHash('sha256').update(caller.fingerprint).digest(),
      amount_e5: deps.trialBonusE5,
      created_at: deps.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('player_id')
    .executeTakeFirst()
  refuseIf(!claimed, 'trial_bonus_taken')
  return true
}

async function pay(tx: Tx, deps: BonusDeps, playerId: string): Promise<void> {
  await postTransfer(tx, {
    key: `trial_bonus:${playerId}`,
    playerId,
    currency: CURRENCY.code,
    source: { ownerId: HOUSE_ID, kind: 'promotion' },
    target: { ownerId: playerId, kind: 'player_cash' },
    amountE5: deps.trialBonusE5,
    reason: 'bonus',
  })
  await notifyPlayer(tx, deps, {
    ...{ playerId, type: 'Bonus', note: given(deps.trialBonusE5) },
    title: { tr: 'Deneme bonusun hazır', en: 'Your trial bonus is here' },
  })
  const balance = unitsOf(await balanceE5(tx, playerId))
  await tellPlayer(tx, playerId, 'Balance', { balance })
}

function given(amountE5: bigint): Text {
  const sum = formatMoney(unitsOf(amountE5))
  return {
    tr: `${sum} deneme bonusu bakiyene eklendi.`,
    en: `The trial bonus of ${sum} was added to your balance.`,
  }
}
