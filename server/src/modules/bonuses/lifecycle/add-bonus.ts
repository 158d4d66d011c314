import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { BonusTables } from '../../../db/tables/bonuses.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { needsCheckFirst, readStanding, whyRefuseGift } from '../../protection/index.ts'
import type { BonusWork } from '../deps.ts'
import { beginNext } from './begin-bonus.ts'

export type Claimer = { phone: string; isPhoneVerified: boolean; personKey: Buffer }

/** What is claimed: the terms are copied, so that a later change of the offer changes no bonus. */
export type Claim = Omit<
  Insertable<BonusTables['bonus']>,
  'id' | 'player_id' | 'personal_no_hmac' | 'status' | 'claimed_at'
>

/**
 * Puts the calls of one player in line, and refuses whoever may have no bonus: what a player may
 * not pay in for, the casino does not give for either (EXC-04).
 */
export async function lockClaimer(tx: Tx, playerId: string): Promise<Claimer> {
  // Before the lock, under which others wait.
  const isCheckDue = await needsCheckFirst(tx, playerId)
  const player = await tx
    .selectFrom('player')
    .select(['phone', 'is_phone_verified', 'person_key'])
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const refusal = whyRefuseGift(await readStanding(tx, playerId))
  if (refusal) throw new Refusal(refusal)
  refuseIf(isCheckDue, 'identity_needed_first')
  return {
    phone: player.phone,
    isPhoneVerified: player.is_phone_verified,
    personKey: player.person_key,
  }
}

/** Why this player may claim nothing, and so is offered nothing (EXC-04). */
export const whyNoOffers = async (db: Db, playerId: string) =>
  whyRefuseGift(await readStanding(db, playerId))

type Owner = { playerId: string; personKey: Buffer }

/** Gives the bonus and begins it if no other runs. False where the person has had it (BON-04). */
export async function addBonus(
  tx: Tx,
  deps: BonusWork,
  { playerId, personKey }: Owner,
  claim: Claim,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('bonus')
    .values({
      ...claim,
      id: deps.random.uuid(),
      player_id: playerId,
      personal_no_hmac: personKey,
      status: claim.amount_e5 === null ? 'opted_in' : 'waiting',
      claimed_at: deps.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await beginNext(tx, deps, playerId)
  return true
}
