import { PROVIDERS, type ProviderName } from '@zar/contract/casino/casino'
import { z } from 'zod/mini'
import { type Piece, rowOf } from '../../../platform/seed/give-pieces.ts'
import {
  inBoth,
  refuseDuplicates,
  type SeedFiles,
  UnfitSeed,
} from '../../../platform/seed/seed-files.ts'
import { foldCode } from './fold-code.ts'

const E5_OF_KURUS = 1_000n

const Words = z.string().check(z.regex(/^\S(.*\S)?$/))
const Id = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/))
const Kurus = z.int().check(z.positive())
const Days = z.int().check(z.minimum(1), z.maximum(90))

const TERMS = {
  id: Id,
  amountKurus: Kurus,
  /** How many times the bonus is wagered (BON-01). */
  wagering: z.int().check(z.minimum(0), z.maximum(10)),
  days: Days,
  maxStakeKurus: Kurus,
  maxWinKurus: z.optional(Kurus),
  /** Percent of a stake that counts, by number of the category of games. */
  contribution: z.record(
    z.string().check(z.regex(/^[1-9]\d*$/)),
    z.int().check(z.minimum(0), z.maximum(100)),
  ),
  /** Percent of a settled bet at our own sportsbook that counts, and its least odds in thousandths. */
  bets: z.optional(
    z.strictObject({
      percent: z.int().check(z.minimum(1), z.maximum(100)),
      oddsMinMilli: z.int().check(z.minimum(1_001), z.maximum(500_000)),
      legOddsMinMilli: z.int().check(z.minimum(1_001), z.maximum(500_000)),
    }),
  ),
}

const Offer = z.discriminatedUnion('kind', [
  z.strictObject({
    ...TERMS,
    kind: z.literal('deposit_match'),
    sharePercent: z.int().check(z.minimum(1), z.maximum(100)),
    depositMinKurus: Kurus,
  }),
  z.strictObject({ ...TERMS, kind: z.literal('free_spins'), spins: z.int().check(z.positive()) }),
  z.strictObject({
    ...TERMS,
    kind: z.literal('promo_code'),
    code: z
      .string()
      .check(z.refine((code) => code !== '' && code === foldCode(code), 'not in capitals')),
  }),
  // One stake of exactly its worth, and nothing to wager.
  z.strictObject({ id: Id, kind: z.literal('free_bet'), amountKurus: Kurus, days: Days }),
])
type Offer = z.output<typeof Offer>

const FreeRounds = z.strictObject({
  id: Id,
  provider: z.enum(Object.keys(PROVIDERS) as ProviderName[]),
  gameCode: Words,
  rounds: z.int().check(z.minimum(1), z.maximum(500)),
  stakeKurus: Kurus,
  days: Days,
})

/** The words of these offers, and of no others. */
const wordsOf = (ids: readonly string[]) =>
  z.strictObject(
    Object.fromEntries(ids.map((id) => [id, z.strictObject({ title: Words, summary: Words })])),
  )

/** The offers of the files, in their order: `offers.json`, `free-rounds.json` and their words. */
export async function readOfferPieces(files: SeedFiles): Promise<Piece[]> {
  const offers = await files.json('offers.json', z.array(Offer))
  const freeRounds = await files.json('free-rounds.json', z.array(FreeRounds))
  const ids = [...offers, ...freeRounds].map(({ id }) => id)
  refuseDuplicates('offers.json and free-rounds.json', ids)
  const words = await inBoth((locale) => files.json(`${locale}/offers.json`, wordsOf(ids)))
  const textsOf = (id: string) => {
    const [tr, en] = [words.tr[id], words.en[id]]
    if (!tr || !en) throw new UnfitSeed(`offers.json: ${id} has no words`)
    return {
      title_tr: tr.title,
      title_en: en.title,
      summary_tr: tr.summary,
      summary_en: en.summary,
    }
  }
  return [
    ...offers.map((offer, position) => ({
      name: `bonus:${offer.id}`,
      rows: [rowOf('bonus_offer', ['id'], { position, ...textsOf(offer.id), ...termsOf(offer) })],
    })),
    ...freeRounds.map(({ id, provider, gameCode, rounds, stakeKurus, days }, position) => ({
      name: `free-rounds:${id}`,
      rows: [
        rowOf('free_rounds_offer', ['id'], {
          id,
          position,
          is_open: true,
          ...textsOf(id),
          provider,
          game_code: gameCode,
          rounds,
          stake_e5: e5Of(stakeKurus),
          days,
        }),
      ],
    })),
  ]
}

const e5Of = (kurus: number): bigint => BigInt(kurus) * E5_OF_KURUS

function termsOf(offer: Offer) {
  const { id, kind, days } = offer
  const amount_e5 = e5Of(offer.amountKurus)
  const plain = { id, kind, is_open: true, days, amount_e5, ...NOT_OF_ITS_KIND }
  if (kind === 'free_bet')
    return { ...plain, wagering: 0, max_stake_e5: amount_e5, max_win_e5: null, contribution: {} }
  return {
    ...plain,
    wagering: offer.wagering,
    max_stake_e5: e5Of(offer.maxStakeKurus),
    max_win_e5: offer.maxWinKurus === undefined ? null : e5Of(offer.maxWinKurus),
    contribution: offer.contribution,
    ...(offer.bets && {
      bet_percent: offer.bets.percent,
      bet_odds_min_milli: offer.bets.oddsMinMilli,
      leg_odds_min_milli: offer.bets.legOddsMinMilli,
    }),
    ...(offer.kind === 'deposit_match' && {
      share_bp: offer.sharePercent * 100,
      deposit_min_e5: e5Of(offer.depositMinKurus),
    }),
    ...(offer.kind === 'free_spins' && { spins: offer.spins }),
    ...(offer.kind === 'promo_code' && { code: offer.code }),
  }
}

const NOT_OF_ITS_KIND = {
  share_bp: null,
  deposit_min_e5: null,
  spins: null,
  code: null,
  bet_percent: 0,
  bet_odds_min_milli: 1_001,
  leg_odds_min_milli: 1_001,
}
