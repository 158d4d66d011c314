import type { BonusTermOpen } from '@zar/contract/offers/bonus-requests'
import type { RefusalCode } from '@zar/contract/refusal'
import type { Db, Tx } from '../../../db/db.ts'
import { isMarketingStopped, needsCheckFirst } from '../../protection/index.ts'
import { whyNoOffers } from '../lifecycle/add-bonus.ts'
import { whyAboveGuard } from '../offers/guard.ts'
import { readHadOffers, readOpenOffers } from './open-offers.ts'

type Whom = { playerId: string; now: Date }

/** Why this player is given no bonus at all, whatever they ask for: their own break, a block, or the ladder of help. */
export async function whyOff(db: Db | Tx, whom: Whom): Promise<RefusalCode | undefined> {
  const refusal = await whyNoOffers(db, whom.playerId)
  if (refusal) return refusal
  return (await isMarketingStopped(db, whom)) ? 'bonus_request_off' : undefined
}

/** Which term of the offer is open for the player; undefined where all are fulfilled. */
export async function termOpen(
  db: Db | Tx,
  { offerId, ...whom }: Whom & { offerId: string },
): Promise<BonusTermOpen | undefined> {
  if (await whyOff(db, whom)) return 'protection'
  const { playerId } = whom
  if ((await readHadOffers(db, playerId)).has(offerId)) return 'taken'
  const offer = (await readOpenOffers(db, playerId)).find(({ id }) => id === offerId)
  if (!offer) return 'not_open'
  if (offer.needsDeposit) return 'deposit'
  if (await needsCheckFirst(db, playerId)) return 'identity'
  return whyAboveGuard(db, { ...whom, offerId, worthE5: offer.worthE5 })
}

/** What a grant was refused for, as a term. */
const TERM_OF: Partial<Record<RefusalCode, BonusTermOpen>> = {
  bonus_used_up: 'used_up',
  bonus_day_full: 'day_full',
  identity_needed_first: 'identity',
  player_excluded: 'protection',
  player_disabled: 'protection',
  country_not_allowed: 'protection',
}
export const termOf = (code: RefusalCode): BonusTermOpen | undefined => TERM_OF[code]
