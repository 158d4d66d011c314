import type { Db, Tx } from '../../../db/db.ts'
import type { Text } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { BonusDeps } from '../deps.ts'
import { addBonus, type Claim, lockClaimer } from '../lifecycle/add-bonus.ts'
import { CLAIMED } from '../texts.ts'
import { foldCode } from './fold-code.ts'
import type { OfferRow } from './list-offers.ts'

type OfferClaim = { playerId: string; id: string; code?: string | undefined }

/** Claims an offer. Who has it already hears how it stands and gets nothing more (X5). */
export async function claimOffer(
  deps: BonusDeps,
  { playerId, id, code }: OfferClaim,
): Promise<Text> {
  const answer = await deps.db.transaction().execute(async (tx) => {
    const { personKey } = await lockClaimer(tx, playerId)
    const offer = await tx
      .selectFrom('bonus_offer')
      .selectAll()
      .where('id', '=', id)
      .where('is_open', '=', true)
      .executeTakeFirst()
    const isOurs = offer && (offer.code === null || offer.code === foldCode(code ?? ''))
    const isOfBets = offer?.kind === 'free_bet' || (offer?.bet_percent ?? 0) > 0
    const isHere = !isOfBets || deps.takesFreeBets
    if (!isOurs || !isHere) throw new Refusal('bonus_unknown')
    const isNew = await addBonus(tx, deps, { playerId, personKey }, claimOf(offer))
    const said = await standing(tx, playerId, id)
    if (!said) throw new Refusal('bonus_taken')
    return { isNew, said }
  })
  if (answer.isNew) {
    deps.onCommitted()
    deps.log.info({ event: 'bonus claimed', playerId, offer: id })
  }
  return answer.said
}

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
})
