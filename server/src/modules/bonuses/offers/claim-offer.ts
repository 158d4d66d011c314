import { foldCode } from '@zar/contract/offers/fold-code'
import type { Db, Tx } from '../../../db/db.ts'
import type { Text } from '../../../platform/http/route.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { BonusDeps, BonusWork } from '../deps.ts'
import { addBonus, type Claim, lockClaimer } from '../lifecycle/add-bonus.ts'
import { answerByGrant, CLAIMED_BY } from '../requests/answer.ts'
import { CLAIMED } from '../texts.ts'
import { holdVoucher, useVoucher } from '../vouchers/use-voucher.ts'
import { isForPlayer } from './for-whom.ts'
import { refuseAboveGuard } from './guard.ts'
import type { OfferRow } from './offer-row.ts'

type OfferClaim = { playerId: string; id: string; code?: string | undefined }
/** Somebody of the house gives it: the code is not asked for, and a kind that needs a deposit is not given. */
type OfficeGrant = { playerId: string; id: string }

/**
 * Claims an offer. Who has it already hears how it stands and gets nothing more (X5), also after leaving the segment
 * that it is for.
 */
export async function claimOffer(
  deps: BonusDeps,
  { playerId, id, code }: OfferClaim,
): Promise<Text> {
  const answer = await deps.db.transaction().execute(async (tx) => {
    const { personKey } = await lockClaimer(tx, playerId)
    const offer = await holdOffer(tx, id)
    if (!offer || !isOfBetsTaken(deps, offer)) throw new Refusal('bonus_unknown')
    const bearer = await bearerOf(tx, offer, { playerId, code })
    refuseIf(bearer === undefined, 'bonus_unknown')
    const isMine =
      (await isForPlayer(tx, offer, playerId)) || (await standing(tx, playerId, id)) !== undefined
    refuseIf(!isMine, 'bonus_unknown')
    const isNew = await addBonus(tx, deps, { playerId, personKey }, claimOf(offer))
    const said = await standing(tx, playerId, id)
    if (!said) throw new Refusal('bonus_taken')
    if (isNew) await countClaim(tx, deps, { playerId, id, voucher: bearer?.voucher })
    return { isNew, said }
  })
  if (answer.isNew) {
    deps.onCommitted()
    deps.log.info({ event: 'bonus claimed', playerId, offer: id })
  }
  return answer.said
}

type Claimed = { playerId: string; id: string; voucher: string | undefined }

/** What a new claim uses up, and the request that it answers. */
async function countClaim(
  tx: Tx,
  deps: BonusDeps,
  { playerId, id, voucher }: Claimed,
): Promise<void> {
  const now = deps.clock.now()
  await refuseAboveGuard(tx, { offerId: id, playerId, now })
  await answerByGrant(tx, deps, { playerId, offerId: id, by: CLAIMED_BY })
  if (voucher) await useVoucher(tx, { code: voucher, playerId, now })
}

/** Whether the house takes the bets that it is for, if it is for any. */
function isOfBetsTaken({ takesFreeBets }: BonusDeps, offer: OfferRow): boolean {
  const isOfBets = offer.kind === 'free_bet' || offer.bet_percent > 0
  return !isOfBets || takesFreeBets
}

type Bearing = { playerId: string; code: string | undefined }

/** What brings the offer: nothing more, its own code, or a voucher, which is held; undefined where nothing does. */
async function bearerOf(
  tx: Tx,
  offer: OfferRow,
  { playerId, code }: Bearing,
): Promise<{ voucher?: string } | undefined> {
  if (offer.code === null) return {}
  if (code === undefined) return undefined
  if (offer.code === foldCode(code)) return {}
  const isHeld = await holdVoucher(tx, { code, playerId, offerId: offer.id })
  return isHeld ? { voucher: code } : undefined
}

/**
 * Gives one player what an open offer gives. False where it cannot be given: closed, of a deposit, had before, or for
 * a segment that the player is not in.
 */
export async function grantOffer(
  tx: Tx,
  deps: BonusWork,
  { playerId, id }: OfficeGrant,
): Promise<boolean> {
  const { personKey } = await lockClaimer(tx, playerId)
  const offer = await holdOffer(tx, id)
  if (!offer || offer.kind === 'deposit_match') return false
  if (!(await isForPlayer(tx, offer, playerId))) return false
  const isNew = await addBonus(tx, deps, { playerId, personKey }, claimOf(offer))
  if (isNew) await refuseAboveGuard(tx, { offerId: id, playerId, now: deps.clock.now() })
  return isNew
}

/** An open offer, which nobody stops or changes before the transaction ends. */
const holdOffer = (tx: Tx, id: string): Promise<OfferRow | undefined> =>
  tx
    .selectFrom('bonus_offer')
    .selectAll()
    .where('id', '=', id)
    .where('is_open', '=', true)
    .forShare()
    .executeTakeFirst()

/** How a bonus that has not ended stands, as its player is told. */
async function standing(db: Db | Tx, playerId: string, id: string): Promise<Text | undefined> {
  const bonus = await db
    .selectFrom('bonus')
    .select('status')
    .where('player_id', '=', playerId)
    .where('offer_id', '=', id)
    .executeTakeFirst()
  return bonus && SAID[bonus.status]
}

const SAID: Record<string, Text> = {
  active: CLAIMED.begun,
  waiting: CLAIMED.waiting,
  opted_in: CLAIMED.opted_in,
}

const claimOf = (offer: OfferRow): Claim => ({
  offer_id: offer.id,
  kind: offer.kind,
  title_tr: offer.title_tr,
  title_en: offer.title_en,
  amount_e5: offer.kind === 'deposit_match' ? null : offer.amount_e5,
  amount_max_e5: offer.amount_e5,
  share_bp: offer.share_bp,
  deposit_min_e5: offer.deposit_min_e5,
  spins: offer.spins,
  wagering: offer.wagering,
  days: offer.days,
  max_stake_e5: offer.max_stake_e5,
  max_win_e5: offer.max_win_e5,
  contribution: JSON.stringify(offer.contribution),
  bet_percent: offer.bet_percent,
  bet_odds_min_milli: offer.bet_odds_min_milli,
  leg_odds_min_milli: offer.leg_odds_min_milli,
  offer_version: offer.version,
})
