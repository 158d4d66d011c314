import type { BonusOffer } from '@zar/contract/bonus'
import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import { foldCode } from '@zar/contract/offers/fold-code'
import type { Db } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { BonusDeps } from '../deps.ts'
import { whyNoOffers } from '../lifecycle/add-bonus.ts'
import { TRIAL_ID, trialClaim, trialSummary } from '../trial/terms.ts'
import { offerOfVoucher } from '../vouchers/use-voucher.ts'
import { isForPlayer, offersFor } from './for-whom.ts'
import { readUsedUp } from './guard.ts'
import type { OfferRow } from './offer-row.ts'
import { readCategories, type TermsRow, termsOf } from './terms.ts'

type Reader = { playerId: string; locale: Locale }

/** What the player can claim now: nothing where they may claim nothing (EXC-04). What came with a code is not told to who does not have it. */
export async function listOffers(
  { db, trialBonusE5, takesFreeBets }: BonusDeps,
  { playerId, locale }: Reader,
): Promise<BonusOffer[]> {
  if (await whyNoOffers(db, playerId)) return []
  const offers = await db
    .selectFrom('bonus_offer')
    .selectAll()
    .where('is_open', '=', true)
    .where('kind', '<>', 'promo_code')
    .$if(!takesFreeBets, (all) => all.where('kind', '<>', 'free_bet').where('bet_percent', '=', 0))
    .orderBy('position')
    .execute()
  const had = await readHad(db, playerId)
  const usedUp = await readUsedUp(db)
  const categories = await readCategories(db, locale)
  const left = offers.filter(({ id }) => !had.has(id) && !usedUp.has(id))
  const mine = await offersFor(db, left, playerId)
  const open = mine.map((offer) => presentOffer(offer, categories, locale))
  if (trialBonusE5 === 0n || had.has(TRIAL_ID)) return open
  const trial = trialClaim(trialBonusE5)
  const terms = termsOf(
    { ...trial, contribution: JSON.parse(trial.contribution), bet_percent: 0 },
    categories,
  )
  const title = trial[`title_${locale}`]
  const amount = unitsOf(trialBonusE5)
  return [
    { id: TRIAL_ID, kind: 'trial', title, summary: trialSummary[locale], amount, terms },
    ...open,
  ]
}

/** The offers that this person has claimed, whatever account they used. */
async function readHad(db: Db, playerId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('bonus')
    .innerJoin('player', (join) =>
      join.on(({ or, eb, ref }) =>
        or([
          eb('player.person_key', '=', ref('bonus.personal_no_hmac')),
          eb('player.id', '=', ref('bonus.player_id')),
        ]),
      ),
    )
    .select('offer_id')
    .where('player.id', '=', playerId)
    .execute()
  const trial = await db
    .selectFrom('trial_bonus')
    .select('player_id')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return new Set([...rows.map(({ offer_id: id }) => id), ...(trial ? [TRIAL_ID] : [])])
}

function presentOffer(
  offer: OfferRow,
  categories: ReadonlyMap<string, string>,
  locale: Locale,
): BonusOffer {
  const { id, kind } = offer
  return {
    id,
    kind,
    title: offer[`title_${locale}`],
    summary: offer[`summary_${locale}`],
    amount: unitsOf(offer.amount_e5),
    terms: termsOf(offer satisfies TermsRow, categories),
  }
}

/** What a code gives, however it is written; nothing is claimed by it. Whoever may claim nothing learns of none. */
export async function findCode(
  db: Db,
  { playerId, locale, code }: Reader & { code: string },
): Promise<BonusOffer> {
  const refusal = await whyNoOffers(db, playerId)
  if (refusal) throw new Refusal(refusal)
  const open = db.selectFrom('bonus_offer').selectAll().where('is_open', '=', true)
  const named = await open.where('code', '=', foldCode(code)).executeTakeFirst()
  const brought = named ? undefined : await offerOfVoucher(db, { code, playerId })
  const offer = brought
    ? await open.where('id', '=', brought).where('code', 'is not', null).executeTakeFirst()
    : named
  if (!offer || !(await isForPlayer(db, offer, playerId))) throw new Refusal('bonus_code_wrong')
  return presentOffer(offer, await readCategories(db, locale), locale)
}
