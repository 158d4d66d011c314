import type { ProviderName } from '@zar/contract/casino/casino'
import type { BonusOfferTerms, OfferContent, OfferTerms } from '@zar/contract/office/offers/terms'
import type { Selectable } from 'kysely'
import type { BonusTables } from '../../../db/tables/bonuses.ts'

const E5_OF_KURUS = 1_000n

export type OfferRow = Selectable<BonusTables['bonus_offer']>
export type FreeRoundsOfferRow = Selectable<BonusTables['free_rounds_offer']>

export const e5Of = (kurus: number): bigint => BigInt(kurus) * E5_OF_KURUS
const kurusOf = (e5: bigint): number => Number(e5 / E5_OF_KURUS)

const NOT_OF_ITS_KIND = {
  share_bp: null,
  deposit_min_e5: null,
  spins: null,
  code: null,
  bet_percent: 0,
  bet_odds_min_milli: 1_001,
  leg_odds_min_milli: 1_001,
}

/** The columns that terms become. */
export function columnsOf(offer: BonusOfferTerms) {
  const { id, kind, days } = offer
  const amount_e5 = e5Of(offer.amountKurus)
  const plain = { id, kind, is_open: true, days, amount_e5, ...NOT_OF_ITS_KIND }
  if (offer.kind === 'free_bet')
    return { ...plain, wagering: 0, max_stake_e5: amount_e5, max_win_e5: null, contribution: {} }
  const { bets } = offer
  return {
    ...plain,
    wagering: offer.wagering,
    max_stake_e5: e5Of(offer.maxStakeKurus),
    max_win_e5: offer.maxWinKurus === undefined ? null : e5Of(offer.maxWinKurus),
    contribution: offer.contribution,
    bet_percent: bets?.percent ?? plain.bet_percent,
    bet_odds_min_milli: bets?.oddsMinMilli ?? plain.bet_odds_min_milli,
    leg_odds_min_milli: bets?.legOddsMinMilli ?? plain.leg_odds_min_milli,
    share_bp: offer.kind === 'deposit_match' ? offer.sharePercent * 100 : null,
    deposit_min_e5: offer.kind === 'deposit_match' ? e5Of(offer.depositMinKurus) : null,
    spins: offer.kind === 'free_spins' ? offer.spins : null,
    code: offer.kind === 'promo_code' ? offer.code : null,
  }
}

/** The same of rounds that a supplier plays. */
export const freeRoundsColumnsOf = (terms: {
  id: string
  provider: ProviderName
  gameCode: string
  rounds: number
  stakeKurus: number
  days: number
}) => ({
  id: terms.id,
  is_open: true,
  provider: terms.provider,
  game_code: terms.gameCode,
  rounds: terms.rounds,
  stake_e5: e5Of(terms.stakeKurus),
  days: terms.days,
})

export const textColumnsOf = ({ tr, en }: OfferContent['words']) => ({
  title_tr: tr.title,
  title_en: en.title,
  summary_tr: tr.summary,
  summary_en: en.summary,
})

type Texts = Pick<OfferRow, 'title_tr' | 'title_en' | 'summary_tr' | 'summary_en'>
const wordsOf = (row: Texts): OfferContent['words'] => ({
  tr: { title: row.title_tr, summary: row.summary_tr },
  en: { title: row.title_en, summary: row.summary_en },
})

const segmentOf = (id: bigint | null) => (id === null ? null : `${id}`)

/** What an offer is, read back from its row. */
export const contentOf = (row: OfferRow): OfferContent => ({
  terms: termsOfRow(row),
  words: wordsOf(row),
  segment: segmentOf(row.segment_id),
})

export const freeRoundsContentOf = (row: FreeRoundsOfferRow): OfferContent => ({
  terms: {
    kind: 'free_rounds',
    id: row.id,
    provider: row.provider,
    gameCode: row.game_code,
    rounds: row.rounds,
    stakeKurus: kurusOf(row.stake_e5),
    days: row.days,
  },
  words: wordsOf(row),
  segment: segmentOf(row.segment_id),
})

function termsOfRow(row: OfferRow): OfferTerms {
  const { id, days } = row
  const amountKurus = kurusOf(row.amount_e5)
  if (row.kind === 'free_bet') return { id, kind: row.kind, amountKurus, days }
  const frame = {
    id,
    days,
    amountKurus,
    wagering: row.wagering,
    maxStakeKurus: kurusOf(row.max_stake_e5),
    maxWinKurus: row.max_win_e5 === null ? undefined : kurusOf(row.max_win_e5),
    contribution: row.contribution,
    bets: betsOf(row),
  }
  if (row.kind === 'free_spins') return { ...frame, kind: row.kind, spins: row.spins ?? 1 }
  if (row.kind === 'promo_code') return { ...frame, kind: row.kind, code: row.code ?? '' }
  const sharePercent = (row.share_bp ?? 0) / 100
  const depositMinKurus = kurusOf(row.deposit_min_e5 ?? 0n)
  return { ...frame, kind: row.kind, sharePercent, depositMinKurus }
}

const betsOf = (row: OfferRow) =>
  row.bet_percent === 0
    ? undefined
    : {
        percent: row.bet_percent,
        oddsMinMilli: row.bet_odds_min_milli,
        legOddsMinMilli: row.leg_odds_min_milli,
      }
