import { E5 } from '@zar/contract/money'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { BonusTables } from '../../../db/tables/bonuses.ts'
import { demoFreeBet } from '../free-bets/demo-free-bet.ts'
import { FREE_ROUNDS_OFFERS } from '../free-rounds/demo-offers.ts'

type Offer = Omit<Insertable<BonusTables['bonus_offer']>, 'position'>

/** One kind of game for one offer (BON-01): these are for slots. */
const SLOTS = JSON.stringify({ 1: 100 })
const PLAIN = { share_bp: null, deposit_min_e5: null, spins: null, code: null }

const OFFERS: readonly Offer[] = [
  {
    ...PLAIN,
    id: 'half-again',
    kind: 'deposit_match',
    contribution: SLOTS,
    title_tr: 'Yatırmanın yarısı kadar',
    title_en: 'Half your deposit again',
    summary_tr: 'Bundan sonraki yatırmana yüzde 50 slot bonusu.',
    summary_en: 'A 50 percent slot bonus on your next deposit.',
    amount_e5: 500n * E5,
    share_bp: 5_000,
    deposit_min_e5: 100n * E5,
    wagering: 10,
    days: 14,
    max_stake_e5: 50n * E5,
    max_win_e5: 5_000n * E5,
  },
  {
    ...PLAIN,
    id: 'nar-rounds',
    kind: 'free_spins',
    contribution: SLOTS,
    title_tr: 'Nar Bahçesi turları',
    title_en: 'Pomegranate Garden rounds',
    summary_tr: 'Tur başına ₺2’den yirmi turluk bonus; istediğin slotta oynarsın.',
    summary_en: 'A bonus of twenty rounds at ₺2 each, to play on any slot you like.',
    amount_e5: 40n * E5,
    spins: 20,
    wagering: 5,
    days: 7,
    max_stake_e5: 2n * E5,
    max_win_e5: 500n * E5,
  },
  {
    ...PLAIN,
    id: 'three-games',
    kind: 'promo_code',
    contribution: SLOTS,
    code: 'UCOYUN',
    title_tr: 'Üç oyun, bir akşam',
    title_en: 'Three games, one evening',
    summary_tr: 'Koda özel slot bonusu.',
    summary_en: 'A slot bonus for the code.',
    amount_e5: 30n * E5,
    wagering: 8,
    days: 7,
    max_stake_e5: 3n * E5,
    max_win_e5: null,
  },
  demoFreeBet,
]

/** Gives each demo offer once in the life of a database: what an operator changed stays changed. */
export async function ensureDemoOffers(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const [position, offer] of OFFERS.entries()) {
      if (!(await isFirst(tx, `bonus:${offer.id}`))) continue
      const row = { ...offer, position }
      await tx.insertInto('bonus_offer').values(row).execute()
    }
    for (const [position, offer] of FREE_ROUNDS_OFFERS.entries()) {
      if (!(await isFirst(tx, `free-rounds:${offer.id}`))) continue
      const row = { ...offer, position }
      await tx.insertInto('free_rounds_offer').values(row).execute()
    }
  })
}

async function isFirst(tx: Tx, item: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('demo_content')
    .values({ item })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
