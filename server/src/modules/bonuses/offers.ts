import type { BonusOffer } from '@zar/contract/bonus'
import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import type { BonusTables } from '../../db/tables/bonuses.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Text } from '../../platform/route.ts'
import { addBonus, type Claim, lockClaimer, whyNoOffers } from './claim.ts'
import type { BonusDeps } from './deps.ts'
import { readCategories, type TermsRow, termsOf } from './terms.ts'
import { CLAIMED } from './texts.ts'
import { TRIAL_ID, trialClaim, trialSummary } from './trial-terms.ts'

type OfferRow = Selectable<BonusTables['bonus_offer']>
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
    .$if(!takesFreeBets, (all) => all.where('kind', '<>', 'free_bet'))
    .orderBy('position')
    .execute()
  const had = await readHad(db, playerId)
  const categories = await readCategories(db, locale)
  const open = offers
    .filter(({ id }) => !had.has(id))
    .map((offer) => presentOffer(offer, categories, locale))
  if (trialBonusE5 === 0n || had.has(TRIAL_ID)) return open
  const trial = trialClaim(trialBonusE5)
  const terms = termsOf({ ...trial, contribution: JSON.parse(trial.contribution) }, categories)
  const title = { tr: trial.title_tr, en: trial.title_en }[locale]
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
    .innerJoin('player', 'player.personal_no_hmac', 'bonus.personal_no_hmac')
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
    ...{ id, kind },
    title: locale === 'tr' ? offer.title_tr : offer.title_en,
    summary: locale === 'tr' ? offer.summary_tr : offer.summary_en,
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
  const offer = await db
    .selectFrom('bonus_offer')
    .selectAll()
    .where('is_open', '=', true)
    .where('code', '=', foldCode(code))
    .executeTakeFirst()
  if (!offer) throw new Refusal('bonus_code_wrong')
  return presentOffer(offer, await readCategories(db, locale), locale)
}

/** The Turkish keyboard writes i as İ: a code knows neither. */
const foldCode = (code: string) =>
  code.trim().replaceAll('ı', 'I').replaceAll('İ', 'I').toUpperCase()

type Wanted = { playerId: string; id: string; code?: string | undefined }

/** Claims an offer. Who has it already hears how it stands and gets nothing more (X5). */
export async function claimOffer(deps: BonusDeps, { playerId, id, code }: Wanted): Promise<Text> {
  const answer = await deps.db.transaction().execute(async (tx) => {
    const { personalNoHmac } = await lockClaimer(tx, playerId)
    const offer = await tx
      .selectFrom('bonus_offer')
      .selectAll()
      .where('id', '=', id)
      .where('is_open', '=', true)
      .executeTakeFirst()
    const isOurs = offer && (offer.code === null || offer.code === foldCode(code ?? ''))
    const isHere = offer?.kind !== 'free_bet' || deps.takesFreeBets
    if (!isOurs || !isHere) throw new Refusal('bonus_unknown')
    const isNew = await addBonus(tx, deps, { playerId, personalNoHmac }, claimOf(offer))
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
  ...{ offer_id: offer.id, kind: offer.kind },
  ...{ title_tr: offer.title_tr, title_en: offer.title_en },
  amount_e5: offer.kind === 'deposit_match' ? null : offer.amount_e5,
  amount_max_e5: offer.amount_e5,
  ...{ share_bp: offer.share_bp, deposit_min_e5: offer.deposit_min_e5, spins: offer.spins },
  ...{ wagering: offer.wagering, days: offer.days },
  ...{ max_stake_e5: offer.max_stake_e5, max_win_e5: offer.max_win_e5 },
  contribution: JSON.stringify(offer.contribution),
})
