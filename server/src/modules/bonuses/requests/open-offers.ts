import type { Locale } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { Text } from '../../../platform/http/route.ts'
import { type ForWhom, offersFor } from '../offers/for-whom.ts'

/** An offer that can be asked for by its name: open, and brought by no code. */
export type OpenOffer = ForWhom & {
  id: string
  title: Text
  worthE5: bigint
  needsDeposit: boolean
  isOfBets: boolean
}

/** Bonuses and free rounds that are open to this player, in their order, whether or not they had them. */
export async function readOpenOffers(db: Db | Tx, playerId: string): Promise<OpenOffer[]> {
  const bonuses = await db
    .selectFrom('bonus_offer')
    .select(['id', 'title_tr', 'title_en', 'amount_e5 as worthE5', 'segment_id', 'segment_version'])
    .select(sql<boolean>`kind = 'deposit_match'`.as('needsDeposit'))
    .select(sql<boolean>`kind = 'free_bet' or bet_percent > 0`.as('isOfBets'))
    .where('is_open', '=', true)
    .where('code', 'is', null)
    .orderBy('position')
    .execute()
  const rounds = await db
    .selectFrom('free_rounds_offer as offer')
    .innerJoin('game', (join) =>
      join.onRef('game.code', '=', 'offer.game_code').onRef('game.provider', '=', 'offer.provider'),
    )
    .select(['offer.id', 'title_tr', 'title_en', 'segment_id', 'segment_version'])
    .select(sql<bigint>`offer.rounds * offer.stake_e5`.as('worthE5'))
    .where('offer.is_open', '=', true)
    .where('game.is_open', '=', true)
    .orderBy('offer.position')
    .execute()
  const plain = { needsDeposit: false, isOfBets: false }
  const open = [...bonuses, ...rounds.map((one) => ({ ...one, ...plain }))].map(
    ({ title_tr: tr, title_en: en, ...offer }) => ({ ...offer, title: { tr, en } }),
  )
  return offersFor(db, open, playerId)
}

/** The offers that this person has had, whatever account they used. */
export async function readHadOffers(db: Db | Tx, playerId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select offer_id as id from (
      select offer_id, player_id, personal_no_hmac from bonus
      union all select offer_id, player_id, personal_no_hmac from free_rounds where status <> 'failed') had
      join player on player.id = ${playerId}
        and (had.player_id = player.id or had.personal_no_hmac = player.person_key)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** What an offer is called, in both languages. */
export async function readTitle(db: Db | Tx, id: string): Promise<Text> {
  const titles = ['title_tr as tr', 'title_en as en'] as const
  const row = await db
    .selectFrom('bonus_offer')
    .select(titles)
    .where('id', '=', id)
    .unionAll(db.selectFrom('free_rounds_offer').select(titles).where('id', '=', id))
    .executeTakeFirst()
  return row ?? { tr: id, en: id }
}

/** What offers are called, also those that were closed since. */
export async function readTitles(db: Db | Tx, locale: Locale): Promise<(id: string) => string> {
  const title = `title_${locale}` as const
  const rows = await db
    .selectFrom('bonus_offer')
    .select(['id', `${title} as title`])
    .unionAll(db.selectFrom('free_rounds_offer').select(['id', `${title} as title`]))
    .execute()
  const titles = new Map(rows.map((row) => [row.id, row.title]))
  return (id) => titles.get(id) ?? id
}
